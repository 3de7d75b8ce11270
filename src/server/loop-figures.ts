import type { RecordableHistogram } from 'node:perf_hooks'
import { Gauge, type Registry } from 'prom-client'
import type { LoopDelay } from './loop-delay.ts'

/** The library would wake the process a hundred times a second to measure: it gets a precision that is none. */
export const neverMs = 60 * 60 * 1000

const nanosecondsPerSecond = 1e9

const figures: Readonly<Record<string, (measured: RecordableHistogram) => number>> = {
  min: ({ min }) => min,
  max: ({ max }) => max,
  mean: ({ mean }) => mean,
  stddev: ({ stddev }) => stddev,
  p50: (measured) => measured.percentile(50),
  p90: (measured) => measured.percentile(90),
  p99: (measured) => measured.percentile(99),
}

/** In the place of the library's, under their names: how late the process was while it was asked, since the figures were read before. */
export function registerLoopFigures(registry: Registry, delay: LoopDelay): void {
  const measured = delay.open()
  const names = Object.keys(figures)
  for (const figure of names) {
    const name = `nodejs_eventloop_lag_${figure}_seconds`
    registry.removeSingleMetric(name)
    new Gauge({
      name,
      help: `The ${figure} of the event loop's delays while somebody asked.`,
      registers: [registry],
      collect() {
        const value = measured.count === 0 ? 0 : (figures[figure]?.(measured) ?? 0)
        this.set(value / nanosecondsPerSecond)
        if (figure === names.at(-1)) measured.reset()
      },
    })
  }
}
