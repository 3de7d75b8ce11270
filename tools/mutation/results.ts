import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Ring } from './guards.ts'

/** What became of one mutant before the tests of one ring. */
export type Result = {
  id: string
  ring: Ring
  status: 'killed' | 'timed out' | 'broken' | 'survived' | 'no coverage'
  /** The test that noticed. */
  killer?: { file: string; name: string }
  /** The contents that it was found with: of the source, of the killer's file or else of all tests of the ring. */
  source: string
  tests: string
}

/** What the contents are now. */
export type Contents = {
  source: string
  tests: (ring: Ring) => string
  test: (file: string) => string
}

export function readResults(file: string): Result[] {
  if (!existsSync(file)) return []
  const lines = readFileSync(file, 'utf8').split('\n')
  return lines.filter((line) => line.endsWith('}')).map((line): Result => JSON.parse(line))
}

/** Written at once, so that a run can be broken off at any moment. */
export function keepResult(file: string, result: Result): void {
  mkdirSync(dirname(file), { recursive: true })
  appendFileSync(file, `${JSON.stringify(result)}\n`)
}

/** A mutant that was found stays found as long as its source and the test that noticed stay the same. */
function holds(result: Result, now: Contents): boolean {
  if (result.source !== now.source) return false
  const { killer } = result
  return result.tests === (killer ? now.test(killer.file) : now.tests(result.ring))
}

const isFound = ({ status }: Result): boolean => status !== 'survived' && status !== 'no coverage'

export type Verdict = Result['status'] | 'unfinished'

export type Known = { verdict: Verdict; next: Ring | undefined; killer?: Result['killer'] }

/** What is known of a mutant, and which ring of tests it has to meet next. */
export function verdictOf(
  results: readonly Result[],
  now: Contents,
  rings: readonly Ring[],
): Known {
  const valid = results.filter((result) => holds(result, now))
  const found = valid.findLast(isFound)
  if (found !== undefined) return { verdict: found.status, next: undefined, killer: found.killer }
  const next = rings.find((ring) => !valid.some((result) => result.ring === ring))
  if (next !== undefined) return { verdict: 'unfinished', next }
  const isCovered = valid.some(({ status }) => status === 'survived')
  return { verdict: isCovered ? 'survived' : 'no coverage', next: undefined }
}
