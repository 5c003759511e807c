/** The worker in which bots think: however long one takes, the tables and the screen go on. */

import { start } from "./python";
import type { FromBots, ToBots } from "./said";

interface Bots {
  choose(job: string): string;
}

let ready: Promise<Bots>;

self.onmessage = (event: MessageEvent<ToBots>): void => {
  const message = event.data;
  if ("start" in message)
    ready = start(message.base, message.start).then((python) => {
      const make = python.runPython("from trilith.offline.door import Bots; Bots") as () => Bots;
      return make();
    });
  else
    void ready.then((bots) => {
      const code = bots.choose(message.job);
      self.postMessage({ thought: message, code } satisfies FromBots);
    });
};
