/** The worker in which bots and the coach think: however long one takes, the tables and the screen go on. */

import { start } from "./python";
import type { FromBots, ToBots } from "./said";

interface Bots {
  choose(job: string): string;
  run(job: string): string;
}

let ready: Promise<Bots>;

const tell = (message: FromBots): void => self.postMessage(message);

self.onmessage = (event: MessageEvent<ToBots>): void => {
  const message = event.data;
  if ("start" in message)
    ready = start(message.base, message.start).then((python) => {
      const make = python.runPython("from trilith.offline.door import Bots; Bots") as () => Bots;
      return make();
    });
  else
    void ready.then((bots) => {
      if ("number" in message) tell({ errand: message.number, found: bots.run(message.job) });
      else tell({ thought: message, code: bots.choose(message.job) });
    });
};
