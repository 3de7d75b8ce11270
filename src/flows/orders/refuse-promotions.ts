import type { CartToOrder } from '#domain/cart/lock-cart-to-order.ts'
import { refusePromotionsOf } from '#domain/cart/refuse-promotions-of.ts'
import { renewCatalogue } from '#domain/catalogue/announce-catalogue.ts'
import { PromotionRefused } from '#domain/orders/errors.ts'
import type { PromotionRefusal } from '#domain/promotions/hold-promotions.ts'
import { markUsedUp } from '#domain/promotions/mark-used-up.ts'
import type { Deps } from '#flows/shared/deps.ts'
import { shopOf } from '#flows/shared/shop-of.ts'
import { transact } from '#flows/shared/transact.ts'

/** An order was not made: it does not get what its total reckoned with. */
export class PromotionsNotHeld extends Error {
  readonly toOrder: CartToOrder
  readonly refusals: readonly PromotionRefusal[]

  constructor(toOrder: CartToOrder, refusals: readonly PromotionRefusal[]) {
    super('A promotion is not for this order.')
    this.toOrder = toOrder
    this.refusals = refusals
  }
}

type RefuseDeps = Pick<Deps, 'db' | 'queue' | 'clock' | 'catalogue' | 'content' | 'storefront'>

/**
 * The basket goes on without these promotions, so that its visitor sees what it costs now; and of one whose budget is used up
 * nobody is told any more. Always throws `PromotionRefused` (3223).
 */
export async function refusePromotions(
  deps: RefuseDeps,
  { toOrder, refusals }: PromotionsNotHeld,
): Promise<never> {
  const now = deps.clock.now()
  const shop = shopOf(deps, deps.storefront)
  const total = await transact(deps, async (tx) => {
    const ids = refusals.map(({ promotionId }) => promotionId)
    const priced = await refusePromotionsOf(tx, shop, { toOrder, ids, now })
    const usedUp = refusals.filter(({ reason }) => reason === 'usedUp')
    const gone = shop.promotions.filter(({ id }) =>
      usedUp.some(({ promotionId }) => promotionId === id),
    )
    if (gone.length > 0) {
      await markUsedUp(tx, gone)
      await renewCatalogue(tx)
    }
    return { currency: priced.currency, cents: priced.grandTotalCents }
  })
  throw new PromotionRefused(total)
}
