/** Whom I do not read, and whom I do not want to meet. */

import { api } from "./api";
import { session } from "./session.svelte";
import type { Neighbour } from "./wire";

class Manners {
  list = $state.raw<Neighbour[]>([]);
  private of = "";

  /** Load whom I have muted or blocked, once for each identity. */
  async load(again = false): Promise<void> {
    const me = session.person?.id ?? "";
    if (!me || (me === this.of && !again)) return;
    this.of = me;
    this.list = await api.neighbours();
  }

  towards(id: string): { muted: boolean; blocked: boolean } {
    const { muted = false, blocked = false } = this.list.find((one) => one.id === id) ?? {};
    return { muted, blocked };
  }

  isMuted(id: string | null | undefined): boolean {
    return !!id && this.towards(id).muted;
  }

  isBlocked(id: string | null | undefined): boolean {
    return !!id && this.towards(id).blocked;
  }

  async want(id: string, wanted: { muted?: boolean; blocked?: boolean }): Promise<void> {
    await session.ensure();
    await api.want(id, { ...this.towards(id), ...wanted });
    await this.load(true);
  }
}

export const manners = new Manners();
