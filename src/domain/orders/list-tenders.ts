import { sql } from 'kysely'
import type { Db } from '#domain/db.ts'
import type { CardId, OrderId, PaymentId, TenderId } from '#kernel/ids.ts'

/** What paid an order, and how much of it did not go back yet. */
export type Tender = {
  tenderId: TenderId
  paymentId: PaymentId | null
  /** A choice card. */
  cardId: CardId | null
  /** The shop's own money, which goes back to nobody. */
  isOwn: boolean
  leftCents: number
}

/** A favour that failed was given all the same, until it is asked for again: units never give back what somebody may still pay. */
export const isGone = sql<boolean>`(refunds.state <> 'failed' or refunds.reason = 'favour' and not exists (
  select from refunds as again where again.cause = 'again:' || refunds.id
))`

/**
 * The tenders of an order, in the order in which a refund goes back to them, to each as far as it reaches: cards as they were drawn, then
 * the largest first, the shop's own last.
 */
export async function listTenders(db: Db, orderId: OrderId): Promise<readonly Tender[]> {
  return db
    .selectFrom('tenders')
    .select(['id as tenderId', 'payment_id as paymentId', 'card_id as cardId'])
    .select(sql<boolean>`kind = 'own'`.as('isOwn'))
    .select(
      sql<number>`amount_cents - (
        select coalesce(sum(refunds.amount_cents), 0)::bigint from refunds
        where refunds.order_id = tenders.order_id and refunds.receipt_reference is null
          and (refunds.tender_id = tenders.id
            or (refunds.tender_id is null and refunds.payment_id = tenders.payment_id))
          and ${isGone}
      )`.as('leftCents'),
    )
    .where('order_id', '=', orderId)
    .orderBy('isOwn')
    .orderBy('position', (position) => position.asc().nullsLast())
    .orderBy('amount_cents', 'desc')
    .orderBy('id')
    .execute()
}
