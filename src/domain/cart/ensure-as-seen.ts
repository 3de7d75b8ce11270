import type { Cart } from '#domain/cart/cart.ts'
import type { AsSeen } from '#domain/cart/change.ts'
import { BasketChanged } from '#domain/cart/errors.ts'

/** What another window did meanwhile is not written over unseen (3211). */
export function ensureAsSeen(cart: Cart, { version }: AsSeen): void {
  if (version !== undefined && version !== cart.version) throw new BasketChanged()
}
