import type { Selectable } from 'kysely'
import type { CardPart } from '#domain/cart/card-parts.ts'
import type { PricedCart } from '#domain/cart/priced-cart.ts'
import type { OrderedAs, OrderTables } from '#domain/orders/tables.ts'
import type { Storefront } from '#domain/storefronts/storefront.ts'
import type { EarlyDelivery } from '#kernel/early-delivery.ts'
import type { AccountId } from '#kernel/ids.ts'

/** An order as rows, ready to be written at once. Cards to issue and deliveries are drafted from it. */
export type OrderDraft = {
  /** Nothing is mailed before; undefined is at once. */
  notBefore: Date | undefined
  /** Whether it is held is seen when it is written. */
  order: Omit<Selectable<OrderTables['orders']>, 'held_for' | keyof OrderedAs> & OrderedAs
  /** Nothing was posted yet: the defaults say so. */
  shipments: readonly Omit<
    Selectable<OrderTables['order_shipments']>,
    | 'state'
    | 'packed_at'
    | 'ended_by'
    | 'late_asked_at'
    | 'replaces_id'
    | 'posted_at'
    | 'track_code'
    | 'posted_told_at'
  >[]
  packages: readonly Selectable<OrderTables['order_packages']>[]
  lines: readonly Selectable<OrderTables['order_lines']>[]
}

export type OrderToPlace = {
  priced: PricedCart
  storefront: Storefront
  visitorKey: string
  /** Of the visitor who is logged in. */
  accountId: AccountId | undefined
  /** Nothing is mailed before. */
  notBefore?: Date | undefined
  /** What its consumer said of an early delivery; undefined where it is of no concern. */
  earlyDelivery?: EarlyDelivery | undefined
  /** What choice cards pay of it. */
  cardParts: readonly CardPart[]
  now: Date
}
