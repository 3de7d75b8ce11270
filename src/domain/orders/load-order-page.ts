import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { VariationType } from '#domain/catalogue/product.ts'
import { centsOfRefund } from '#domain/cents-of-refund.ts'
import type { Database, Db } from '#domain/db.ts'
import { isUndelivered } from '#domain/orders/is-undelivered.ts'
import { mainPaymentOf, methodOf } from '#domain/orders/main-payment.ts'
import type { OrderedProduct } from '#domain/orders/order.ts'
import { type OrderAccess, orderAccess } from '#domain/orders/order-access.ts'
import type { OrderState } from '#domain/orders/order-states.ts'
import { type Orderer, readOrderer } from '#domain/orders/orderer.ts'
import type { ShipmentState } from '#domain/orders/shipment-states.ts'
import type { OrderKind } from '#domain/orders/tables.ts'
import { paidParts } from '#domain/paid-parts.ts'
import {
  isDonation,
  isLeftUnit,
  type LineReceiver,
  type Presentation,
  presentationColumns,
  receiverColumns,
} from '#domain/unit.ts'
import type { DeliveryAddress } from '#kernel/address-parts.ts'
import type { AccountId, DeliveryId, OrderId, PackageId, ShipmentId } from '#kernel/ids.ts'
import type { Localized } from '#kernel/language.ts'
import type { LineKind } from '#kernel/line-kind.ts'
import type { Currency } from '#kernel/money.ts'
import type { PaidPart } from '#kernel/tender-names.ts'

type DocumentKind = Database['documents']['kind']
type DeliveryState = Database['deliveries']['state']

type WhoseOrder = Orderer & OrderAccess

/** Everything that the order's page may show, unmasked. */
export type OrderPage = WhoseOrder & {
  id: OrderId
  uuid: string
  referenceNumber: string
  visitorKey: string
  accountId: AccountId | null
  state: OrderState
  kind: OrderKind
  currency: Currency
  placedAt: Date
  settledAt: Date | null
  /** A person looks at it before anything is made, or did and paid it back. */
  isHeld: boolean
  /** Something of it did not arrive. */
  isUndelivered: boolean
  /** Cards that a consumer did not ask for early come no sooner. */
  deliverNotBefore: Date | null
  totalCents: number
  vatCents: number
  method: string | null
  paidWith: readonly PaidPart[]
  /** Requested, on its way or done; a failed refund is none. */
  refundedCents: number
  lines: readonly (Presentation &
    LineReceiver & {
      kind: LineKind
      quantity: number
      unitCents: number
      totalCents: number
      vatRateBasisPoints: number
      vatCents: number
      /** Null for what belongs to the order as a whole. */
      product: OrderedProduct | null
      packageId: PackageId | null
      productId: string | null
      /** Of what takes something off. */
      title: Localized | null
      /** Of what is ordered itself. */
      shipmentId: ShipmentId | null
      giftPacking: string | null
      variationType: VariationType | null
    })[]
  /** Its invoice, then what was credited of it. */
  documents: readonly {
    kind: DocumentKind
    storefront: string
    year: number
    number: number
    issuedOn: string
  }[]
  receivers: readonly {
    deliveryId: DeliveryId
    shipmentId: ShipmentId
    name: string
    email: string
    isForSelf: boolean
    state: DeliveryState
    linkVersion: number
    isReady: boolean
    isHandedOver: boolean
    hasUnwrappedCards: boolean
    hasWrappedCards: boolean
    /** A card, or a donation to somebody else, that could be called off. */
    isAnythingLeft: boolean
    /** As text, like the others. */
    calledOffAt: string | null
    resends: number
    /** As text: they come out of JSON. */
    dueAt: string | null
    sentAt: string | null
    openedAt: string | null
    thankYous: readonly { text: string | null; thankedAt: string }[]
    deliveryForm: VariationType
    /** Of what goes by post. */
    address: DeliveryAddress | null
    deliverAt: string | null
    packedAt: string | null
    postedAt: string | null
    shipmentState: ShipmentState
    endedBy: 'replaced' | 'refunded' | null
    lateAskedAt: string | null
    trackCode: string | null
  }[]
}

/** True while a person looks at the order before anything of it is made. */
export const isOrderHeld = sql<boolean>`orders.held_for is not null and orders.released_at is null`
const isHeld = isOrderHeld.as('isHeld')
const refundedCents = sql<number>`(
  select coalesce(sum(${centsOfRefund}), 0)::bigint from refunds
  where refunds.order_id = orders.id and refunds.state <> 'failed' and refunds.receipt_reference is null and (
    refunds.payment_id in (select payment_id from tenders where tenders.order_id = orders.id)
    or refunds.tender_id in (select id from tenders where tenders.order_id = orders.id and kind in ('card', 'invoice'))
  )
)`.as('refundedCents')
const notBefore = sql<Date | null>`deliver_not_before`.as('deliverNotBefore')

