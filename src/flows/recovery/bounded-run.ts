import type { Db, Tx } from '#domain/db.ts'
import type { DueRows } from '#domain/due-rows.ts'
import {
  type ChangedTable,
  countDue,
  countRows,
  endStoppedRun,
  isRunAllowed,
  noteStoppedRun,
  readChangedRows,
} from '#domain/stopped-runs/stopped-runs.ts'
import type { Deps } from '#flows/shared/deps.ts'
import { inOneStatement } from '#flows/shared/transact.ts'

type BoundDeps = Pick<Deps, 'db' | 'log'>

/** A smaller table may be emptied by a quiet week. */
const tableRowsMin = 1000
const shareMax = 0.1
const rowsAlwaysFine = tableRowsMin * shareMax

/** Rolls back what a run did. */
class RunStopped extends Error {}

/** `due` names what is left to later runs, where each takes a batch. */
export type BoundedRun = { run: (tx: Tx) => Promise<void>; due?: readonly DueRows[] }

/**
 * Runs something that deletes or erases, in a transaction of its own. If more than a tenth of a table of more than 1,000 rows
 * is to be taken, by this run or by those that take what it leaves, nothing of it stays, an alert is logged, and it waits
 * until an operator lets it go. It then goes on until no more than a tenth is left, and for a day at most.
 */
export async function runBounded(
  deps: BoundDeps,
  name: string,
  { run, due = [] }: BoundedRun,
): Promise<void> {
  try {
    await deps.db.transaction().execute(async (tx) => {
      const before = await readChangedRows(tx)
      await run(tx)
      const changed = changesBetween(before, await readChangedRows(tx))
      const excesses: Excess[] = []
      for (const table of changed) excesses.push(...(await excessOf(tx, table, due)))
      const [excess] = excesses
      if (excess !== undefined && !(await isRunAllowed(tx, name)))
        throw new RunStopped(excess.reason)
      if (!excesses.some(({ isLeft }) => isLeft)) await endStoppedRun(tx, name)
    })
  } catch (error) {
    if (!(error instanceof RunStopped)) throw error
    await stop(deps, { name, reason: error.message })
  }
}

function changesBetween(
  before: readonly ChangedTable[],
  after: readonly ChangedTable[],
): readonly ChangedTable[] {
  const known = new Map(before.map((table) => [table.name, table]))
  return after.map(({ name, updated, deleted }) => ({
    name,
    updated: updated - (known.get(name)?.updated ?? 0),
    deleted: deleted - (known.get(name)?.deleted ?? 0),
  }))
}

/** More than may be taken. `isLeft` is true if too much of it is left to the next runs. */
type Excess = { reason: string; isLeft: boolean }

async function excessOf(
  tx: Tx,
  { name, updated, deleted }: ChangedTable,
  due: readonly DueRows[],
): Promise<readonly Excess[]> {
  const rows = updated + deleted
  // Fewer are never too many, and no batch is as small: most runs count nothing.
  if (rows <= rowsAlwaysFine) return []
  const total = (await countRows(tx, name)) + deleted
  const most = mostOf(total)
  let left = 0
  for (const those of due) if (those.table === name) left += await countDue(tx, those, most + 1)
  if (rows + left <= most) return []
  const count = left === 0 ? rows : `more than ${most}`
  return [{ reason: `it would take ${count} of ${total} rows of ${name}`, isLeft: left > most }]
}

const mostOf = (total: number): number =>
  total > tableRowsMin ? Math.floor(total * shareMax) : total

/**
 * A run of many transactions: counts of what it is to take, no further than `most`, and of what it
 * takes that from. They count by the connection that they are given: it may be the only one.
 */
type AskedRun = {
  name: string
  of: string
  due: (db: Db, most: number) => Promise<number>
  total: (db: Db) => Promise<number>
}

/** The same bound for a run of many transactions, which says beforehand how many rows it takes. */
export async function isRunSmall(
  deps: BoundDeps,
  { name, of, due, total: countTotal }: AskedRun,
): Promise<boolean> {
  const reason = await deps.db.transaction().execute(async (tx) => {
    if ((await due(tx, rowsAlwaysFine + 1)) > rowsAlwaysFine) {
      const total = await countTotal(tx)
      const most = mostOf(total)
      if ((await due(tx, most + 1)) > most && !(await isRunAllowed(tx, name)))
        return `it would take more than ${most} of ${total} ${of}`
    }
    await endStoppedRun(tx, name)
    return undefined
  })
  if (reason !== undefined) await stop(deps, { name, reason })
  return reason === undefined
}

async function stop(
  deps: BoundDeps,
  { name, reason }: { name: string; reason: string },
): Promise<void> {
  const isNew = await inOneStatement(deps, (one) => noteStoppedRun(one, { name, reason }))
  if (!isNew) return
  deps.log.error(
    { alert: true, run: name, reason },
    'A run stopped before it took anything. Let it go with: runs go <name> --by … --because …',
  )
}
