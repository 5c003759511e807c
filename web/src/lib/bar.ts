/** What has room in the bar. */

/** "more (2)", in letters. */
const MORE = 10;

/**
 * How many of the options stand in the bar, by the lengths of their words: all, if they are not too
 * many and not too long; else the first ones, with room for the button that leads to the others.
 */
export function howManyFit(lengths: readonly number[], most: number, letters: number): number {
  const sum = (n: number): number => lengths.slice(0, n).reduce((all, one) => all + one, 0);
  if (lengths.length < 2 || (lengths.length <= most && sum(lengths.length) <= letters))
    return lengths.length;
  let n = Math.min(lengths.length, most) - 1;
  while (n > 1 && sum(n) + MORE > letters) n--;
  return n;
}
