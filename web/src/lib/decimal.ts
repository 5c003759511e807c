/** Numbers with a fraction, as the language writes them. */

import { text } from "./text.svelte";

/** "3.2", "3,2", "−0.5": always with so many digits after the point, and with a true minus. */
export const decimal = (value: number, digits = 1): string =>
  new Intl.NumberFormat(text.language, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
    .format(value)
    .replace("-", "−");
