import { relative } from 'node:path'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { oneGraphql, project } from '../../tests/support/vitest-project.ts'

/** The run ends with the first test that notices, so quick files go first. */
class QuickFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const duration = ({ project: { name, config }, moduleId }: TestSpecification): number =>
      this.ctx.cache.getFileTestResults(`${name}:${relative(config.root, moduleId)}`)?.duration ?? 0
    return files.toSorted((left, right) => duration(left) - duration(right))
  }
}

/** The files of one mutant share what they import; the next mutant has a worker of its own. */
export default defineConfig({
  resolve: oneGraphql,
  ...project('mutation', JSON.parse(process.env.MUTATION_TESTS ?? '[]'), {
    setupFiles: ['./tests/support/random-walks.ts', './tools/mutation/no-shrinking.ts'],
    sequence: { sequencer: QuickFirst },
  }),
})
