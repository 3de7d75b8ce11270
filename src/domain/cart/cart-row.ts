import type { Selectable } from 'kysely'
import { type Cart, cartLifetimeDays } from '#domain/cart/cart.ts'
import { CartMoved } from '#domain/cart/errors.ts'
import type { CartTables } from '#domain/cart/tables.ts'
import type { Tx } from '#domain/db.ts'

type CartRow = Pick<Selectable<CartTables['carts']>, (typeof cartColumns)[number]>

export const cartColumns = [
  ...(['id', 'storefront', 'language', 'document', 'expires_at'] as const),
  ...(['moved_to', 'moved_for', 'created_at'] as const),
] as const

/** Throws `CartMoved` (3206) where the row only says that the basket went elsewhere. */
export function toCart(row: CartRow): Cart {
  if (row.moved_to !== null)
    throw new CartMoved({ accountId: row.moved_for ?? undefined, movedAt: row.created_at })
  return {
    id: row.id,
    storefront: row.storefront,
    language: row.language,
    shipments: row.document.shipments,
    details: row.document.details,
  }
}

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
