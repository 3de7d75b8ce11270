import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Minutes each, by one process after the other: begun late, they run on alone when all else is done. */
const longFiles = ['kill-postgres.pg.test.ts', 'kill-pglite.pg.test.ts']

/**
 * Starts what takes longest before everything else, and the rest of its project after it, which finds what it imports
 * loaded; a fresh clone knows no times to sort by.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) =>
      longFiles.some((name) => moduleId.endsWith(name))
    const sorted = await super.sort(files)
    const longProjects = new Set(sorted.filter(isLong).map(({ project }) => project.name))
    const {
      long = [],
      beside = [],
      other = [],
    } = Object.groupBy(sorted, (file) =>
      isLong(file) ? 'long' : longProjects.has(file.project.name) ? 'beside' : 'other',
    )
    return [...long, ...beside, ...other]
  }
}
