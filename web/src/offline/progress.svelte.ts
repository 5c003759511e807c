/** How far the loading is: bytes that have come of those that have to. */

class Progress {
  total = $state(1);
  loaded = $state(0);
  problem = $state("");
  /** Whether games outlive the page: some private windows keep nothing. */
  keeps = $state(true);

  begin(total: number): void {
    this.total = total;
  }

  add(bytes: number): void {
    this.loaded += bytes;
  }

  fail(problem: string): void {
    this.problem = problem;
  }

  /** All is here; what remains is to start it. */
  get isLoaded(): boolean {
    return this.loaded >= this.total;
  }
}

export const progress = new Progress();
