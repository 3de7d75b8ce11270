import { relative } from 'node:path'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { project } from '../../vitest.config.ts'

/** The run ends with the first test that notices, so quick files go first. */
class QuickFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const duration = ({ project: { name, config }, moduleId }: TestSpecification): number =>
      this.ctx.cache.getFileTestResults(`${name}:${relative(config.root, moduleId)}`)?.duration ?? 0
    return files.toSorted((left, right) => duration(left) - duration(right))
  }
}

/** Each file with modules of its own: what one mutant left behind must not meet the next. */
export default defineConfig(
  project('mutation', JSON.parse(process.env.MUTATION_TESTS ?? '[]'), {
    globalSetup: ['./tests/support/database-image.ts'],
    setupFiles: ['./tests/support/random-walks.ts', './tools/mutation/no-shrinking.ts'],
    sequence: { sequencer: QuickFirst },
  }),
)
