/** An analysis as it comes to be: asked for, waited for, read. */

import { ApiError, api } from "../lib/api";
import type { AnalysisState, CoachDepth } from "../lib/wire";

/** Milliseconds between two looks at how far it is. */
const PATIENCE = 1500;

export class Coach {
  state = $state.raw<AnalysisState | null>(null);
  /** The code under which the server refused. */
  problem = $state("");
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly table: string) {}

  get busy(): boolean {
    return this.state?.status === "waiting" || this.state?.status === "running";
  }

  /** What has been analysed, at the depth asked for. */
  async look(depth: CoachDepth): Promise<void> {
    await this.try(() => api.analysis(this.table, depth));
  }

  /** Have it made. */
  async begin(depth: CoachDepth): Promise<void> {
    await this.try(() => api.analyse(this.table, depth));
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  private async try(ask: () => Promise<AnalysisState>): Promise<void> {
    this.stop();
    try {
      const found = await ask();
      this.problem = "";
      this.state = found;
      if (this.busy) this.timer = setTimeout(() => void this.look(found.depth), PATIENCE);
    } catch (error) {
      this.problem = error instanceof ApiError ? error.code : "unreachable";
    }
  }
}
