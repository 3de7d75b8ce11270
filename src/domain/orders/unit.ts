import { sql } from 'kysely'
import type { CardId, CardUnitId } from '#kernel/ids.ts'

/** Unit of an order, one card or one pack of blank cards, with its face value and the VAT in it. */
export type Unit = { unitId: CardUnitId; amountCents: number; vatCents: number }

/** Unit that was sold, with the card that was made for it. */
export type SoldUnit = Unit & {
  /** Null until a card is made; a pack never has one. */
  cardId: CardId | null
  isChoiceCard: boolean
  /** The card is neither blocked, spent nor withdrawn. */
  isActive: boolean
}

/** Columns of a unit, for readers that select from `card_units`. */
export const unitColumns = [
  sql<CardUnitId>`card_units.id`.as('unitId'),
  sql<number>`card_units.amount_cents`.as('amountCents'),
  sql<number>`card_units.vat_cents`.as('vatCents'),
] as const

/** True for a choice card, for readers that join `order_packages`. */
export const isChoiceCard = sql<boolean>`(order_packages.product ->> 'isChoiceCard')::boolean`.as(
  'isChoiceCard',
)

/** Key of the issuer, for readers that join `order_packages`. */
export const issuerOfUnit = sql<string>`order_packages.product ->> 'issuer'`.as('issuer')
