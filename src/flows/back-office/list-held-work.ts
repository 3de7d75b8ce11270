import { findOrdersOf } from '#domain/orders/find-orders-of.ts'
import type { DeadLetter, DeadLetters } from '#domain/outbox/dead-letters.ts'
import { listStoppedRuns, type StoppedRun } from '#domain/stopped-runs/stopped-runs.ts'
import { type CaseView, listOpenCases } from '#flows/cases/view-case.ts'
import type { Deps } from '#flows/shared/deps.ts'

/** More dead letters than these say one thing: something is broken for everybody. */
const lettersMax = 50

export type HeldWork = {
  cases: readonly CaseView[]
  runs: readonly StoppedRun[]
  /** Jobs given up, the newest first. */
  jobs: readonly HeldJob[]
  jobCount: number
}

export type HeldJob = {
  name: string | null
  orderNumber: string | null
  ids: readonly string[]
  reason: string | null
  failedAt: Date
}

/** All that waits for a person: cases, stopped runs and jobs given up, with the numbers of their orders. */
export async function listHeldWork(
  deps: Pick<Deps, 'db' | 'clock'> & { queue: DeadLetters },
): Promise<HeldWork> {
  const { cases } = await listOpenCases(deps)
  const letters = await deps.queue.listDeadLetters()
  const numbers = await findOrdersOf(deps.db, letters.flatMap(idsIn))
  return {
    cases,
    runs: await listStoppedRuns(deps.db),
    jobs: letters.slice(0, lettersMax).map((letter) => jobOf(letter, numbers)),
    jobCount: letters.length,
  }
}

/** Payloads of jobs hold ids and nothing else. */
const idsIn = ({ payload }: Pick<DeadLetter, 'payload'>): readonly string[] =>
  typeof payload === 'object' && payload !== null
    ? Object.values(payload).filter((value) => typeof value === 'string')
    : []

function jobOf(letter: DeadLetter, numbers: ReadonlyMap<string, string>): HeldJob {
  const ids = idsIn(letter)
  const orderNumber = ids.map((id) => numbers.get(id)).find((found) => found !== undefined)
  return {
    name: letter.name ?? null,
    orderNumber: orderNumber ?? null,
    ids,
    reason: letter.reason ?? null,
    failedAt: letter.failedAt,
  }
}
