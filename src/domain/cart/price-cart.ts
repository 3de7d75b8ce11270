import type { Cart, CartPackage, CartShipment } from '#domain/cart/cart.ts'
import { problemOf } from '#domain/cart/package-rules.ts'
import type {
  PricedCart,
  PricedExtra,
  PricedPackage,
  PricedShipment,
} from '#domain/cart/priced-cart.ts'
import type { PricedLine } from '#domain/cart/priced-line.ts'
import { withRedeemShipments } from '#domain/cart/redeem-cart.ts'
import { redeemRulesOf } from '#domain/cart/redeem-rules.ts'
import { reduceLines } from '#domain/cart/reduce-lines.ts'
import { extrasOf } from '#domain/cart/wrapping.ts'
import type { Product, ProductKind, VoucherVat } from '#domain/catalogue/product.ts'
import type { Shop } from '#domain/shop.ts'
import type { PostageOption } from '#domain/storefronts/storefront.ts'
import type { LineKind } from '#kernel/line-kind.ts'
import { sum, vatInside } from '#kernel/money.ts'

/** Dutch standard rate, inside the price of every extra. */
const standardRateBasisPoints = 2100

const lineKinds: Record<ProductKind, LineKind> = {
  GIFTCARD: 'GIFTCARD',
  DONATION: 'DONATION',
  GIFTCARD_BLANK_PACK: 'BLANK_GIFT_CARD_PACK',
}

/**
 * Looks at a basket with today's catalogue: the only place where totals are computed. Every line
 * carries its own VAT, and totals are sums of lines, so that no cent appears or goes missing
 * between them. A quote has its own lines.
 */
export function priceCart<Kept extends Cart>(kept: Kept, shop: Shop): PricedCart<Kept> {
  const { catalogue, storefront, promotions } = shop
  const cart = withRedeemShipments(kept, shop)
  const priced: PricedLine[] = []
  const shipments = cart.shipments.map((shipment): PricedShipment => {
    const packages = shipment.packages.map((item) => {
      const product = catalogue.productById.get(item.productId)
      const around = { receiver: shipment.receiver, kind: product?.kind }
      const extras = extrasOf(item, around, storefront.prices)
      if (product !== undefined) priced.push(giftLine(item, product), ...extraLines(item, extras))
      return { ...pricePackage(item, product), extras }
    })
    const postedBy =
      shipment.deliveryForm === 'PHYSICAL' ? postageOptionOf(packages, storefront) : undefined
    if (postedBy !== undefined) priced.push(postageLine(shipment, postedBy, storefront))
    return { shipment, packages, postedBy }
  })
  const feeCents = serviceFeeOf(cart, storefront)
  if (priced.length > 0 && feeCents !== undefined)
    priced.push(orderLine('SERVICE_FEE', 'serviceFee', feeCents))
  const { lines, promotions: taken } = chargedFor(cart, { lines: priced, catalogue, promotions })

  const packages = shipments.flatMap((shipment) => shipment.packages)
  const digital = totalOf(packages, (priced) => priced.package.variationType === 'DIGITAL')
  const physical = totalOf(packages, (priced) => priced.package.variationType === 'PHYSICAL')
  const donations = totalOf(packages, (priced) => priced.product?.kind === 'DONATION')
  const packs = totalOf(packages, (priced) => priced.product?.kind === 'GIFTCARD_BLANK_PACK')
  const subTotalCents = digital.cents + physical.cents
  const grandTotalCents = sum(lines.map((line) => line.totalCents))
  return {
    cart,
    currency: storefront.currency,
    shipments,
    lines,
    digital,
    physical,
    donations,
    packs,
    extraCents: grandTotalCents - subTotalCents - sum(lines.filter(isTakenOff).map(totalOfLine)),
    promotions: taken,
    subTotalCents,
    vatCents: sum(lines.map((line) => line.vatCents)),
    grandTotalCents,
    totalQuantity: sum(packages.map(({ package: item }) => item.quantity)),
  }
}

/**
 * Lines as they are charged, and what promotions take off. A quote has the lines that it was sent
 * with, and no promotion besides.
 */
