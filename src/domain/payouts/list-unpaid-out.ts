import { sql } from 'kysely'
import type { Db } from '#domain/db.ts'
import type { OrderId, PaymentId } from '#kernel/ids.ts'
import type { Currency, Money } from '#kernel/money.ts'

const perRoundMax = 200

export type UnpaidOut = {
  paymentId: PaymentId
  orderId: OrderId
  reference: string | null
  amount: Money
}

/**
 * Payments that were settled before this moment and that no report has brought, without a case about it. Those from before
 * the first report are left out, those of which nothing is on the clearing account any more, and those that were settled with
 * money that came under a name of its own: that is brought under its name.
 */
export async function listUnpaidOut(db: Db, before: Date): Promise<readonly UnpaidOut[]> {
  const question = sql<Omit<UnpaidOut, 'amount'> & { currency: Currency; cents: number }>`(
    select payments.id as "paymentId", order_id as "orderId", provider_reference as reference,
      payments.currency, -sum(entry.amount_cents)::bigint as cents
    from payments
    cross join lateral (
      select 'settle:' || payments.id as key
      union all
      select prefix || refunds.id from refunds, unnest(array['refund:', 'refund-failed:']) as prefix
      where refunds.payment_id = payments.id and receipt_reference is null
      union all
      select 'take-back:' || cause from history where history.subject = 'taken:' || payments.id
    ) as moving
    join ledger_transfers as transfer on transfer.key = moving.key
    join ledger_entries as entry on entry.transfer_id = transfer.id
      and entry.account_id = 'system:pspClearing:' || payments.currency
    where settled_at < ${before} and reported_at is null
      and settled_at >= (select min(imported_at) from payouts)
      and not exists (select from cases where cases.subject = 'not-paid-out:' || payments.id)
    group by payments.id
    having sum(entry.amount_cents) <> 0 and bool_or(moving.key = 'settle:' || payments.id)
    order by settled_at
    limit ${perRoundMax}
  )`.as('unpaid')
  const rows = await db.selectFrom(question).selectAll().execute()
  return rows.map(({ currency, cents, ...payment }) => ({
    ...payment,
    amount: { currency, cents },
  }))
}