export async function loadOrderPage(db: Db, uuid: string): Promise<OrderPage | undefined> {
  const row = await db
    .selectFrom('orders')
    .leftJoin('payments', (join) => join.on('payments.id', '=', mainPaymentOf('orders.id')))
    .select(['orders.id', 'orders.uuid', 'orders.state', 'orders.currency', 'orders.contact'])
    .select(['orders.billing', 'customer_type as customerType', 'orders.account_id as accountId'])
    .select(['reference_number as referenceNumber', 'orders.visitor_key as visitorKey'])
    .select(['orders.kind', isHeld, notBefore, ...orderAccess])
    .select(['placed_at as placedAt', 'total_cents as totalCents', 'vat_cents as vatCents'])
    .select([methodOf.as('method'), 'orders.settled_at as settledAt', refundedCents, isUndelivered])
    .select(({ selectFrom }) => [
      jsonArrayFrom(
        selectFrom('order_lines as line')
          .leftJoin('order_packages', 'order_packages.id', 'line.package_id')
          .leftJoin('order_shipments', 'order_shipments.id', 'order_packages.shipment_id')
          .select(['line.kind', 'line.quantity', 'line.unit_cents as unitCents', 'line.title'])
          .select(['line.total_cents as totalCents', 'line.package_id as packageId'])
          .select([...lineFacts, ...receiverColumns, ...presentationColumns])
          .select(['order_packages.product', 'order_packages.gift_packing as giftPacking'])
          .select('order_packages.variation_type as variationType')
          .select('order_packages.shipment_id as shipmentId')
          .whereRef('line.order_id', '=', 'orders.id')
          .orderBy('line.position'),
      ).as('lines'),
      paidParts(selectFrom).as('paidWith'),
      jsonArrayFrom(
        selectFrom('documents')
          .select(['documents.kind', 'documents.storefront', 'year', 'number'])
          .select('issued_on as issuedOn')
          .whereRef('documents.order_id', '=', 'orders.id')
          .orderBy('documents.kind', 'desc')
          .orderBy('year')
          .orderBy('number'),
      ).as('documents'),
      jsonArrayFrom(
        selectFrom('deliveries as delivery')
          .innerJoin('order_shipments as shipment', 'shipment.id', 'delivery.shipment_id')
          .select(['receiver_name as name', 'receiver_email as email', 'delivery.state'])
          .select(['is_for_self as isForSelf', 'link_version as linkVersion'])
          .select(['delivery.id as deliveryId', 'delivery.resends', 'address'])
          .select(['delivery_form as deliveryForm', 'track_code as trackCode'])
          .select(['shipment.state as shipmentState', 'shipment.ended_by as endedBy'])
          .select(receiverFacts)
          .select((receiver) =>
            jsonArrayFrom(
              receiver
                .selectFrom('thank_yous')
                .select(['text', sql<string>`thanked_at`.as('thankedAt')])
                .whereRef('thank_yous.delivery_id', '=', 'delivery.id')
                .orderBy('thanked_at'),
            ).as('thankYous'),
          )
          .whereRef('delivery.order_id', '=', 'orders.id')
          .orderBy('shipment.position'),
      ).as('receivers'),
    ])
    .where('orders.uuid', '=', uuid)
    .executeTakeFirst()
  return row && { ...row, ...readOrderer(row) }
}

/** The VAT of a line, and what it is of. */
const lineFacts = [
  sql<number>`line.vat_cents`.as('vatCents'),
  sql<number>`vat_rate_basis_points`.as('vatRateBasisPoints'),
  sql<string | null>`order_packages.product_id`.as('productId'),
] as const

/** How the delivery to a receiver stands, by e-mail or by post. */
const receiverFacts = [
  sql<boolean>`exists (
    select from card_units
    where card_units.delivery_id = delivery.id and card_units.opened_at is not null
  )`.as('hasUnwrappedCards'),
  sql<ShipmentId>`delivery.shipment_id`.as('shipmentId'),
  sql<string | null>`delivery.due_at`.as('dueAt'),
  sql<boolean>`exists (
    select from card_units where card_units.delivery_id = delivery.id
      and card_units.state = 'issued' and card_units.opened_at is null
  )`.as('hasWrappedCards'),
  sql<boolean>`delivery.ready_at is not null`.as('isReady'),
  sql<boolean>`coalesce(delivery.handed_over_link = delivery.link_version, false)`.as(
    'isHandedOver',
  ),
  sql<boolean>`(exists (
    select from card_units
    where card_units.delivery_id = delivery.id and ${isLeftUnit}
  ) or not is_for_self and exists (
    select from order_packages
    where order_packages.shipment_id = shipment.id and ${isDonation}
  ))`.as('isAnythingLeft'),
  sql<string | null>`delivery.called_off_at`.as('calledOffAt'),
  sql<string | null>`delivery.sent_at`.as('sentAt'),
  sql<string | null>`delivery.opened_at`.as('openedAt'),
  sql<string | null>`shipment.deliver_at`.as('deliverAt'),
  sql<string | null>`shipment.packed_at`.as('packedAt'),
  sql<string | null>`shipment.posted_at`.as('postedAt'),
  sql<string | null>`shipment.late_asked_at`.as('lateAskedAt'),
] as const
