import type { Cart } from '#domain/cart/cart.ts'
import { lockCart } from '#domain/cart/lock-cart.ts'
import { lockRedeemCart, type RedeemCartOf } from '#domain/cart/redeem-cart.ts'
import type { Tx } from '#domain/db.ts'

/** Cart of which an order is made: by its key, or the exchange of a session. */
export type CartToOrder = { kind: 'own'; key: string } | { kind: 'redeem'; of: RedeemCartOf }

/** As `lockCart`. Throws `CartExpired` (3203) and `CartMoved` (3206). */
export const lockCartToOrder = (tx: Tx, toOrder: CartToOrder, now: Date): Promise<Cart> =>
  toOrder.kind === 'own' ? lockCart(tx, toOrder.key, now) : lockRedeemCart(tx, toOrder.of, now)
