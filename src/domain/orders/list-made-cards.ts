import { type Selectable, sql } from 'kysely'
import type { Database, Db } from '#domain/db.ts'
import {
  isChoiceCard,
  issuerOfUnit,
  type TaxedUnit,
  taxedUnitColumns,
  type UnitToBook,
  unitToBookColumns,
} from '#domain/unit.ts'
import type { CardId, OrderId } from '#kernel/ids.ts'
import type { Currency } from '#kernel/money.ts'

type CardState = Selectable<Database['cards']>['state']

/** A card of an order, as its issuer and the books know it. */
export type MadeCard = UnitToBook & {
  cardId: CardId
  issuer: string
  issuerReference: string
  /** Its issuer blocks none, which was said before it was ordered. */
  cannotBlock: boolean
  /** Its money went back to whoever paid. */
  isRefunded: boolean
  currency: Currency
  state: CardState
  /** The state that its issuer was told last. */
  issuerTold: CardState
}

/** The cards that were made for an order. */
export async function listMadeCards(db: Db, orderId: OrderId): Promise<readonly MadeCard[]> {
  return db
    .selectFrom('card_units')
    .innerJoin('order_packages', 'order_packages.id', 'card_units.package_id')
    .innerJoin('cards', 'cards.order_unit_id', 'card_units.id')
    .select(unitToBookColumns)
    .select(['cards.issuer', 'cards.state'])
    .select(['cards.issuer_reference as issuerReference', 'cards.issuer_told as issuerTold'])
    .select([
      sql<CardId>`cards.id`.as('cardId'),
      sql<Currency>`cards.currency`.as('currency'),
      sql<boolean>`coalesce((order_packages.product ->> 'cannotBlock')::boolean, false)`.as(
        'cannotBlock',
      ),
      sql<boolean>`card_units.state = 'refunded'`.as('isRefunded'),
    ])
    .where('card_units.order_id', '=', orderId)
    .orderBy('card_units.position')
    .execute()
}

/**
 * A unit that was withdrawn before its issuer's answer was written down, or paid back because none came: there may be a card, or value
 * on a printed one. Not one of our own, and none that its issuer was never asked for.
 */
export type UnheardCard = TaxedUnit & {
  orderId: OrderId
  issuer: string
  currency: Currency
}

export async function listUnheardCards(db: Db, orderId: OrderId): Promise<readonly UnheardCard[]> {
  return db
    .selectFrom('card_units')
    .innerJoin('order_packages', 'order_packages.id', 'card_units.package_id')
    .innerJoin('orders', 'orders.id', 'card_units.order_id')
    .select(taxedUnitColumns)
    .select(['card_units.order_id as orderId', 'orders.currency', issuerOfUnit.as('issuer')])
    .where('card_units.order_id', '=', orderId)
    .where('card_units.state', 'in', ['withdrawn', 'refunded'])
    .where('card_units.card_id', 'is', null)
    .where(sql<boolean>`(card_units.failure is null or card_units.failure = 'unreachable')`)
    .where('card_units.blank_cards', 'is', null)
    .where(sql<boolean>`not ${isChoiceCard}`)
    .execute()
}

/** Packs of blank cards that were posted, and are not paid back. */
export const listSoldPacks = (db: Db, orderId: OrderId): Promise<readonly TaxedUnit[]> =>
  db
    .selectFrom('card_units')
    .select(taxedUnitColumns)
    .where('order_id', '=', orderId)
    .where('blank_cards', 'is not', null)
    .where('issued_at', 'is not', null)
    .where('state', 'in', ['issued', 'withdrawn'])
    .orderBy('position')
    .execute()
