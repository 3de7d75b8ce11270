import type { Selectable } from 'kysely'
import { type Cart, cartLifetimeDays } from '#domain/cart/cart.ts'
import type { CartTables } from '#domain/cart/tables.ts'
import type { Tx } from '#domain/db.ts'

type CartRow = Pick<
  Selectable<CartTables['carts']>,
  'id' | 'storefront' | 'language' | 'document' | 'expires_at'
>

export const cartColumns = ['id', 'storefront', 'language', 'document', 'expires_at'] as const

export const toCart = (row: CartRow): Cart => ({
  id: row.id,
  storefront: row.storefront,
  language: row.language,
  shipments: row.document.shipments,
  details: row.document.details,
})

export const toDocument = ({ shipments, details }: Pick<Cart, 'shipments' | 'details'>): string =>
  JSON.stringify({ shipments, details })

const dayMs = 24 * 60 * 60 * 1000

export const expiryFrom = (now: Date): Date => new Date(now.getTime() + cartLifetimeDays * dayMs)

/** Writes a locked basket back and lets it live on. */
export async function storeCart(tx: Tx, cart: Cart, now: Date): Promise<Cart> {
  await tx
    .updateTable('carts')
    .set(({ eb }) => ({
      document: toDocument(cart),
      language: cart.language,
      storefront: cart.storefront,
      version: eb('version', '+', 1),
      updated_at: now,
      expires_at: expiryFrom(now),
    }))
    .where('id', '=', cart.id)
    .execute()
  return cart
}
