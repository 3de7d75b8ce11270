import { join } from 'node:path'
import { type Area, areas, chosenCount } from './areas.ts'
import { wantedKey } from './assignment.ts'
import { chooseMutants } from './choose-mutants.ts'
import { contentOf, guardsOf, type Ring } from './guards.ts'
import { listMutants, type Mutant } from './mutants.ts'
import { type Contents, type Known, readResults, verdictOf } from './results.ts'
import { keptFolder, runStryker } from './run-stryker.ts'

const resultsFile = join(keptFolder, 'results.jsonl')

/** So many mutants are tested in one go: each go begins with a run of all tests concerned. */
const batchMax = 100

const ringsOf = (area: Area, file: string): Ring[] =>
  (['near', 'far'] as const).filter((ring) => guardsOf(area, ring, file).length > 0)

const contentsOf = (area: Area, file: string): Contents => ({
  source: contentOf([file]),
  tests: (ring) => contentOf(guardsOf(area, ring, file)),
  test: (path) => contentOf([path]),
})

export type Judged = Mutant & Known

/** The mutants to be tested: all of some areas, and those of the others that the seed chooses. */
export async function selectMutants(seed: number): Promise<Mutant[]> {
  const listed = await Promise.all(
    areas.map(async (area) => ({ area, mutants: await listMutants(area) })),
  )
  const among = listed.filter(({ area }) => !area.isWhole).flatMap(({ mutants }) => mutants)
  const chosen = chooseMutants(among, { seed, count: chosenCount })
  return [...listed.filter(({ area }) => area.isWhole).flatMap(({ mutants }) => mutants), ...chosen]
}

const areaOf = (mutant: Mutant): Area => {
  const area = areas.find(({ name }) => name === mutant.area)
  if (area === undefined) throw new Error(`${mutant.area} is no area.`)
  return area
}

/** Joins each mutant with what is known of it. */
export function judge(mutants: readonly Mutant[]): Judged[] {
  const results = Map.groupBy(readResults(resultsFile), ({ id }) => id)
  const contents = new Map<string, { now: Contents; rings: Ring[] }>()
  return mutants.map((mutant) => {
    const area = areaOf(mutant)
    const { now, rings } = contents.get(mutant.file) ?? {
      now: contentsOf(area, mutant.file),
      rings: ringsOf(area, mutant.file),
    }
    contents.set(mutant.file, { now, rings })
    return { ...mutant, ...verdictOf(results.get(mutant.id) ?? [], now, rings) }
  })
}

/** Tests the next mutants of an area that are not finished; false when there is none. */
export async function runNextBatch(area: Area, mutants: readonly Mutant[]): Promise<boolean> {
  const unfinished = judge(mutants).filter(({ next }) => next !== undefined)
  const ring = unfinished.some(({ next }) => next === 'near') ? 'near' : 'far'
  const batch = unfinished.filter(({ next }) => next === ring).slice(0, batchMax)
  if (batch.length === 0) return false
  const files = [...new Set(batch.map(({ file }) => file))]
  const guards = new Map(files.map((file) => [file, guardsOf(area, ring, file)]))
  const tests = [...new Set([...guards.values()].flat())].toSorted()
  process.stdout.write(
    `${area.name}: ${batch.length} of ${unfinished.length}, ${tests.length} ${ring} test files `,
  )
  await runStryker(files, tests, {
    resultsFile,
    wanted: Object.fromEntries(
      batch.map(({ id, file, place }) => [
        wantedKey(file, place),
        { id, ring, source: contentOf([file]), tests: contentOf(guards.get(file) ?? []) },
      ]),
    ),
    testContents: Object.fromEntries(tests.map((test) => [test, contentOf([test])])),
  })
  process.stdout.write('\n')
  return true
}
