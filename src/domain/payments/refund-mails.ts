import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { anyOf } from '#domain/any-of.ts'
import { centsOf } from '#domain/cents-of-refund.ts'
import { type ClaimedMail, claimedColumns, claimedMails } from '#domain/mail-claim.ts'
import { defineMailRows } from '#domain/mail-rows.ts'
import {
  acceptedRefundStates,
  type MailedRefundReason,
  mailedRefundReasons,
} from '#domain/payments/refund-states.ts'
import type { Statement } from '#domain/prepared.ts'
import {
  type GiftReceiver,
  isLeftUnit,
  type NamedUnit,
  receiverColumns,
  titleOfGift,
} from '#domain/unit.ts'
import type { PaymentId } from '#kernel/ids.ts'
import type { Language } from '#kernel/language.ts'
import type { Currency } from '#kernel/money.ts'
import { onAccountMethod } from '#kernel/payment-methods.ts'

/** What is paid back, as its giver wants to be told. */
export type RefundNotice = {
  reason: MailedRefundReason
  uuid: string
  referenceNumber: string
  language: Language
  currency: Currency
  contact: { firstName: string; lastName: string; email: string }
  totalCents: number
  /** How much of that is on choice cards again. */
  onCardsCents: number
  /** Null where all of it is. */
  method: string | null
  brand: string | null
  /** Equal cards together, by the package that they were ordered in. */
  lines: readonly (GiftReceiver &
    Pick<NamedUnit, 'title'> & {
      quantity: number
      totalCents: number
      /** Packs of blank cards. */
      isPack: boolean
    })[]
  /** Something else of the order exists or is still being made. */
  hasRest: boolean
  /** All of that has reached its receivers, as far as we know. */
  isRestDelivered: boolean
}

/** All that goes back for one cause, by each means that paid; its first refund tells of all. What goes to the shop itself is not told. */
const partsOfCause = sql`
  from refunds as part left join tenders on tenders.id = part.tender_id
  where part.order_id = refunds.order_id and split_part(part.cause, '#', 1) = refunds.cause
    and coalesce(tenders.kind, 'provider') <> 'own'`

const parts = {
  totalCents: sql<number>`(select sum(${centsOf('part')})::bigint ${partsOfCause})`,
  onCardsCents: sql<number>`(
    select coalesce(sum(${centsOf('part')}) filter (where tenders.kind = 'card'), 0)::bigint ${partsOfCause}
  )`,
  paymentId: sql<PaymentId>`(
    select part.payment_id ${partsOfCause} and part.payment_id is not null order by part.amount_cents desc limit 1
  )`,
}

/** Tells a giver once what is paid back, once the provider has taken it on. */
export const refundMails = defineMailRows({
  kind: 'refund',
  table: 'refunds',
  id: 'id',
  key: sql`'refund:' || refunds.id`,
  due: () => sql`(
    refunds.reason in (${sql.join(mailedRefundReasons.map((reason) => sql.lit(reason)))})
      and refunds.state in (${sql.join(acceptedRefundStates.map((state) => sql.lit(state)))})
      and refunds.giver_told_at is null
  )`,
  overdue: {
    since: sql`coalesce(sent_at, finished_at)`,
    isOf: (orderId) => sql`order_id = ${orderId}`,
  },
  load: (claimed, { ids }): Statement<RefundNotice & ClaimedMail> =>
    claimed
      .selectFrom('refunds')
      .innerJoin(claimedMails, 'claimed.subjectId', 'refunds.id')
      .innerJoin('orders', 'orders.id', 'refunds.order_id')
      .leftJoin('payments', (join) => join.on('payments.id', '=', parts.paymentId))
      .select('refunds.currency')
      .select(sql<MailedRefundReason>`refunds.reason`.as('reason'))
      .select(['orders.uuid', 'orders.language', 'orders.contact'])
      .select('orders.reference_number as referenceNumber')
      .select([
        sql<string | null>`coalesce(payments.method, (
          select ${sql.lit(onAccountMethod.id)} ${partsOfCause} and tenders.kind = 'invoice' limit 1
        ))`.as('method'),
        'brand',
        parts.totalCents.as('totalCents'),
        parts.onCardsCents.as('onCardsCents'),
      ])
      .select([
        sql<boolean>`exists (
          select from card_units
          where card_units.order_id = orders.id and ${isLeftUnit}
        ) or exists (
          select from order_lines where order_lines.order_id = orders.id and kind = 'DONATION'
        )`.as('hasRest'),
        sql<boolean>`not exists (
          select from deliveries
          where deliveries.order_id = orders.id and state in ('waiting', 'failed')
        )`.as('isRestDelivered'),
      ])
      .select(({ selectFrom }) =>
        jsonArrayFrom(
          selectFrom('card_units')
            .innerJoin('order_packages', 'order_packages.id', 'card_units.package_id')
            .innerJoin('order_shipments', 'order_shipments.id', 'order_packages.shipment_id')
            .select(receiverColumns)
            .select([
              titleOfGift.as('title'),
              sql<boolean>`order_packages.product ->> 'kind' = 'GIFTCARD_BLANK_PACK'`.as('isPack'),
              sql<number>`count(*)::int`.as('quantity'),
              sql<number>`sum(card_units.amount_cents)::bigint`.as('totalCents'),
            ])
            .whereRef('card_units.refund_id', '=', 'refunds.id')
            .groupBy(['order_packages.id', 'order_shipments.id'])
            .orderBy('order_packages.position'),
        ).as('lines'),
      )
      .select(claimedColumns)
      .where('refunds.id', '=', anyOf(ids)),
  ifUndeliverable: { kind: 'countsAsTold' },
  mark: async (one, { ids, now }) => {
    await one
      .updateTable('refunds')
      .set({ giver_told_at: now })
      .where('id', '=', anyOf(ids))
      .where('giver_told_at', 'is', null)
      .execute()
  },
})
