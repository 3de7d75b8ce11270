import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Tx } from '#domain/db.ts'
import type { Deps } from '#flows/shared/deps.ts'
import { runCommand } from '#server/commands/commands.ts'
import { commandContext } from './command-context.ts'

/** A balanced transfer, as the running shop's role could write it; the balances follow. */
export async function move(
  tx: Tx,
  key: string,
  ...entries: readonly (readonly [string, number])[]
) {
  await sql`insert into ledger_transfers (id, key, kind, currency) values (${key}, ${key}, 'settle', 'EUR')`.execute(
    tx,
  )
  for (const [account, cents] of entries) {
    await sql`insert into ledger_entries (transfer_id, account_id, amount_cents) values (${key}, ${account}, ${cents})`.execute(
      tx,
    )
    await sql`update ledger_accounts set balance_cents = balance_cents + ${cents} where id = ${account} and is_bounded`.execute(
      tx,
    )
  }
}

export const run = (statement: string) => async (tx: Tx) => {
  const { numAffectedRows } = await sql.raw(statement).execute(tx)
  expect(numAffectedRows, statement).toBeGreaterThan(0n)
}

/** What is wrong, how it came about, which rule says so, and what its sentence names. */
export type Planted = readonly [
  fault: string,
  plant: (tx: Tx) => Promise<unknown>,
  rule: string,
  row: string,
]

type AuditedDeps = Pick<Deps, 'db' | 'clock' | 'vault'>

/** Plants a fault behind the guards' back, as only the owner of the tables can; undone afterwards. */
async function auditAfter({ db, clock, vault }: AuditedDeps, plant: Planted[1]) {
  class Undone extends Error {}
  const found = { lines: [''], exitCode: 0 }
  const attempt = db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx)
    await plant(tx)
    const context = { ...commandContext({ db: tx, clock }), vault }
    Object.assign(found, await runCommand(context, ['audit-ledger', '--all']))
    throw new Undone()
  })
  await expect(attempt).rejects.toThrow(Undone)
  return found
}

/** Each fault alone is named by its rule and by the command, which ends with 1. */
export async function expectNamed(deps: AuditedDeps, planted: readonly Planted[]): Promise<void> {
  for (const [fault, plant, rule, row] of planted) {
    const { lines, exitCode } = await auditAfter(deps, plant)
    expect(exitCode, fault).toBe(1)
    const told = lines.filter((line) => line.includes(`broken: ${rule}: `)).join('\n')
    expect(told, fault).toContain(row)
  }
}
