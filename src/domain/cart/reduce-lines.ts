import { type Cart, promotionCodeOf } from '#domain/cart/cart.ts'
import { countReceivers } from '#domain/cart/cart-keys.ts'
import type { PricedCart } from '#domain/cart/priced-cart.ts'
import type { PricedLine } from '#domain/cart/priced-line.ts'
import type { CatalogueSnapshot } from '#domain/catalogue/snapshot.ts'
import { choosePromotions, type Reducible } from '#domain/promotions/choose-promotions.ts'
import type { Promotion } from '#domain/promotions/promotion.ts'
import { isGiftLine } from '#kernel/line-kind.ts'
import { vatInside } from '#kernel/money.ts'

type ToReduce = {
  lines: readonly PricedLine[]
  catalogue: CatalogueSnapshot
  promotions: readonly Promotion[]
}

type Charged = Reducible & { of: PricedLine }

/**
 * What promotions take off these lines, as lines of their own: each names what its line names, with the VAT of what it makes
 * cheaper. A donation is given whole: nothing is taken off one.
 */
export function reduceLines(
  cart: Cart,
  { lines, catalogue, promotions }: ToReduce,
): Pick<PricedCart, 'lines' | 'promotions'> {
  if (promotions.length === 0) return { lines: [], promotions: [] }
  if (cart.kind === 'redeem') return summed(addedLines(cart, { lines, promotions }))
  const products = new Map(
    cart.shipments.flatMap(({ packages }) =>
      packages.map(({ id, productId }) => [id, catalogue.productById.get(productId)] as const),
    ),
  )
  const charged = lines.flatMap((line): Charged | [] => {
    if (line.kind === 'DONATION') return []
    const { totalCents, packageId } = line
    if (!isGiftLine(line.kind)) return { base: 'EXTRAS', totalCents, of: line }
    const product = packageId && products.get(packageId)
    return { base: 'FACE', totalCents, product: product || undefined, of: line }
  })
  const reducing = promotions.filter(({ addsToRedeemed }) => !addsToRedeemed)
  const reductions = choosePromotions(reducing, {
    lines: charged,
    receiverCount: countReceivers(cart),
    code: promotionCodeOf(cart),
    refused: new Set(cart.refusedPromotions),
  })
  return summed(
    reductions.map(({ promotion, line, cents }) => ({ promotion, line: line.of, cents })),
  )
}

type Taken = { promotion: Promotion; line: PricedLine; cents: number }

function summed(taken: readonly Taken[]): Pick<PricedCart, 'lines' | 'promotions'> {
  const savedBy = new Map<Promotion, number>()
  for (const { promotion, cents } of taken)
    savedBy.set(promotion, (savedBy.get(promotion) ?? 0) - cents)
  return {
    lines: taken.map(({ promotion, ...of }) => promotionLine(promotion, of)),
    promotions: [...savedBy].map(([promotion, cents]) => ({ promotion, cents })),
  }
}

/** What promotions added to a redeemed card is worth more than the card that is exchanged pays: the shop pays it. */
function addedLines(
  { shipments }: Cart,
  { lines, promotions }: Pick<ToReduce, 'lines' | 'promotions'>,
): readonly Taken[] {
  const promotionById = new Map<string, Promotion>(promotions.map((one) => [one.id, one]))
  const lineOf = new Map(
    lines.filter(({ kind }) => isGiftLine(kind)).map((line) => [line.packageId, line]),
  )
  return shipments.flatMap(({ packages }) =>
    packages.flatMap(({ id, added }): Taken[] => {
      const promotion = added && promotionById.get(added.promotionId)
      const line = lineOf.get(id)
      if (added === undefined || promotion === undefined || line === undefined) return []
      return added.cents > 0 ? [{ promotion, line, cents: added.cents }] : []
    }),
  )
}

function promotionLine(
  { id, title, base }: Promotion,
  { line, cents }: { line: PricedLine; cents: number },
): PricedLine {
  const { packageId, shipmentId, vatRateBasisPoints } = line
  return {
    kind: 'PROMOTION',
    packageId,
    shipmentId,
    titleKey: 'promotion',
    quantity: 1,
    unitCents: -cents,
    totalCents: -cents,
    vatRateBasisPoints,
    vatCents: -vatInside(cents, vatRateBasisPoints),
    promotion: { id, title, reduces: base },
  }
}
