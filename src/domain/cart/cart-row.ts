import { type Selectable, sql } from 'kysely'
import { type Cart, type CartDocument, cartLifetimeDays } from '#domain/cart/cart.ts'
import { stillNeeded } from '#domain/cart/delivery-modes.ts'
import { CartMoved } from '#domain/cart/errors.ts'
import type { CartTables } from '#domain/cart/tables.ts'
import type { Db, OneStatement } from '#domain/db.ts'
import { LostRace } from '#domain/lost-race.ts'
import { type Given, prepared, preparedQuery } from '#domain/prepared.ts'
import { dayMs } from '#kernel/day-ms.ts'

type CartRow = Pick<Selectable<CartTables['carts']>, (typeof cartColumns)[number]>

export const cartColumns = [
  ...(['id', 'version', 'storefront', 'language', 'document', 'expires_at'] as const),
  ...(['moved_to', 'moved_for', 'created_at', 'single_gift_of'] as const),
] as const

/** Throws `CartMoved` (3206) where the row only says that the basket went elsewhere. */
export function toCart(row: CartRow): Cart {
  if (row.moved_to !== null)
    throw new CartMoved({ accountId: row.moved_for ?? undefined, movedAt: row.created_at })
  return {
    id: row.id,
    version: row.version,
    storefront: row.storefront,
    language: row.language,
    shipments: row.document.shipments,
    details: row.document.details,
    ...(row.document.setAside && { setAside: row.document.setAside }),
    ...(row.document.promotionCode && { promotionCode: row.document.promotionCode }),
    ...(row.document.refusedPromotions && { refusedPromotions: row.document.refusedPromotions }),
    ...(row.document.payingCards && { payingCards: row.document.payingCards }),
    ...(row.document.redeem && { redeem: row.document.redeem }),
    ...(row.single_gift_of !== null && row.document.redeem === undefined && { isSingleGift: true }),
    ...(row.document.activates && { activates: row.document.activates }),
    ...(row.document.activatedPrefix && { activatedPrefix: row.document.activatedPrefix }),
  }
}

export const toDocument = ({ shipments, details, setAside, ...others }: CartDocument): string =>
  JSON.stringify({
    ...{ shipments, details },
    setAside: setAside && stillNeeded(setAside, shipments),
    promotionCode: others.promotionCode,
    refusedPromotions: others.refusedPromotions,
    payingCards: others.payingCards,
    redeem: others.redeem,
    activates: others.activates,
    activatedPrefix: others.activatedPrefix,
  })

/**
 * Word for word as the index of open baskets has it: a parameter would not be recognised in a prepared statement, which would
 * be planned anew each time. Of a basket that is asked for by its id the state is a value, or it would be looked for among all
 * that are open.
 */
export const isOpen = sql.lit<'open'>('open')

export type WhoseCart = { visitorKey: string; now: Date }

/** The visitor's open basket, as a question to the database. */
export const selectOpenCart = (db: Db, { visitorKey, now }: Given<WhoseCart>) =>
  db
    .selectFrom('carts')
    .select(cartColumns)
    .where('visitor_key', '=', visitorKey)
    .where('state', '=', isOpen)
    .where('expires_at', '>', now)

export const findOpenCart = preparedQuery(selectOpenCart)

export const expiryFrom = (now: Date): Date => new Date(now.getTime() + cartLifetimeDays * dayMs)

/** A new row for a cart, under the key by which it is found. */
export const newRow = (cart: Cart, { key, now }: { key: string; now: Date }) => ({
  id: cart.id,
  visitor_key: key,
  storefront: cart.storefront,
  language: cart.language,
  document: toDocument(cart),
  created_at: now,
  updated_at: now,
  expires_at: expiryFrom(now),
})

/** Writes a basket back as it was changed, and lets it live on. Throws `LostRace` when it is not as it was read any more. */
export async function storeCart(one: OneStatement, cart: Cart, now: Date): Promise<Cart> {
  const stored: Cart = { ...cart, version: cart.version + 1 }
  const { id, language, storefront, version } = stored
  const { numAffectedRows } = await updateCart(one, {
    ...{ id, language, storefront, version, now },
    ...{ document: toDocument(stored), before: cart.version, expiresAt: expiryFrom(now) },
  })
  if (numAffectedRows === 0n) throw new LostRace()
  return stored
}

const updateCart = prepared(
  (
    one,
    given: Given<
      Pick<Cart, 'id' | 'language' | 'storefront' | 'version'> & {
        document: string
        before: number
        now: Date
        expiresAt: Date
      }
    >,
  ) =>
    one
      .updateTable('carts')
      .set({
        document: given.document,
        language: given.language,
        storefront: given.storefront,
        version: given.version,
        updated_at: given.now,
        expires_at: given.expiresAt,
      })
      .where('id', '=', given.id)
      .where('version', '=', given.before)
      .where('state', '=', 'open'),
)
