import { type Selectable, sql } from 'kysely'
import {
  type Basket,
  type Cart,
  cartLifetimeDays,
  type KeptCart,
  type SelfContainedCart,
} from '#domain/cart/cart.ts'
import { readDocument, writeDocument } from '#domain/cart/cart-document.ts'
import { CartMoved } from '#domain/cart/errors.ts'
import type { CartTables } from '#domain/cart/tables.ts'
import type { Db, OneStatement } from '#domain/db.ts'
import { LostRace } from '#domain/lost-race.ts'
import { type Given, prepared, preparedQuery } from '#domain/prepared.ts'
import { dayMs } from '#kernel/day-ms.ts'
import { invariant } from '#kernel/invariant.ts'

export type CartRow = Pick<Selectable<CartTables['carts']>, (typeof cartColumns)[number]>

export const cartColumns = [
  ...(['id', 'version', 'storefront', 'language', 'document', 'expires_at'] as const),
  ...(['kind', 'moved_to', 'moved_for', 'created_at'] as const),
] as const

/** Throws `CartMoved` (3206) where the row only says that the basket went elsewhere. */
export function toKeptCart(row: CartRow): KeptCart {
  if (row.moved_to !== null)
    throw new CartMoved({ accountId: row.moved_for ?? undefined, movedAt: row.created_at })
  const { id, version, storefront, language, kind, document } = row
  return { id, version, storefront, language, ...readDocument(kind, document) }
}

/** Basket of a row under a visitor's own key. Throws `CartMoved` (3206). */
export function toBasket(row: CartRow): Basket {
  const cart = toKeptCart(row)
  invariant(cart.kind === 'basket', "A visitor's own key holds a basket.")
  return cart
}

/** Undefined for the row of an exchange. Throws `CartMoved` (3206). */
export function toSelfContained(row: CartRow): SelfContainedCart | undefined {
  const cart = toKeptCart(row)
  return cart.kind === 'redeem' ? undefined : cart
}

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
export const newRow = (cart: KeptCart, { key, now }: { key: string; now: Date }) => ({
  id: cart.id,
  visitor_key: key,
  storefront: cart.storefront,
  language: cart.language,
  kind: cart.kind,
  document: writeDocument(cart),
  created_at: now,
  updated_at: now,
  expires_at: expiryFrom(now),
})

/** Writes a cart back as it was changed, and prolongs it. Throws `LostRace` when its row changed since it was read. */
export async function storeCart<Kept extends KeptCart>(
  one: OneStatement,
  cart: Kept,
  now: Date,
): Promise<Kept> {
  const stored = { ...cart, version: cart.version + 1 }
  const { id, language, storefront, version } = stored
  const { numAffectedRows } = await updateCart(one, {
    ...{ id, language, storefront, version, now },
    ...{ document: writeDocument(stored), before: cart.version, expiresAt: expiryFrom(now) },
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
