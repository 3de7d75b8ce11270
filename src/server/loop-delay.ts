import { createHistogram, type RecordableHistogram } from 'node:perf_hooks'

/**
 * How late this process' turns are, in nanoseconds. It is measured while somebody asks it something and for a moment after:
 * to measure takes fifty turns a second, half a percent of a core, which tells nothing of a shop without visitors.
 */
export type LoopDelay = {
  asked(): void
  /** What is measured from now on; whoever opened it forgets it by `reset`. */
  open(): RecordableHistogram
}

const everyMs = 20
const restAfterMs = 2000
const nanosecondsPerMs = 1e6

export function openLoopDelay(): LoopDelay {
  const opened: RecordableHistogram[] = []
  let timer: NodeJS.Timeout | undefined
  let lastMs = 0
  let restAtMs = 0
  const measure = (): void => {
    const nowMs = performance.now()
    const lateNs = Math.round((nowMs - lastMs - everyMs) * nanosecondsPerMs)
    lastMs = nowMs
    for (const histogram of opened) histogram.record(Math.max(1, lateNs))
    if (nowMs < restAtMs) return
    clearInterval(timer)
    timer = undefined
  }
  return {
    asked: () => {
      const nowMs = performance.now()
      restAtMs = nowMs + restAfterMs
      if (timer !== undefined) return
      lastMs = nowMs
      timer = setInterval(measure, everyMs).unref()
    },
    open: () => {
      const histogram = createHistogram()
      opened.push(histogram)
      return histogram
    },
  }
}
