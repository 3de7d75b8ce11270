import { sql } from 'kysely'
import type { Db } from '#domain/db.ts'
import type { OrderId, PaymentId, RefundId } from '#kernel/ids.ts'
import type { Currency, Money } from '#kernel/money.ts'

const perRoundMax = 200

export type UnwatchedRefund = {
  refundId: RefundId
  orderId: OrderId | null
  paymentId: PaymentId | null
  receiptReference: string | null
  amount: Money
  failure: string | null
}

/** Refunds without a case: those that failed, and those that the provider took on before `sentBefore` and never ended. */
export async function listUnwatchedRefunds(
  db: Db,
  which: { state: 'failed' } | { state: 'sent'; sentBefore: Date },
): Promise<readonly UnwatchedRefund[]> {
  const rows = await db
    .selectFrom('refunds')
    .select(['refunds.id as refundId', 'order_id as orderId', 'payment_id as paymentId'])
    .select(['receipt_reference as receiptReference'])
    .select(['amount_cents as cents', 'currency', 'failure'])
    .where('state', '=', which.state)
    .$if(which.state === 'sent', (query) =>
      query.where('sent_at', '<', (which as { sentBefore: Date }).sentBefore),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('cases').select('cases.id').whereRef('cases.refund_id', '=', 'refunds.id'),
        ),
      ),
    )
    .limit(perRoundMax)
    .execute()
  return rows.map(({ cents, currency, ...refund }) => ({ ...refund, amount: { currency, cents } }))
}

export type UnwatchedReceipt = {
  paymentId: PaymentId
  orderId: OrderId
  reference: string
  asked: Money
  received: Money
}

/** What a release before cases held without booking it; the reason says what was paid. */
export async function listUnwatchedReceipts(db: Db): Promise<readonly UnwatchedReceipt[]> {
  const rows = await db
    .selectFrom('payments')
    .select(['payments.id as paymentId', 'order_id as orderId', 'provider_reference as reference'])
    .select(['amount_cents as askedCents', 'currency'])
    .select([
      sql<Currency>`substring(hold_reason from 'paid ([A-Z]{3})')`.as('paidCurrency'),
      sql<number>`substring(hold_reason from 'paid [A-Z]{3} ([0-9]+)')::bigint`.as('paidCents'),
    ])
    .where('state', '=', 'held')
    .where('provider_reference', 'is not', null)
    .where('hold_reason', '~', 'paid [A-Z]{3} [0-9]+$')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('cases').select('cases.id').whereRef('cases.payment_id', '=', 'payments.id'),
        ),
      ),
    )
    .limit(perRoundMax)
    .execute()
  return rows.map(({ paymentId, orderId, reference, ...row }) => ({
    paymentId,
    orderId,
    reference: reference ?? '',
    asked: { currency: row.currency, cents: row.askedCents },
    received: { currency: row.paidCurrency, cents: row.paidCents },
  }))
}

/** Payments of which failed refunds wait for a person. */
export async function listPaymentsOfFailedRefunds(db: Db): Promise<readonly PaymentId[]> {
  const rows = await db
    .selectFrom('cases')
    .innerJoin('refunds', 'refunds.id', 'cases.refund_id')
    .select('refunds.payment_id as paymentId')
    .distinct()
    .where('cases.state', '=', 'open')
    .where('cases.kind', '=', 'refundFailed')
    .where('refunds.payment_id', 'is not', null)
    .where('refunds.receipt_reference', 'is', null)
    .execute()
  return rows.flatMap(({ paymentId }) => paymentId ?? [])
}
