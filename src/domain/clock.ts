/** Where every "now" comes from, so that tests and demonstrations can move time. */
export type Clock = { now(): Date }

export const systemClock: Clock = { now: () => new Date() }

/** A demonstration's time: as long as nobody moves it, the real one. */
export type MovableClock = Clock & {
  aheadMs(): number
  moveTo(aheadMs: number): void
}

export function createMovableClock(aheadMs = 0): MovableClock {
  let ahead = aheadMs
  return {
    now: () => new Date(Date.now() + ahead),
    aheadMs: () => ahead,
    moveTo: (next) => {
      ahead = next
    },
  }
}
