import { sql } from 'kysely'
import type { Db } from '#domain/db.ts'
import type { Currency } from '#kernel/money.ts'

/** Money on the clearing account that no report has brought, of one payment or under one name of the provider's. */
export type OpenItem = {
  subject: string
  currency: Currency
  /** As the account has it: below zero the provider owes it to us. */
  cents: number
  since: Date
  /** The transfers that make it up. */
  keys: readonly string[]
}

const itemsMax = 500

/**
 * What is open, the oldest first, and what all of it comes to by currency. What one subject brought and lost again, such as
 * a payment that was cancelled before it was collected, is nothing open: no report will ever name it.
 */
export async function listOpen(db: Db): Promise<{
  items: readonly OpenItem[]
  count: number
  sums: ReadonlyMap<Currency, number>
}> {
  const question = sql<OpenItem>`(
    with waiting as (
      select 'settle:' || id as key, id as subject, settled_at as since from payments
      where settled_at is not null and reported_at is null
      union all
      select 'refund:' || id, coalesce(receipt_reference, payment_id), requested_at from refunds
      where reported_at is null
      union all
      select key, coalesce(
          case
            when key like 'refund-failed:%' then (
              select coalesce(receipt_reference, payment_id) from refunds
              where refunds.id = substr(key, length('refund-failed:') + 1)
            )
            when kind = 'takeBack' then (
              select substr(history.subject, length('taken:') + 1) from history
              where history.cause = substr(key, length('take-back:') + 1)
            )
            else (
              select substr(account_id, length('receipt:') + 1) from ledger_entries
              where transfer_id = ledger_transfers.id and account_id like 'receipt:%'
            )
          end,
          key
        ), created_at
      from ledger_transfers
      where (kind in ('receive', 'takeBack', 'correct') or key like 'refund-failed:%')
        and not exists (select from payout_lines where payout_lines.transfer_key = ledger_transfers.key)
    )
    select waiting.subject, transfer.currency, sum(entry.amount_cents)::bigint as cents,
      min(waiting.since) as since, array_agg(waiting.key order by waiting.since, waiting.key) as keys
    from waiting
    join ledger_transfers as transfer on transfer.key = waiting.key
    join ledger_entries as entry on entry.transfer_id = transfer.id
      and entry.account_id = 'system:pspClearing:' || transfer.currency
    group by waiting.subject, transfer.currency
    having sum(entry.amount_cents) <> 0
  )`.as('open')
  const rows = await db
    .selectFrom(question)
    .selectAll()
    .orderBy('since')
    .orderBy('subject')
    .execute()
  const sums = new Map<Currency, number>()
  for (const { currency, cents } of rows) sums.set(currency, (sums.get(currency) ?? 0) + cents)
  return { items: rows.slice(0, itemsMax), count: rows.length, sums }
}

/** The currencies in which the provider ever owed us anything. */
export async function listClearingCurrencies(db: Db): Promise<readonly Currency[]> {
  const rows = await db
    .selectFrom('ledger_accounts')
    .select(sql<Currency>`currency`.as('currency'))
    .where('id', 'like', 'system:pspClearing:%')
    .orderBy('currency')
    .execute()
  return rows.map(({ currency }) => currency)
}
