import { sql } from 'kysely'
import type { Db } from '#domain/db.ts'
import type { AccountRef } from '#domain/ledger/accounts.ts'

/** What the account holds, in cents: the counter of a bounded account, the sum of entries of any other. */
export async function balanceOf(db: Db, account: AccountRef): Promise<number> {
  if (account.isBounded) {
    const row = await db
      .selectFrom('ledger_accounts')
      .select('balance_cents')
      .where('id', '=', account.id)
      .where('currency', '=', account.currency)
      .executeTakeFirst()
    return row?.balance_cents ?? 0
  }
  const row = await db
    .selectFrom('ledger_entries')
    .select(sql<number>`coalesce(sum(amount_cents), 0)::bigint`.as('cents'))
    .where('account_id', '=', account.id)
    .executeTakeFirstOrThrow()
  return row.cents
}
