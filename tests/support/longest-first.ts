import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Minutes each, by one process after the other: begun late, they run on alone when all else is done. */
const longFiles = ['kill-postgres.pg.test.ts', 'kill-pglite.pg.test.ts']

/** Starts what takes longest before everything else; a fresh clone knows no times to sort by. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) =>
      longFiles.some((name) => moduleId.endsWith(name))
    const { long = [], other = [] } = Object.groupBy(await super.sort(files), (file) =>
      isLong(file) ? 'long' : 'other',
    )
    return [...long, ...other]
  }
}
