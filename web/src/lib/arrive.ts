/** Where the focus goes when what had it is gone: nobody who uses keys begins at the top again. */

const FRAMES = 200;

export const isLost = (): boolean =>
  !document.activeElement || document.activeElement === document.body;

/** A page has been opened: its heading is where reading begins, once it is there. */
export function arrive(frames = FRAMES): void {
  const heading = document.querySelector<HTMLElement>("#main h1");
  if (!heading) {
    if (frames) requestAnimationFrame(() => arrive(frames - 1));
    return;
  }
  if (!isLost()) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** Called before something opens: what was in use then is so again once it is closed. */
export function comeBack(): () => void {
  const before = document.activeElement;
  return () =>
    requestAnimationFrame(() => {
      if (isLost() && before instanceof HTMLElement) before.focus();
    });
}
