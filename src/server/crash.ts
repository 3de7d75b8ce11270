import { type CrashPoint, crashPoints } from '#flows/crash-points.ts'

/**
 * What `deps.reached` does: nothing, unless a test named a crash point in CRASH_AT; there the process ends itself
 * the hard way, as a power cut would. The first time only counts when asked so by `point#2`.
 */
export function crashAt(wanted: string | undefined): (point: CrashPoint) => void {
  if (wanted === undefined) return () => {}
  const [name = '', nth = '1'] = wanted.split('#')
  if (!(crashPoints as readonly string[]).includes(name)) {
    throw new Error(`CRASH_AT names no crash point: ${name}.`)
  }
  let left = Number(nth)
  return (point) => {
    if (point !== name) return
    left -= 1
    if (left === 0) process.kill(process.pid, 'SIGKILL')
  }
}
