import { createHash } from 'node:crypto'
import { filesBelow, importsOf, read } from '#tests/support/imports.ts'
import type { Area } from './areas.ts'

export type Ring = 'near' | 'far'

const neededBy = new Map<string, readonly string[]>()

function needs(path: string): readonly string[] {
  const known = neededBy.get(path)
  if (known !== undefined) return known
  const needed = importsOf(path)
    .filter(({ isType }) => !isType)
    .map((needed) => needed.path)
  neededBy.set(path, needed)
  return needed
}

function reachableFrom(path: string): ReadonlySet<string> {
  const reached = new Set<string>()
  const visit = (file: string): void => {
    if (reached.has(file)) return
    reached.add(file)
    for (const needed of needs(file)) visit(needed)
  }
  visit(path)
  return reached
}

const reach = new Map<string, ReadonlySet<string>>()

function reachOf(test: string): ReadonlySet<string> {
  const known = reach.get(test) ?? reachableFrom(test)
  reach.set(test, known)
  return known
}

const testsBelow = (folders: readonly string[]): string[] =>
  folders.flatMap((folder) => [...filesBelow(folder)]).filter((path) => path.endsWith('.test.ts'))

/** The test files of a ring that load a source file. */
export function guardsOf(area: Area, ring: Ring, file: string): string[] {
  const near = new Set(testsBelow(area.near))
  const tests = ring === 'near' ? [...near] : testsBelow(area.far).filter((test) => !near.has(test))
  return tests.filter((test) => reachOf(test).has(file)).toSorted()
}

const hash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12)

/** Changes when one of the files does. */
export const contentOf = (paths: readonly string[]): string =>
  hash(paths.map((path) => `${path} ${hash(read(path))}`).join('\n'))
