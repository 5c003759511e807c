/** Whether an answer is awaited for so long that it should be seen. */

/** Milliseconds. */
const SLOW = 600;

export class Patience {
  isSlow = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;

  begin(): void {
    this.end();
    this.timer = setTimeout(() => (this.isSlow = true), SLOW);
  }

  end(): void {
    clearTimeout(this.timer);
    this.isSlow = false;
  }
}
