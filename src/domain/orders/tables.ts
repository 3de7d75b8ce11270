import type { ColumnType } from 'kysely'
import type { CardPart } from '#domain/cart/card-parts.ts'
import type { LinePromotion } from '#domain/cart/priced-line.ts'
import type { VariationType } from '#domain/catalogue/product.ts'
import type { Json, SetLater } from '#domain/columns.ts'
import type { OrderedProduct } from '#domain/orders/order.ts'
import type { OrderState } from '#domain/orders/order-states.ts'
import type { OrdererRow } from '#domain/orders/orderer.ts'
import type { ShipmentState } from '#domain/orders/shipment-states.ts'
import type { UnitState } from '#domain/orders/unit-states.ts'
import type { DeliveryAddress } from '#kernel/address-parts.ts'
import type {
  AccountId,
  CardId,
  CardUnitId,
  CartId,
  CompanyId,
  DeliveryId,
  OrderId,
  OrderLineId,
  OrderLinkId,
  PackageId,
  PaymentId,
  PrintedCardId,
  QuoteId,
  RefundId,
  ShipmentId,
  TenderId,
} from '#kernel/ids.ts'
import type { Language, Localized } from '#kernel/language.ts'
import type { LineKind } from '#kernel/line-kind.ts'
import type { Currency } from '#kernel/money.ts'
import type { PaidPart } from '#kernel/tender-names.ts'

/** The tables of orders, as db/migrations/0004-orders-payments-deliveries.sql makes them. */
export type OrderTables = {
  orders: OrdersTable
  order_shipments: OrderShipmentsTable
  order_packages: OrderPackagesTable
  order_lines: OrderLinesTable
  card_units: CardUnitsTable
  tenders: TendersTable
  order_velocity: OrderVelocityTable
  order_links: OrderLinksTable
}

type WithDefault<Value> = ColumnType<Value, Value | undefined, Value>

type OrdersTable = {
  id: OrderId
  uuid: string
  reference_number: string
  visitor_key: string
  cart_id: CartId
  cart_fingerprint: string
  storefront: string
  country_code: string
  language: Language
  currency: Currency
  state: OrderState
  kind: OrderKind
  customer_type: OrdererRow['customerType']
  contact: Json<OrdererRow['contact']>
  billing: Json<NonNullable<OrdererRow['billing']>> | null
  total_cents: number
  vat_cents: number
  paid_by_payment_id: SetLater<PaymentId>
  placed_at: Date
  settled_at: SetLater<Date>
  /** From here on it is made and sent; an order that is looked at first is paid before. */
  released_at: SetLater<Date>
  completed_at: SetLater<Date>
  confirmation_sent_at: SetLater<Date>
  account_id: SetLater<AccountId>
  /** Company that a member ordered for. */
  company_id: SetLater<CompanyId>
  issuers_to_tell_at: SetLater<Date>
  invoiced_at: SetLater<Date>
  orderer_forgotten_at: SetLater<Date>
  receivers_forgotten_at: SetLater<Date>
  /** Why a person looks at it once it is paid; null of nearly all. */
  held_for: SetLater<string[]>
  /** Choice cards that pay it, in the order in which they are drawn; null where none does. */
  card_parts: Json<readonly CardPart[]> | null
  /** When its consumer asked for delivery within the days of the right to withdraw, and by which wording; null where none was needed. */
  early_delivery_agreed_at: SetLater<Date>
  early_delivery_text: SetLater<number>
  /** Of a consumer who did not: nothing digital is delivered before. */
  deliver_not_before: SetLater<Date>
  /** The confirmation is to go once more. */
  confirmation_asked_at: SetLater<Date>
  /** The printed card that it puts value on; null of all but an activation. */
  activates: PrintedCardId | null
  /** Quote that it was made of. */
  quote_id: QuoteId | null
}

/** As db/migrations/0070-order-velocity.sql makes it. */
type OrderVelocityTable = {
  /** A keyed hash of a payer, receiver, source or device. */
  key: string
  hour: Date
  orders: number
  cards: number
  cents: number
}

/** Kinds of orders: those of SPEC §3, and those that other screens bring. */
export type OrderKind = 'regular' | 'multiAddress' | 'activation' | 'redeem' | 'reorder'

