import type { Basket, KnownReceiver } from '#domain/cart/cart.ts'
import { storeCart } from '#domain/cart/cart-row.ts'
import type { AsSeen, CartChange } from '#domain/cart/change.ts'
import { allToOne, type DeliveryMode, eachToTheirOwn } from '#domain/cart/delivery-modes.ts'
import { ensureDestination } from '#domain/cart/destination.ts'
import { ensureAsSeen } from '#domain/cart/ensure-as-seen.ts'
import { ReceiverMissing } from '#domain/cart/errors.ts'
import { requireBasket } from '#domain/cart/find-cart.ts'
import { priceCart } from '#domain/cart/price-cart.ts'
import type { OneStatement } from '#domain/db.ts'
import type { Shop } from '#domain/shop.ts'

export type ModeChange = CartChange &
  AsSeen & {
    mode: DeliveryMode
    /** Who gets all of it; asked by SINGLE alone. */
    to: KnownReceiver | undefined
  }

/**
 * Has all go to the giver, to one other, or to each their own again. What is not needed then is set aside. Where nothing was set
 * aside, each stays where it is. Throws 3001 without a receiver or an e-mail address, 3220 and 3221 where it cannot be posted, 3203,
 * 3206, 3211, and `LostRace`.
 */
export async function setDeliveryMode(
  one: OneStatement,
  shop: Shop,
  change: ModeChange,
): Promise<Basket> {
  const cart = await requireBasket(one, change.visitorKey, change.now)
  ensureAsSeen(cart, change)
  const after = { ...cart, language: change.language, ...switched(cart, shop, change) }
  return storeCart(one, after, change.now)
}

function switched(cart: Basket, shop: Shop, { mode, to }: Pick<ModeChange, 'mode' | 'to'>) {
  const priced = priceCart(cart, shop)
  if (mode === 'DEFAULT') return allToOne(priced, undefined)
  if (mode === 'SPLIT') return eachToTheirOwn(priced)
  if (to === undefined) throw new ReceiverMissing()
  const forms = new Set(cart.shipments.map(({ deliveryForm }) => deliveryForm))
  for (const form of forms) ensureDestination(to, form, shop.storefront)
  return allToOne(priced, to)
}
