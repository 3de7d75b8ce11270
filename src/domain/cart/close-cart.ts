import { writeDocument } from '#domain/cart/cart-document.ts'
import { expiryFrom } from '#domain/cart/cart-row.ts'
import { readGuestDetails } from '#domain/cart/guest-details.ts'
import { withoutOrdered } from '#domain/cart/without-ordered.ts'
import { alongWith, type OneStatement, type Tx } from '#domain/db.ts'
import type { LockedCart } from '#domain/locked-cart.ts'
import type { OrderedGift } from '#domain/ordered-gift.ts'
import { newId, type OrderId } from '#kernel/ids.ts'

/**
 * The one statement that is run through the answer also makes the basket this order; the visitor's next package opens a new one.
 * One that was closed before, or is forgotten, stays as it is.
 */
export const closingCart = (
  one: OneStatement,
  { cart, orderId, now }: { cart: LockedCart | undefined; orderId: OrderId; now: Date },
): OneStatement =>
  cart?.state !== 'open'
    ? one
    : alongWith(one, 'closed', (db) =>
        db
          .updateTable('carts')
          .set({ state: 'ordered', order_id: orderId, updated_at: now })
          .where('id', '=', cart.id)
          .where('state', '=', 'open'),
      )

/**
 * What was put into the basket since the order was fixed, while the bank's page was open, was not ordered: it is a new basket at
 * once. Only of one that was open, once it is closed.
 */
export async function openRest(
  tx: Tx,
  {
    cart,
    ordered,
    now,
  }: { cart: LockedCart | undefined; ordered: readonly OrderedGift[]; now: Date },
): Promise<void> {
  if (cart?.state !== 'open') return
  const { id: _id, state: _state, version: _version, kind, document, ...whose } = cart
  // An exchange is one order, and so is an activation: whoever chose again meanwhile begins anew.
  if (kind !== 'basket' && kind !== 'singleGift') return
  const details = document.details && readGuestDetails(document.details)
  const shipments = withoutOrdered(document.shipments, ordered)
  if (shipments.length === 0) return
  await tx
    .insertInto('carts')
    .values({
      ...whose,
      ...{ id: newId('crt', now.getTime()), kind },
      document: writeDocument({ kind, shipments, details }),
      created_at: now,
      updated_at: now,
      expires_at: expiryFrom(now),
    })
    .execute()
}
