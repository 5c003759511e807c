/**
 * Say something about the table as a whole, for its layout: `data-NAME` on the frame that this part of
 * it stands in. A rule such as `.one:has(.strip)` would say it without code, but then whatever changes
 * anywhere at the table restyles all of it.
 */
export function markTable(part: HTMLElement | undefined, name: string, holds: boolean): () => void {
  const frame = part?.closest<HTMLElement>(".one");
  frame?.toggleAttribute(`data-${name}`, holds);
  return () => frame?.removeAttribute(`data-${name}`);
}
