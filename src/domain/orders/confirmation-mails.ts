import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { anyOf } from '#domain/any-of.ts'
import type { VariationType } from '#domain/catalogue/product.ts'
import { type ClaimedMail, claimedColumns, claimedMails } from '#domain/mail-claim.ts'
import { defineMailRows } from '#domain/mail-rows.ts'
import { markConfirmed } from '#domain/orders/mark-confirmed.ts'
import type { OrdererRow } from '#domain/orders/orderer.ts'
import type { OrderKind } from '#domain/orders/tables.ts'
import { paidParts } from '#domain/paid-parts.ts'
import type { Statement } from '#domain/prepared.ts'
import { type LineReceiver, receiverColumns, titleOfGift } from '#domain/unit.ts'
import type { DeliveryAddress } from '#kernel/address-parts.ts'
import type { Language, Localized } from '#kernel/language.ts'
import { giftLineKinds, type LineKind } from '#kernel/line-kind.ts'
import type { Currency } from '#kernel/money.ts'
import type { PaidPart } from '#kernel/tender-names.ts'

/** A paid order as its giver wants it confirmed. */
export type OrderToConfirm = OrdererRow & {
  uuid: string
  referenceNumber: string
  language: Language
  currency: Currency
  placedAt: Date
  settledAt: Date
  /** A person looks at it before anything is made. */
  isInReview: boolean
  /** When it was asked for delivery within the days of the right to withdraw, and by which wording. */
  agreedAt: Date | null
  agreedText: number | null
  kind: OrderKind
  totalCents: number
  vatCents: number
  paidWith: readonly PaidPart[]
  lines: readonly (LineReceiver & {
    kind: LineKind
    quantity: number
    totalCents: number
    /** Null for what is charged besides the gifts. */
    title: Localized | null
    /** Of what takes something off. */
    promotionTitle: Localized | null
    /** Who gets a donation. */
    cause: string | null
    /** The moment that was chosen for it, as text: it comes out of JSON. */
    deliverAt: string | null
    /** The shop delivers it later than it was asked to. */
    delayedTo: string | null
    deliveryForm: VariationType | null
    /** Of what goes by post. */
    address: DeliveryAddress | null
  })[]
}

/** Confirms a paid order to its giver once, and once more whenever that is asked for. */
export const confirmationMails = defineMailRows({
  kind: 'confirmation',
  table: 'orders',
  id: 'id',
  key: sql`'confirmation:' || orders.id || case
    when confirmation_sent_at is null then '' else ':' || extract(epoch from confirmation_asked_at)
  end`,
  due: () => sql`(
    settled_at is not null and (confirmation_sent_at is null or confirmation_asked_at is not null)
  )`,
  overdue: {
    since: sql`case when confirmation_sent_at is null then settled_at else confirmation_asked_at end`,
    isOf: (orderId) => sql`orders.id = ${orderId}`,
  },
  load: (claimed, { ids }): Statement<OrderToConfirm & ClaimedMail> =>
    claimed
      .selectFrom('orders')
      .innerJoin(claimedMails, 'claimed.subjectId', 'orders.id')
      .select(['orders.uuid', 'orders.language', 'orders.currency', 'orders.contact'])
      .select(['orders.kind', 'orders.billing', 'customer_type as customerType'])
      .select(['reference_number as referenceNumber', 'placed_at as placedAt'])
      .select(['total_cents as totalCents', 'vat_cents as vatCents'])
      .select(sql<Date>`orders.settled_at`.as('settledAt'))
      .select(['early_delivery_agreed_at as agreedAt', 'early_delivery_text as agreedText'])
      .select(sql<boolean>`orders.held_for is not null and released_at is null`.as('isInReview'))
      .select(({ selectFrom }) => [
        paidParts(selectFrom).as('paidWith'),
        jsonArrayFrom(
          selectFrom('order_lines as line')
            .leftJoin('order_packages', 'order_packages.id', 'line.package_id')
            .leftJoin('order_shipments', 'order_shipments.id', 'order_packages.shipment_id')
            .select(['line.kind', 'line.quantity', 'line.total_cents as totalCents'])
            .select(receiverColumns)
            .select(sql<string | null>`order_shipments.deliver_at`.as('deliverAt'))
            .select(
              sql<string | null>`(
                select due_at from deliveries
                where deliveries.shipment_id = order_shipments.id and order_shipments.deliver_at is null
              )`.as('delayedTo'),
            )
            .select(['delivery_form as deliveryForm', 'order_shipments.address'])
            .select('line.title as promotionTitle')
            .select([
              sql<Localized | null>`
                case when line.kind in (${sql.join(giftLineKinds)}) then ${titleOfGift} end`.as(
                'title',
              ),
              sql<string | null>`order_packages.product -> 'cause' ->> 'name'`.as('cause'),
            ])
            .whereRef('line.order_id', '=', 'orders.id')
            .orderBy('line.position'),
        ).as('lines'),
      ])
      .select(claimedColumns)
      .where('orders.id', '=', anyOf(ids)),
  ifUndeliverable: { kind: 'countsAsTold' },
  mark: markConfirmed,
})
