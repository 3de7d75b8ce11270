import { monitorEventLoopDelay } from 'node:perf_hooks'

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
  { lateness, every }: { lateness: Lateness; every: typeof setInterval } = {
    lateness: measureLateness(),
    every: setInterval,
  },
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

function measureLateness(): Lateness {
  const resolution = 20
  const delays = monitorEventLoopDelay({ resolution })
  delays.enable()
  return () => {
    const lateMs = delays.count === 0 ? 0 : delays.percentile(half) / nanosecondsPerMs - resolution
    delays.reset()
    return lateMs
  }
}
