import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { LogLevel } from '@stryker-mutator/api/core'
import { Stryker } from '@stryker-mutator/core'
import type { Assignment } from './assignment.ts'

const root = join(import.meta.dirname, '..', '..')
export const keptFolder = join(root, '.mutation')

/** No test needs these, and each run copies what is left. */
const notCopied = [
  ...['.node', '.tools', '.mutation', 'bench', 'build', 'data'],
  ...['playwright-report', 'test-results', 'tests/e2e', 'tests/components'],
]

/**
 * Tests the wanted mutants of some files with some test files. Works on a copy of the tree: nothing is written into
 * the source.
 */
export async function runStryker(
  files: readonly string[],
  tests: readonly string[],
  assignment: Assignment,
): Promise<void> {
  const sandbox = '.mutation/sandbox'
  rmSync(join(root, sandbox), { recursive: true, force: true })
  mkdirSync(keptFolder, { recursive: true })
  process.chdir(root)
  process.env.MUTATION_TESTS = JSON.stringify(tests)
  await new Stryker({
    mutate: [...files],
    testRunner: 'vitest',
    vitest: { configFile: 'tools/mutation/vitest.config.ts' },
    plugins: ['@stryker-mutator/vitest-runner', join(import.meta.dirname, 'stryker-plugins.ts')],
    checkers: ['only-wanted'],
    reporters: ['keep-results'],
    coverageAnalysis: 'perTest',
    // What a file makes while it is loaded (tables, regular expressions) is mutated too.
    ignoreStatic: false,
    disableTypeChecks: false,
    // Stryker would rewrite the file with the interface of an older compiler. The tests need no such file.
    tsconfigFile: 'none.json',
    tempDirName: sandbox,
    cleanTempDir: 'always',
    ignorePatterns: notCopied,
    // Loops are ended by their count. This ends what waits for ever, also on a busy machine.
    timeoutMS: 180_000,
    dryRunTimeoutMinutes: 30,
    logLevel: 'error' as LogLevel,
    allowEmpty: true,
    warnings: false,
    assignment,
  }).runMutationTest()
}
