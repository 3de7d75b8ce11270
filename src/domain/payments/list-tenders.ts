import { sql } from 'kysely'
import { centsOfRefund } from '#domain/cents-of-refund.ts'
import type { Db } from '#domain/db.ts'
import { givenUpOf } from '#domain/given-up-debt.ts'
import { isCurrentRefund, takenOf } from '#domain/payments/money-back.ts'
import type { CardId, CompanyId, OrderId, PaymentId, TenderId } from '#kernel/ids.ts'

/** What paid an order, and how much of it can still go back. */
export type Tender = {
  tenderId: TenderId
  paymentId: PaymentId | null
  /** A choice card. */
  cardId: CardId | null
  /** The shop's own money, which goes back to nobody. */
  isOwn: boolean
  /** Company that owes it, or owed it. */
  companyId: CompanyId | null
  /**
   * Taken by the bank, or given up of a company's debt, as far as no refund says that this gave
   * something back.
   */
  takenCents: number
  /**
   * Neither went back, nor is on its way, nor waits in the case of a refund that failed, nor was
   * taken by the bank or given up.
   */
  leftCents: number
}

const ofTender = sql`refunds.order_id = tenders.order_id and refunds.receipt_reference is null
  and (refunds.tender_id = tenders.id
    or (refunds.tender_id is null and refunds.payment_id = tenders.payment_id))
  and ${isCurrentRefund}`

/** Part of its debt that a company will not pay. */
const givenUp = sql<number>`case when tenders.kind = 'invoice'
  then ${givenUpOf(sql.ref('tenders.order_id'))} else 0 end`

/**
 * The tenders of an order, in the order in which a refund goes back to them, to each as far as it reaches: cards as they were drawn, then
 * the largest first, the shop's own last. The only answer to how much can still go back: a caller that moves money holds the order's lock.
 */
export async function listTenders(db: Db, orderId: OrderId): Promise<readonly Tender[]> {
  return db
    .selectFrom((eb) =>
      eb
        .selectFrom('tenders')
        .selectAll()
        .select([
          sql<number>`(select coalesce(sum(${centsOfRefund}), 0)::bigint from refunds where ${ofTender})`.as(
            'back_cents',
          ),
          sql<number>`(
            select coalesce(sum(covered_cents + kept_cents), 0)::bigint from refunds where ${ofTender}
          )`.as('covered_cents'),
          sql<number>`(${takenOf(sql.ref('tenders.payment_id'))} + ${givenUp})`.as('taken_cents'),
        ])
        .where('order_id', '=', orderId)
        .as('tender'),
    )
    .select(['id as tenderId', 'payment_id as paymentId', 'card_id as cardId'])
    .select([
      sql<boolean>`kind = 'own'`.as('isOwn'),
      sql<CompanyId | null>`case when kind = 'invoice' then (
        select company_id from receivables where receivables.order_id = tender.order_id
      ) end`.as('companyId'),
      sql<number>`taken_cents - covered_cents`.as('takenCents'),
      sql<number>`greatest(0, amount_cents - back_cents - taken_cents)`.as('leftCents'),
    ])
    .orderBy('isOwn')
    .orderBy('position', (position) => position.asc().nullsLast())
    .orderBy('amount_cents', 'desc')
    .orderBy('id')
    .execute()
}
