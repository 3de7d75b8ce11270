import type { PricedLine } from '#domain/cart/priced-line.ts'
import type { Product } from '#domain/catalogue/product.ts'
import type { Promotion } from '#domain/promotions/promotion.ts'
import type { PostageOption } from '#domain/storefronts/storefront.ts'
import type { ErrorCode } from '#kernel/error-codes.ts'
import type { Currency } from '#kernel/money.ts'
import type { Wrapping } from '#kernel/wrapper.ts'
import type { Cart, CartPackage, CartShipment } from './cart.ts'

/** What goes around the cards of a package. */
export type PricedExtra = {
  kind: 'DIGITAL_WRAPPER' | 'WRAPPER' | 'GIFT_PACKING'
  id: Wrapping
  quantity: number
  /** Nothing for a plain paper, which makes no line. */
  unitCents: number
}

export type PricedPackage = {
  package: CartPackage
  /** Undefined when the product is no longer sold: shown as an empty item, charged nothing, blocks ordering. */
  product: Product | undefined
  /** Its cards, without what goes around them. */
  totalCents: number
  extras: readonly PricedExtra[]
  problem: ErrorCode | undefined
}

export type PricedShipment = {
  shipment: CartShipment
  packages: readonly PricedPackage[]
  /** Undefined of what goes by e-mail, or is not sold any more. */
  postedBy: PostageOption | undefined
}

/** A cart looked at with today's catalogue and prices: the only place where totals are computed. */
export type PricedCart<Kept extends Cart = Cart> = {
  cart: Kept
  currency: Currency
  shipments: readonly PricedShipment[]
  lines: readonly PricedLine[]
  digital: { quantity: number; cents: number }
  physical: { quantity: number; cents: number }
  /** Also counted in `digital`, where SPEC §3 groups them. */
  donations: { quantity: number; cents: number }
  /** Of blank cards; also counted in `physical`. */
  packs: { quantity: number; cents: number }
  /** What is charged around the cards, before anything is taken off. */
  extraCents: number
  /** Each promotion that takes something off, and how much of each: below zero. */
  promotions: readonly { promotion: Promotion; cents: number }[]
  subTotalCents: number
  vatCents: number
  grandTotalCents: number
  totalQuantity: number
}