function chargedFor(
  cart: Cart,
  today: Parameters<typeof reduceLines>[1],
): Pick<PricedCart, 'lines' | 'promotions'> {
  if (cart.kind === 'quote') return { lines: cart.lines, promotions: [] }
  const { lines, promotions } = reduceLines(cart, today)
  return { lines: [...today.lines, ...lines], promotions }
}

const isTakenOff = ({ kind }: PricedLine): boolean => kind === 'PROMOTION'

const totalOfLine = ({ totalCents }: PricedLine): number => totalCents

/** Fee of an order; an exchange pays none, unless the storefront says otherwise. */
function serviceFeeOf(cart: Cart, storefront: Shop['storefront']): number | undefined {
  if (cart.kind !== 'redeem') return storefront.prices.serviceFeeCents
  return redeemRulesOf(storefront, cart.redeem.programme)?.serviceFeeCents || undefined
}

function giftLine(item: CartPackage, product: Product): PricedLine {
  const totalCents = item.amountCents * item.quantity
  const rate = rateOf(product.vat)
  return {
    kind: lineKinds[product.kind],
    packageId: item.id,
    titleKey: 'product',
    quantity: item.quantity,
    unitCents: item.amountCents,
    totalCents,
    vatRateBasisPoints: rate,
    vatCents: vatInside(totalCents, rate),
  }
}

function rateOf(vat: VoucherVat): number {
  if (vat.kind === 'goods') return standardRateBasisPoints
  return vat.kind === 'singlePurpose' ? vat.rateBasisPoints : 0
}

/** A plain paper is no line: nothing is charged for it. */
const extraLines = (item: CartPackage, extras: readonly PricedExtra[]): PricedLine[] =>
  extras
    .filter(({ unitCents }) => unitCents > 0)
    .map(({ kind, quantity, unitCents }) => ({
      kind,
      packageId: item.id,
      titleKey: kind === 'GIFT_PACKING' ? 'giftPacking' : 'wrapper',
      quantity,
      unitCents,
      totalCents: unitCents * quantity,
      vatRateBasisPoints: standardRateBasisPoints,
      vatCents: vatInside(unitCents * quantity, standardRateBasisPoints),
    }))

/** Of what is posted together, by what it is worth and whether there is wine in it. */
export function postageOptionOf(
  packages: readonly Pick<PricedPackage, 'totalCents' | 'product'>[],
  { prices }: Shop['storefront'],
): PostageOption | undefined {
  const sold = packages.filter(({ product }) => product !== undefined)
  if (sold.length === 0) return undefined
  const isRegistered =
    sum(sold.map(({ totalCents }) => totalCents)) > prices.registeredAboveCents ||
    sold.some(({ product }) => product?.containsWine)
  return isRegistered ? 'registered' : 'letterbox'
}

function postageLine(
  { id: shipmentId }: CartShipment,
  postedBy: PostageOption,
  { prices }: Shop['storefront'],
): PricedLine {
  const { registeredPostCents, letterboxPostCents } = prices
  const cents = postedBy === 'registered' ? registeredPostCents : letterboxPostCents
  return { ...orderLine('SHIPPING', 'shipping', cents), shipmentId }
}

const orderLine = (
  kind: 'SERVICE_FEE' | 'SHIPPING',
  titleKey: 'serviceFee' | 'shipping',
  cents: number,
): PricedLine => ({
  kind,
  packageId: undefined,
  titleKey,
  quantity: 1,
  unitCents: cents,
  totalCents: cents,
  vatRateBasisPoints: standardRateBasisPoints,
  vatCents: vatInside(cents, standardRateBasisPoints),
})

/** A product that is no longer sold stands in the basket as an empty item and costs nothing. */
const pricePackage = (
  item: CartPackage,
  product: Product | undefined,
): Omit<PricedPackage, 'extras'> => ({
  package: item,
  product,
  totalCents: product === undefined ? 0 : item.amountCents * item.quantity,
  problem: problemOf(product, item),
})

function totalOf(packages: readonly PricedPackage[], belongs: (priced: PricedPackage) => boolean) {
  const group = packages.filter(belongs)
  return {
    quantity: sum(group.map((priced) => priced.package.quantity)),
    cents: sum(group.map((priced) => priced.totalCents)),
  }
}
