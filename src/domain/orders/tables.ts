import type { ColumnType } from 'kysely'
import type { VariationType } from '#domain/catalogue/product.ts'
import type { Json, SetLater } from '#domain/columns.ts'
import type { OrderContact, OrderedProduct } from '#domain/orders/order.ts'
import type { OrderState } from '#domain/orders/order-states.ts'
import type { UnitState } from '#domain/orders/unit-states.ts'
import type {
  AccountId,
  CardId,
  CardUnitId,
  CartId,
  DeliveryId,
  OrderId,
  OrderLineId,
  PackageId,
  PaymentId,
  RefundId,
  ShipmentId,
} from '#kernel/ids.ts'
import type { Language } from '#kernel/language.ts'
import type { LineKind } from '#kernel/line-kind.ts'
import type { Currency } from '#kernel/money.ts'

/** The tables of orders, as db/migrations/0004-orders-payments-deliveries.sql makes them. */
export type OrderTables = {
  orders: OrdersTable
  order_shipments: OrderShipmentsTable
  order_packages: OrderPackagesTable
  order_lines: OrderLinesTable
  card_units: CardUnitsTable
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
  customer_type: 'PRIVATE' | 'BUSINESS'
  contact: Json<OrderContact>
  total_cents: number
  vat_cents: number
  paid_by_payment_id: SetLater<PaymentId>
  placed_at: Date
  settled_at: SetLater<Date>
  completed_at: SetLater<Date>
  confirmation_sent_at: SetLater<Date>
  account_id: SetLater<AccountId>
}

type OrderShipmentsTable = {
  id: ShipmentId
  order_id: OrderId
  position: number
  delivery_form: VariationType
  is_for_self: boolean
  receiver_name: string
  receiver_email: string
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
  product: Json<OrderedProduct>
}

type OrderLinesTable = {
  id: OrderLineId
  order_id: OrderId
  package_id: PackageId | null
  position: number
  kind: LineKind
  quantity: number
  unit_cents: number
  total_cents: number
  vat_rate_basis_points: number
  vat_cents: number
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
  attempts: WithDefault<number>
  next_try_at: SetLater<Date>
  card_id: SetLater<CardId>
  refund_id: SetLater<RefundId>
  failure: SetLater<string>
  issued_at: SetLater<Date>
}
