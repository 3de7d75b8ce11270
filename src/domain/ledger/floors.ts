import { sql } from 'kysely'
import type { Db, Tx } from '#domain/db.ts'
import type { AccountRef } from '#domain/ledger/accounts.ts'
import { FloorMovedMeanwhile } from '#domain/ledger/errors.ts'
import { newId } from '#kernel/ids.ts'
import { invariant } from '#kernel/invariant.ts'

export type AccountFloor = { cents: number; position: number }

/**
 * AccountFloor of an account and the number of times that it was moved; zero and zero before the first
 * time.
 */
export async function floorOf(db: Db, account: AccountRef): Promise<AccountFloor> {
  const row = await db
    .selectFrom('ledger_floors')
    .select(['floor_cents as cents', 'position'])
    .where('account_id', '=', account.id)
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ?? { cents: 0, position: 0 }
}

/** How far an account may fall and what it holds, from its one row; zeros before it is made. */
export type Credit = { floorCents: number; balanceCents: number }

const none: Credit = { floorCents: 0, balanceCents: 0 }

/** Limits and balances of receivables, in the order of the accounts. */
export async function readCredits(db: Db, accounts: readonly AccountRef[]): Promise<Credit[]> {
  if (accounts.length === 0) return []
  const rows = await db
    .selectFrom('ledger_accounts')
    .select(['id', 'floor_cents as floorCents', 'balance_cents as balanceCents'])
    .where(
      'id',
      'in',
      accounts.map(({ id }) => id),
    )
    .execute()
  const byId = new Map(
    rows.map(({ id, floorCents, balanceCents }) => [
      id,
      { floorCents, balanceCents: balanceCents ?? 0 },
    ]),
  )
  return accounts.map(({ id }) => byId.get(id) ?? none)
}

export const readCredit = async (db: Db, account: AccountRef): Promise<Credit> =>
  (await readCredits(db, [account]))[0] ?? none

type FloorMove = {
  account: AccountRef
  /** Zero or below: as far as the account may fall. */
  cents: number
  /** `position` of the floor that the person saw. */
  seen: number
  actor: string
  reason: string
}

/**
 * Moves the floor of a receivable and writes down who did it and why. A floor above the balance
 * moves nothing back: from then on the debt may only become less. Throws `FloorMovedMeanwhile`
 * where it is not as `seen` any more.
 */
export async function moveFloor(tx: Tx, move: FloorMove): Promise<void> {
  const { account, cents, seen, actor, reason } = move
  invariant(account.kind === 'receivable', 'Only receivables have a floor.')
  await sql`
    insert into ledger_accounts (id, kind, currency, is_bounded, balance_cents)
    values (${account.id}, ${account.kind}, ${account.currency}, true, 0)
    on conflict do nothing`.execute(tx)
  await tx
    .insertInto('ledger_floors')
    .values({
      id: newId('flr'),
      account_id: account.id,
      position: seen + 1,
      floor_cents: cents,
      actor,
      reason,
    })
    .execute()
    .catch((error: { constraint?: string }) => {
      throw error.constraint === 'floor_has_its_place' ? new FloorMovedMeanwhile(error) : error
    })
}
