/** The game whose colours the seats have, on the whole page: as long as something of it is shown. */

let shown = 0;

/** Give the page the colours of a game; the answer takes them off again. */
export function wear(game: string): () => void {
  const { dataset } = document.documentElement;
  dataset["world"] = game;
  shown++;
  return () => {
    if (--shown === 0) delete dataset["world"];
  };
}
