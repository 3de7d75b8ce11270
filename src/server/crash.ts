import { existsSync, readFileSync } from 'node:fs'
import { allCrashPoints, type CrashPoint } from '#flows/shared/crash-points.ts'

/**
 * What `deps.reached` does: nothing, unless a test named a crash point in CRASH_AT; there the process ends itself
 * the hard way, as a power cut would. `point#2` means its second time. `@file` names a file that says so, and
 * may say so only while the shop runs: then the point counts from that moment.
 */
export function crashAt(wanted: string | undefined): (point: CrashPoint) => void {
  if (wanted === undefined) return () => {}
  const read = wanted.startsWith('@') ? () => readWish(wanted.slice(1)) : () => wanted
  let wish = read()
  let { name, left } = parse(wish)
  return (point) => {
    const newest = read()
    if (newest !== wish) {
      wish = newest
      ;({ name, left } = parse(newest))
    }
    if (point !== name) return
    left -= 1
    if (left === 0) process.kill(process.pid, 'SIGKILL')
  }
}

const readWish = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '')

function parse(wish: string): { name: string; left: number } {
  const [name = '', nth = '1'] = wish.split('#')
  if (name !== '' && !allCrashPoints.includes(name)) {
    throw new Error(`CRASH_AT names no crash point: ${name}.`)
  }
  return { name, left: Number(nth) }
}
