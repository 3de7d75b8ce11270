/** The pauses between tries, in milliseconds. Each is twice the one before, up to the longest. */
export type Pauses = { firstMs: number; longestMs: number }

/**
 * How long to wait after this many failures in a row, from 1. A third of it is chance, so that many processes that
 * lost the same server do not come back at one moment. `random` gives 0 to 1.
 */
export function pauseAfter(
  failures: number,
  { firstMs, longestMs }: Pauses,
  random: () => number = Math.random,
): number {
  const whole = Math.min(longestMs, firstMs * 2 ** (failures - 1))
  return Math.round(whole * (1 - random() / 3))
}
