import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Mutant as StrykerMutant } from '@stryker-mutator/api/core'
import type { Logger } from '@stryker-mutator/api/logging'
import { Instrumenter } from '@stryker-mutator/instrumenter'
import { filesBelow } from '#tests/support/imports.ts'
import type { Area } from './areas.ts'

const root = join(import.meta.dirname, '..', '..')

export type Mutant = {
  /** The same as long as its line stays the same, wherever in the file that moves. */
  id: string
  area: string
  file: string
  line: number
  /** The whole line in which the mutated words begin. */
  lineText: string
  original: string
  replacement: string
  /** Where it is, in the tool's own words. */
  place: string
}

/** Names one mutant of one version of a file. */
export const placeOf = (mutant: Omit<StrykerMutant, 'id'>): string =>
  JSON.stringify([mutant.location, mutant.mutatorName, mutant.replacement])

const no = () => false
const nothing = () => {}
const silent: Logger = {
  ...{ isTraceEnabled: no, isDebugEnabled: no, isInfoEnabled: no },
  ...{ isWarnEnabled: no, isErrorEnabled: no, isFatalEnabled: no },
  ...{
    trace: nothing,
    debug: nothing,
    info: nothing,
    warn: nothing,
    error: nothing,
    fatal: nothing,
  },
}

const instrumentation = { plugins: null, excludedMutations: [], ignorers: [] }

/** Every mutant of an area, in the order of its files, without running anything. */
export async function listMutants(area: Area): Promise<Mutant[]> {
  const files = area.sources
    .flatMap((folder) => [...filesBelow(folder)])
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .toSorted()
  const listed = await Promise.all(files.map((file) => mutantsOfFile(area, file)))
  return listed.flat()
}

async function mutantsOfFile(area: Area, file: string): Promise<Mutant[]> {
  const content = readFileSync(join(root, file), 'utf8')
  const source = { name: join(root, file), content, mutate: true }
  const { mutants } = await new Instrumenter(silent).instrument([source], instrumentation)
  const lines = content.split('\n')
  const seen = new Map<string, number>()
  return mutants.map((mutant) => {
    const original = textBetween(lines, mutant.location)
    const lineText = (lines[mutant.location.start.line] ?? '').trim()
    const { mutatorName, replacement } = mutant
    const words = JSON.stringify([file, lineText, mutatorName, original, replacement])
    const count = seen.get(words) ?? 0
    seen.set(words, count + 1)
    return {
      id: createHash('sha256').update(`${words} ${count}`).digest('hex').slice(0, 10),
      area: area.name,
      file,
      line: mutant.location.start.line + 1,
      lineText,
      original,
      replacement,
      place: placeOf(mutant),
    }
  })
}

function textBetween(lines: readonly string[], { start, end }: StrykerMutant['location']): string {
  const cut = lines.slice(start.line, end.line + 1)
  cut[cut.length - 1] = (cut.at(-1) ?? '').slice(0, end.column)
  cut[0] = (cut[0] ?? '').slice(start.column)
  return cut.join('\n')
}
