import { Session } from 'node:inspector/promises'
import { setFlagsFromString } from 'node:v8'

/** Flags of V8 by which nothing is optimised. */
export const notOptimised = ['--no-opt', '--no-maglev']
for (const flag of notOptimised) setFlagsFromString(flag)

/** Of something that may be done again: the least of three counts, free of what else the thread was about. */
export async function leastOperations(work: () => unknown): Promise<number> {
  const counts: number[] = []
  for (const _time of [1, 2, 3]) counts.push(await countOperations(work))
  return Math.min(...counts)
}

/**
 * How much work was done, whatever the machine: how often each function and each block of code in this thread ran. Ten times the
 * input is about ten times the count, unless work grows with the square. Loops inside the engine, as in `indexOf`, are one step.
 * Optimised code counts no calls, and when code is optimised hangs on the machine's load: a file that counts runs without.
 */
export async function countOperations(work: () => unknown): Promise<number> {
  const session = new Session()
  session.connect()
  try {
    await session.post('Profiler.enable')
    await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true })
    await work()
    const { result } = await session.post('Profiler.takePreciseCoverage')
    return operationsIn(result)
  } finally {
    session.disconnect()
  }
}

/** As a profiler counts: how often each function and each block of code ran. */
export type Covered = readonly { functions: readonly { ranges: readonly { count: number }[] }[] }[]

export const operationsIn = (result: Covered): number =>
  result
    .flatMap(({ functions }) => functions.flatMap(({ ranges }) => ranges))
    .reduce((total, { count }) => total + count, 0)
