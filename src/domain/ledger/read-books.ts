import { sql } from 'kysely'
import type { Tx } from '#domain/db.ts'
import type { BookedTransfer, BookPeriod, BookTotal } from '#domain/ledger/books.ts'
import { shopTimeZone } from '#kernel/time-zone.ts'

/** As many transfers are in memory at once, whatever the length of the period. */
const batchSize = 1000

/** The moment at which a day of the shop begins; that of the next with `later`. */
const startOf = (day: string, later = 0): Date =>
  new Date(
    Temporal.PlainDate.from(day).add({ days: later }).toZonedDateTime(shopTimeZone)
      .epochMilliseconds,
  )

const boundsOf = ({ from, until }: BookPeriod) => ({
  opens: startOf(from),
  closes: startOf(until, 1),
})

/** What stood on each kind of account before the period, and what moved in it: the whole ledger is summed. */
export async function sumBooks(tx: Tx, period: BookPeriod): Promise<readonly BookTotal[]> {
  const { opens, closes } = boundsOf(period)
  const { rows } = await sql<BookTotal>`
    select kind,
      coalesce(sum(cents) filter (where created_at < ${opens}), 0)::bigint as "openingCents",
      coalesce(sum(-cents) filter (where created_at >= ${opens} and cents < 0), 0)::bigint as "debitCents",
      coalesce(sum(cents) filter (where created_at >= ${opens} and cents > 0), 0)::bigint as "creditCents"
    from (
      select ledger_accounts.kind, ledger_transfers.created_at, ledger_entries.amount_cents as cents
      from ledger_transfers
      join ledger_entries on ledger_entries.transfer_id = ledger_transfers.id
      join ledger_accounts on ledger_accounts.id = ledger_entries.account_id
      where ledger_transfers.created_at < ${closes} and ledger_transfers.currency = ${period.currency}
    ) as booked
    group by kind`.execute(tx)
  return rows
}

/** How many entries the period has. */
export async function countBooked(tx: Tx, period: BookPeriod): Promise<number> {
  const { opens, closes } = boundsOf(period)
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ledger_transfers
    join ledger_entries on ledger_entries.transfer_id = ledger_transfers.id
    where ledger_transfers.created_at >= ${opens} and ledger_transfers.created_at < ${closes}
      and ledger_transfers.currency = ${period.currency}`.execute(tx)
  return rows[0]?.count ?? 0
}

/** All transfers of the period in their order, a batch at a time, through a cursor of the caller's transaction. */
export async function* readBooked(
  tx: Tx,
  period: BookPeriod,
): AsyncGenerator<readonly BookedTransfer[]> {
  const { opens, closes } = boundsOf(period)
  // A cursor takes no parameters.
  await sql`
    declare booked no scroll cursor for
    select id, key, kind, created_at as "bookedAt", (
      select json_agg(json_build_object(
        'kind', ledger_accounts.kind, 'accountId', account_id, 'cents', amount_cents
      ) order by account_id)
      from ledger_entries join ledger_accounts on ledger_accounts.id = account_id
      where transfer_id = ledger_transfers.id
    ) as entries
    from ledger_transfers
    where created_at >= ${sql.lit(opens.toISOString())} and created_at < ${sql.lit(closes.toISOString())}
      and currency = ${sql.lit(period.currency)}
    order by created_at, id`.execute(tx)
  for (;;) {
    const { rows } = await sql<BookedTransfer>`fetch ${sql.lit(batchSize)} from booked`.execute(tx)
    if (rows.length > 0) yield rows
    if (rows.length < batchSize) break
  }
  await sql`close booked`.execute(tx)
}
