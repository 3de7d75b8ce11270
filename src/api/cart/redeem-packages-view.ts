import type { CatalogueView } from '#api/catalogue/catalogue-view.ts'
import { toWire } from '#api/shared/money.ts'
import type { RedeemChoice, RedeemContents } from '#domain/cart/cart.ts'
import type { PricedCart, PricedPackage } from '#domain/cart/priced-cart.ts'
import { alternativesTo } from '#domain/cart/redeem-alternatives.ts'
import { configOf } from '#domain/catalogue/variations.ts'
import type { Shop } from '#domain/shop.ts'
import { sum } from '#kernel/money.ts'
import type { RedeemPackageView } from './package.ts'
import type { PackageItemView } from './package-items.ts'

export type LookingAtRedeem = {
  redeem: RedeemContents
  shop: Shop
  views: CatalogueView
  lines: PricedCart['lines']
  receiverTitle: string
  viewItem(priced: PricedPackage): PackageItemView
}

/** What was chosen for a card, each with the cards that it comes down to. */
export const viewRedeemPackages = (
  packages: readonly PricedPackage[],
  looking: LookingAtRedeem,
): readonly RedeemPackageView[] =>
  looking.redeem.choices.flatMap((choice) => {
    const parts = packages.filter(({ package: { choiceId } }) => choiceId === choice.id)
    return parts.length === 0 ? [] : [viewChoice(choice, parts, looking)]
  })

function viewChoice(
  choice: RedeemChoice,
  parts: readonly PricedPackage[],
  { redeem, shop, views, lines, receiverTitle, viewItem }: LookingAtRedeem,
): RedeemPackageView {
  const { currency } = shop.storefront
  const product = shop.catalogue.productById.get(choice.productId)
  const config = product && configOf(product, choice.variationType)
  const ids = new Set<string | undefined>(parts.map(({ package: { id } }) => id))
  const promotionCents = -sum(
    lines
      .filter(({ kind, packageId }) => kind === 'PROMOTION' && ids.has(packageId))
      .map(({ totalCents }) => totalCents),
  )
  const problem = parts.find((part) => part.problem !== undefined)?.problem
  const original = choice.original && shop.catalogue.productById.get(choice.original.productId)
  return {
    type: 'RedeemPackage',
    id: choice.id,
    receiverTitle,
    items: parts.map(viewItem),
    packageTotals: {
      mainItemAmount: toWire({ currency, cents: choice.amountCents * choice.quantity }),
      mainItemEditable: config !== undefined && !config.hasFixedPrices,
      promotionAmount: promotionCents > 0 ? toWire({ currency, cents: promotionCents }) : undefined,
    },
    mainProduct: product && views.view(product),
    mainProductType: product?.kind,
    variationType: choice.variationType,
    amount: toWire({ currency, cents: choice.amountCents }),
    quantity: choice.quantity,
    problem,
    original: original && views.view(original),
    get alternatives() {
      return problem === undefined ? [] : alternativesTo(choice, redeem, shop).map(views.view)
    },
  }
}