/** Kind of an order in its columns. An activation names its printed card. */
export type OrderedAs =
  | { kind: 'activation'; activates: PrintedCardId }
  | { kind: Exclude<OrderKind, 'activation'>; activates: null }

/** What pays an order: together its tenders are its total. */
type TendersTable = {
  id: TenderId
  order_id: OrderId
  kind: PaidPart['kind']
  payment_id: PaymentId | null
  card_id: CardId | null
  currency: Currency
  amount_cents: number
  taken_at: Date
  /** The order in which cards were drawn; null of every other means. */
  position: SetLater<number>
}

/** Links that open an order (db/migrations/0068-order-links.sql). */
type OrderLinksTable = {
  id: OrderLinkId
  order_id: OrderId
  asked_at: Date
  visitor_key: string | null
  until: Date
}

type OrderShipmentsTable = {
  id: ShipmentId
  order_id: OrderId
  position: number
  delivery_form: VariationType
  is_for_self: boolean
  receiver_name: string
  receiver_email: string
  receiver_email_hash: SetLater<Uint8Array>
  /** As ordered; null is at once. */
  deliver_at: Date | null
  /** From whom the tag says that it is. Null: the first name of whoever ordered. */
  giver_name: string | null
  /** Where it is posted; null of what goes by e-mail. */
  address: Json<DeliveryAddress> | null
  /** Of what goes by post. */
  state: WithDefault<ShipmentState>
  packed_at: SetLater<Date>
  posted_at: SetLater<Date>
  track_code: SetLater<string>
  /** When its giver was told that it is on its way. */
  posted_told_at: SetLater<Date>
  /** When its giver asked where it is. */
  late_asked_at: SetLater<Date>
  /** What a person did when it did not arrive. */
  ended_by: SetLater<'replaced' | 'refunded'>
  /** The first of the shipments that were sent one after the other. */
  replaces_id: SetLater<ShipmentId>
}

type OrderPackagesTable = {
  id: PackageId
  order_id: OrderId
  shipment_id: ShipmentId
  position: number
  product_id: string
  variation_type: VariationType
  amount_cents: number
  quantity: number
  message: string | null
  /** Null of what is bought for oneself, and in rows of an older release. */
  wrapper: string | null
  /** The box around what goes by post. */
  gift_packing: string | null
  is_each_wrapped: WithDefault<boolean>
  product: Json<OrderedProduct>
}

type OrderLinesTable = {
  id: OrderLineId
  order_id: OrderId
  package_id: PackageId | null
  /** Null for what belongs to the order as a whole. */
  shipment_id: ShipmentId | null
  position: number
  kind: LineKind
  quantity: number
  unit_cents: number
  total_cents: number
  vat_rate_basis_points: number
  vat_cents: number
  /** Of a line that takes something off: the promotion, its title, and off what. */
  promotion_id: string | null
  title: Json<Localized> | null
  reduces: LinePromotion['reduces'] | null
}

type CardUnitsTable = {
  id: CardUnitId
  order_id: OrderId
  package_id: PackageId
  delivery_id: DeliveryId
  position: number
  state: UnitState
  amount_cents: number
  vat_cents: number
  /** What was paid for it beside its face value; null in rows of an older release, where it is the same. */
  paid_cents: number | null
  /** Its share of what was paid for paper and packing around it, and the VAT inside; null in rows of an older release: nothing. */
  extra_cents: number | null
  extra_vat_cents: number | null
  /** The VAT inside what a promotion took off the card itself; then what it took off that share, and the VAT inside. */
  promotion_vat_cents: number | null
  extra_promotion_cents: number | null
  extra_promotion_vat_cents: number | null
  attempts: WithDefault<number>
  /** Not before: when it is due, or when an issuer that was busy is asked again. Null is at once. */
  next_try_at: SetLater<Date>
  /** How many printed cards without value are in it, of a pack; null of what becomes a card. */
  blank_cards: number | null
  card_id: SetLater<CardId>
  refund_id: SetLater<RefundId>
  failure: SetLater<string>
  issued_at: SetLater<Date>
  /** Unwrapped on the card's own page. */
  opened_at: SetLater<Date>
}
