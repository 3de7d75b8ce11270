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
): readonly RedeemPackageView[] => {
  const partsOf = Map.groupBy(packages, ({ package: { choiceId } }) => choiceId)
  const taken = looking.lines.filter(({ kind }) => kind === 'PROMOTION')
  const takenOf = Map.groupBy(taken, ({ packageId }) => packageId)
  return looking.redeem.choices.flatMap((choice) => {
    const parts = partsOf.get(choice.id) ?? []
    const promotionCents = -sum(
      parts
        .flatMap((part) => takenOf.get(part.package.id) ?? [])
        .map(({ totalCents }) => totalCents),
    )
    return parts.length === 0 ? [] : [viewChoice(choice, { parts, promotionCents }, looking)]
  })
}

function viewChoice(
  choice: RedeemChoice,
  { parts, promotionCents }: { parts: readonly PricedPackage[]; promotionCents: number },
  { redeem, shop, views, receiverTitle, viewItem }: LookingAtRedeem,
): RedeemPackageView {
  const { currency } = shop.storefront
  const product = shop.catalogue.productById.get(choice.productId)
  const config = product && configOf(product, choice.variationType)
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
