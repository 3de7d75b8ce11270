import { type RawBuilder, sql } from 'kysely'

/**
 * A refund that gives back money, or may still do so. One that failed waits in its case until somebody pays it; asked for again, the new one
 * stands for it.
 */
export const isCurrentRefund = sql<boolean>`(refunds.state <> 'failed' or not exists (
  select from refunds as again where again.cause = 'again:' || refunds.id
))`

/** Cases about what was taken of a payment: one for each currency in which that was told. */
export const isTakingOf = (paymentId: RawBuilder<unknown>) =>
  sql<boolean>`(taking.payment_id = ${paymentId} and starts_with(taking.subject, 'taken:'))`

/**
 * What the bank took of a payment and did not give back, decided or not: what its cases have open, and what their decisions wrote off.
 * Nobody knows what another currency is worth: as long as some of that is taken, all of the payment counts as taken.
 */
export const takenOf = (paymentId: RawBuilder<unknown>) => sql<number>`coalesce((
  select greatest(0, sum(taken.cents) filter (where taken.currency = paid.currency),
    case when bool_or(taken.currency <> paid.currency and taken.cents > 0) then paid.amount_cents end)
  from payments as paid cross join lateral (
    select taking.currency, taking.open_cents + coalesce((
      select sum(entry.amount_cents)
      from generate_series(0, taking.decision_count) as decision
      join ledger_transfers as transfer on transfer.key = 'write-off:' || taking.id || ':' || decision
      join ledger_entries as entry on entry.transfer_id = transfer.id
      where entry.account_id = 'system:takenBack:' || taking.currency
    ), 0) as cents from cases as taking where ${isTakingOf(sql`paid.id`)}
  ) as taken
  where paid.id = ${paymentId}
  group by paid.id
), 0)::bigint`
