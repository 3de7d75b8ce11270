import { type Selectable, sql } from 'kysely'
import type { Database } from '#domain/db.ts'
import type { CardId, CardUnitId } from '#kernel/ids.ts'
import type { Localized } from '#kernel/language.ts'

/*
 * Types and columns by which every noun reads what an order sold. Fragments name tables in full, so that a reader may join what
 * it likes.
 */

/** Unit of an order, one card or one pack of blank cards, with its face value. */
export type Unit = { unitId: CardUnitId; amountCents: number }

/** Unit with the VAT in its face value. */
export type TaxedUnit = Unit & { vatCents: number }

/**
 * Unit as bookings move it: the shop holds the value of a choice card, an issuer that of any other.
 */
export type UnitToBook = TaxedUnit & { isChoiceCard: boolean }

/** Unit that was sold, with the card that was made for it. */
export type SoldUnit = UnitToBook & {
  /** Null until a card is made; a pack never has one. */
  cardId: CardId | null
  /** The card is neither blocked, spent nor withdrawn. */
  isActive: boolean
}

/** Unit as people are told of it. */
export type NamedUnit = Pick<Unit, 'amountCents'> & { title: Localized }

/** Product as it was when it was ordered. */
type SoldProduct = Selectable<Database['order_packages']>['product']

/** How a gift is presented: the note beside it and the paper around it. */
export type Presentation = { message: string | null; wrapper: string | null }

/** Gift as its receiver sees it. */
export type PresentedGift = Presentation & Pick<Unit, 'amountCents'> & { product: SoldProduct }

/** Receiver of a gift: the giver, where it is for themselves. */
export type GiftReceiver = { receiverName: string; isForSelf: boolean }

/** Receiver of a line; null where it belongs to the order as a whole. */
export type LineReceiver = { [Part in keyof GiftReceiver]: GiftReceiver[Part] | null }

const amountCents = sql<number>`card_units.amount_cents`.as('amountCents')

/** Columns of a unit, for readers that select from `card_units`. */
export const unitColumns = [sql<CardUnitId>`card_units.id`.as('unitId'), amountCents] as const

export const taxedUnitColumns = [
  ...unitColumns,
  sql<number>`card_units.vat_cents`.as('vatCents'),
] as const

/** True for a choice card, for readers that join `order_packages`. */
export const isChoiceCard = sql<boolean>`(order_packages.product ->> 'isChoiceCard')::boolean`

/** Columns of a unit to book, for readers that join `order_packages`. */
export const unitToBookColumns = [...taxedUnitColumns, isChoiceCard.as('isChoiceCard')] as const

type CardState = Selectable<Database['cards']>['state']

/**
 * Columns of a sold unit, for readers that join `order_packages` and outer join `cards`. `active`
 * names states of good cards.
 */
export const soldUnitColumns = (active: readonly CardState[]) =>
  [
    ...unitToBookColumns,
    sql<CardId | null>`cards.id`.as('cardId'),
    sql<boolean>`coalesce(cards.state in (${sql.join(active.map(sql.lit))}), false)`.as('isActive'),
  ] as const

/** Name of a gift, for readers that join `order_packages`. */
export const titleOfGift = sql<Localized>`order_packages.product -> 'title'`

/** Columns of a named unit, for readers that join `order_packages`. */
export const namedUnitColumns = [amountCents, titleOfGift.as('title')] as const

/** Columns of a note and a paper, for readers that join `order_packages`. */
export const presentationColumns = ['order_packages.message', 'order_packages.wrapper'] as const

/** Key of the issuer, for readers that join `order_packages`. */
export const issuerOfUnit = sql<string>`order_packages.product ->> 'issuer'`

/** True for a donation, for readers that join `order_packages`. */
export const isDonation = sql<boolean>`order_packages.product ->> 'kind' = 'DONATION'`

/** Columns of a receiver, for readers that join `order_shipments`. */
export const receiverColumns = [
  'order_shipments.receiver_name as receiverName',
  'order_shipments.is_for_self as isForSelf',
] as const

/** True for a unit that is still to be made. */
export const isOpenUnit = sql<boolean>`card_units.state in ('ordered', 'issuing')`

/** True for a unit that is good, or still to be made. */
export const isLeftUnit = sql<boolean>`card_units.state in ('ordered', 'issuing', 'issued')`

/** Cents paid for a unit itself. In rows of an older release the column is null: its face value. */
export const paidCents = sql<number>`coalesce(card_units.paid_cents, card_units.amount_cents)`
