import { relative } from 'node:path'
import { type Checker, type CheckResult, CheckStatus } from '@stryker-mutator/api/check'
import type { Mutant, MutantResult, MutantStatus, StrykerOptions } from '@stryker-mutator/api/core'
import { commonTokens, declareClassPlugin, PluginKind, tokens } from '@stryker-mutator/api/plugin'
import type { MutationTestingPlanReadyEvent, Reporter } from '@stryker-mutator/api/report'
import { type Assignment, wantedKey } from './assignment.ts'
import { placeOf } from './mutants.ts'
import { keepResult, type Result } from './results.ts'

const assignmentOf = (options: StrykerOptions) => options.assignment as Assignment

/** Stryker can be told files and ranges, never single mutants: lets through those that are wanted. */
class OnlyWanted implements Checker {
  static inject = tokens(commonTokens.options)
  readonly #wanted: Assignment['wanted']

  constructor(options: StrykerOptions) {
    this.#wanted = assignmentOf(options).wanted
  }

  async init(): Promise<void> {}

  async group(mutants: Mutant[]): Promise<string[][]> {
    return [mutants.map(({ id }) => id)]
  }

  async check(mutants: Mutant[]): Promise<Record<string, CheckResult>> {
    return Object.fromEntries(
      mutants.map((mutant): [string, CheckResult] => [
        mutant.id,
        this.#wanted[keyOf(mutant)] === undefined
          ? { status: CheckStatus.CompileError, reason: 'Not wanted in this run.' }
          : { status: CheckStatus.Passed },
      ]),
    )
  }
}

const keyOf = (mutant: Mutant) =>
  wantedKey(relative(process.cwd(), mutant.fileName), placeOf(mutant))

const statuses: Partial<Record<MutantStatus, Result['status']>> = {
  Killed: 'killed',
  Timeout: 'timed out',
  RuntimeError: 'broken',
  Survived: 'survived',
  NoCoverage: 'no coverage',
}

const marks: Record<Result['status'], string> = {
  killed: '.',
  'timed out': 't',
  broken: 'b',
  survived: 'S',
  'no coverage': 'N',
}

/** Keeps what became of each mutant as soon as it is known. */
class KeepResults implements Reporter {
  static inject = tokens(commonTokens.options)
  readonly #assignment: Assignment
  readonly #keys = new Map<string, string>()

  constructor(options: StrykerOptions) {
    this.#assignment = assignmentOf(options)
  }

  onMutationTestingPlanReady({ mutantPlans }: MutationTestingPlanReadyEvent): void {
    for (const { mutant } of mutantPlans) this.#keys.set(mutant.id, keyOf(mutant))
  }

  onMutantTested(result: Readonly<MutantResult>): void {
    const wanted = this.#assignment.wanted[this.#keys.get(result.id) ?? '']
    const status = statuses[result.status]
    if (wanted === undefined || status === undefined) return
    const killer = killerOf(result)
    const tests = killer && this.#assignment.testContents[killer.file]
    keepResult(this.#assignment.resultsFile, {
      ...wanted,
      status,
      ...(killer === undefined || tests === undefined ? {} : { killer, tests }),
    })
    process.stdout.write(marks[status])
  }
}

/** Stryker names a test `<file>#<name>`. */
function killerOf({ killedBy }: Readonly<MutantResult>): Result['killer'] {
  const [file, ...name] = (killedBy?.[0] ?? '').split('#')
  return file ? { file, name: name.join('#') } : undefined
}

export const strykerPlugins = [
  declareClassPlugin(PluginKind.Checker, 'only-wanted', OnlyWanted),
  declareClassPlugin(PluginKind.Reporter, 'keep-results', KeepResults),
]
