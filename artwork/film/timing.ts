/** Where something is on its way, from 0 to 1: it starts at `from` and has arrived at `until` (seconds). */
export function progress(at: number, from: number, until: number): number {
  return Math.min(1, Math.max(0, (at - from) / (until - from)))
}

/** Sets off and comes to rest softly. */
export const soft = (share: number): number =>
  share < 0.5 ? 4 * share ** 3 : 1 - (-2 * share + 2) ** 3 / 2

/** Goes a little too far, and comes back. */
export function bounce(share: number): number {
  const over = 1.70158
  return 1 + (over + 1) * (share - 1) ** 3 + over * (share - 1) ** 2
}

export const between = (from: number, to: number, share: number): number =>
  from + (to - from) * share
