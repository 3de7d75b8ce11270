import type { Selectable } from 'kysely'
import { type OrderedGift, withoutOrdered } from '#domain/cart/cart-contents.ts'
import { expiryFrom, isOpen, toDocument } from '#domain/cart/cart-row.ts'
import type { CartTables } from '#domain/cart/tables.ts'
import type { Tx } from '#domain/db.ts'
import { type CartId, newId, type OrderId } from '#kernel/ids.ts'

export type CartToClose = {
  cartId: CartId
  orderId: OrderId
  /** What the order holds. */
  ordered: readonly OrderedGift[]
  now: Date
}

/**
 * The basket became this order; the visitor's next package opens a new one. What was put into it since the order was
 * fixed, while the bank's page was open, was not ordered: it is a new basket at once. True when this call closed it,
 * false when it was closed before: repeating it is harmless.
 */
export async function closeCart(tx: Tx, closing: CartToClose): Promise<boolean> {
  const { cartId, orderId, now } = closing
  const closed = await tx
    .updateTable('carts')
    .set({ state: 'ordered', order_id: orderId, updated_at: now })
    .where('id', '=', cartId)
    .where('state', '=', isOpen)
    .returning(['visitor_key', 'single_gift_of', 'storefront', 'language', 'document'])
    .executeTakeFirst()
  if (closed !== undefined) await openRest(tx, closed, closing)
  return closed !== undefined
}

type ClosedCart = Pick<
  Selectable<CartTables['carts']>,
  'visitor_key' | 'single_gift_of' | 'storefront' | 'language' | 'document'
>

async function openRest(
  tx: Tx,
  { document, ...whose }: ClosedCart,
  { ordered, now }: CartToClose,
): Promise<void> {
  const shipments = withoutOrdered(document.shipments, ordered)
  if (shipments.length === 0) return
  await tx
    .insertInto('carts')
    .values({
      ...whose,
      id: newId('crt', now.getTime()),
      document: toDocument({ shipments, details: document.details }),
      created_at: now,
      updated_at: now,
      expires_at: expiryFrom(now),
    })
    .execute()
}
