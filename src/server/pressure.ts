import type { RecordableHistogram } from 'node:perf_hooks'

/** How late half of the process' turns are at least, in milliseconds, since it was asked before. */
export type Lateness = () => number

export type Pressure = { isHigh(): boolean; stop(): void }

const lookEveryMs = 1000
/** One silent second is no overload: collecting memory, or a machine that paused, is over before anybody is refused. */
const looksToRefuse = 3
const looksToRecover = 3

/**
 * Tells when this process has more to do than it can. It looks at the middle of its turns, which a single long one
 * does not move. High once it is later than `maxMs` three looks in a row; low again once it is under half of that as
 * long, so that it does not swing.
 */
export function watchPressure(
  maxMs: number,
  { lateness, every = setInterval }: { lateness: Lateness; every?: typeof setInterval },
): Pressure {
  let isHigh = false
  let looks = 0
  const timer = every(() => {
    const lateMs = lateness()
    const isTurning = isHigh ? lateMs < maxMs / 2 : lateMs > maxMs
    looks = isTurning ? looks + 1 : 0
    if (looks < (isHigh ? looksToRecover : looksToRefuse)) return
    isHigh = !isHigh
    looks = 0
  }, lookEveryMs)
  timer.unref()
  return { isHigh: () => isHigh, stop: () => clearInterval(timer) }
}

const nanosecondsPerMs = 1e6
const half = 50

/** Nobody is refused who does not ask: without measurements a process is not late. */
export function latenessOf(measured: RecordableHistogram): Lateness {
  return () => {
    const lateMs = measured.count === 0 ? 0 : measured.percentile(half) / nanosecondsPerMs
    measured.reset()
    return lateMs
  }
}
