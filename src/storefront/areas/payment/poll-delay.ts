/** While a payment is pending the page asks every two seconds, after a minute every ten, and then rests. */
const quickMs = 2_000
const slowMs = 10_000
const quickUntilMs = 60_000
const stopAfterMs = 5 * 60_000

/** Milliseconds until the next poll; undefined when polling ends. */
export function pollDelay(waitedMs: number): number | undefined {
  if (waitedMs >= stopAfterMs) return undefined
  return waitedMs < quickUntilMs ? quickMs : slowMs
}

/** From here on the page says that it takes longer than usual. */
export const isSlow = (waitedMs: number): boolean => waitedMs >= 20_000
