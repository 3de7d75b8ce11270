import { judgeReceivers } from '#domain/cart/add-receivers.ts'
import type { CartOf, PackageToAdd } from '#domain/cart/cart.ts'
import { withPackages } from '#domain/cart/cart-contents.ts'
import { ensureOrderable } from '#domain/cart/ensure-orderable.ts'
import type { CompanyDetails } from '#domain/cart/guest-details.ts'
import { ensureForSale } from '#domain/cart/package-rules.ts'
import { priceCart } from '#domain/cart/price-cart.ts'
import type { PricedCart } from '#domain/cart/priced-cart.ts'
import type { VariationType } from '#domain/catalogue/product.ts'
import type { Promotion, PromotionValue } from '#domain/promotions/promotion.ts'
import type { Quote, QuotedDocument, QuotedLine } from '#domain/quotes/quote.ts'
import type { Shop } from '#domain/shop.ts'
import { newId } from '#kernel/ids.ts'
import { isGiftLine } from '#kernel/line-kind.ts'
import { refusal } from '#kernel/operator-refusal.ts'
import { firstWrapper } from '#kernel/wrapper.ts'

/** Line that an operator offers: for whoever asked, or for each receiver of the list. */
export type OfferedLine = {
  productId: string
  form: VariationType
  amountCents: number
  quantity: number
  isForList: boolean
}

export type QuoteOffer = {
  lines: readonly OfferedLine[]
  /** Taken off the cards; the shop pays it, as it pays promotions. */
  discount: PromotionValue | undefined
  /** In place of the storefront's service fee. */
  feeCents: number | undefined
  note: string | undefined
}

export type ComposedQuote = {
  cart: CartOf<'quote'>
  priced: PricedCart
  document: QuotedDocument
}

const discountTitle = { nl: 'Korting', en: 'Discount' }

/** Discount of one quote, which no other basket gets. */
const discountOf = (value: PromotionValue, { storefront }: Shop): Promotion => ({
  id: 'quote',
  title: discountTitle,
  period: { from: undefined, until: undefined },
  storefronts: [storefront.key],
  condition: {},
  base: 'FACE',
  value,
  stacking: 'alone',
})

/** Orderer as the request names them; terms are agreed to when the quote is accepted. */
const detailsOf = ({ request }: Quote, now: Date): CompanyDetails => ({
  customerType: 'BUSINESS',
  firstName: request.firstName,
  lastName: request.lastName,
  email: request.email,
  phoneNumber: request.phoneNumber,
  address: request.address,
  companyName: request.companyName,
  kvkNumber: request.kvkNumber,
  vatNumber: request.vatNumber,
  termsAcceptedAt: now.toISOString(),
})

/**
 * Prices an offer by the shop's own rules, once: what it says is what is charged when the quote is
 * accepted. Throws `quoteEmpty`, `quoteListMissing`, and what a basket may have against being
 * ordered.
 */
export function composeQuote(
  quote: Quote,
  offer: QuoteOffer,
  { shop, now }: { shop: Shop; now: Date },
): ComposedQuote {
  if (offer.lines.length === 0) throw refusal('quoteEmpty')
  const { storefront } = shop
  const shipments = withPackages([], packagesOf(quote, offer, shop))
  const basket = {
    kind: 'basket' as const,
    id: quote.cartId ?? newId('crt', now.getTime()),
    version: quote.version + 1,
    storefront: storefront.key,
    language: quote.language,
    shipments,
    details: detailsOf(quote, now),
  }
  const { serviceFeeCents } = storefront.prices
  const prices = { ...storefront.prices, serviceFeeCents: offer.feeCents ?? serviceFeeCents }
  const promotions = offer.discount === undefined ? [] : [discountOf(offer.discount, shop)]
  const offered = priceCart(basket, { ...shop, storefront: { ...storefront, prices }, promotions })
  const lines = offered.lines.filter(({ totalCents }) => totalCents !== 0)
  const cart: CartOf<'quote'> = { ...basket, kind: 'quote', quoteId: quote.id, lines }
  const priced = priceCart(cart, shop)
  ensureOrderable(priced, storefront, now)
  const document = {
    lines: groupLines(priced),
    receiverCount: offer.lines.some(({ isForList }) => isForList) ? quote.receivers.length : 0,
    note: offer.note ?? null,
  }
  return { cart, priced, document }
}

function packagesOf(quote: Quote, { lines }: QuoteOffer, shop: Shop): readonly PackageToAdd[] {
  return lines.flatMap(({ isForList, form, productId, amountCents, quantity }) => {
    const gift = { productId, variationType: form, amountCents, quantity, deliveryDate: null }
    ensureForSale(shop.catalogue, gift)
    if (isForList)
      return receiversOf(quote, form, shop).map((receiver) => ({ ...gift, ...receiver }))
    return [
      { ...gift, message: undefined, receiver: { kind: 'self' as const }, address: undefined },
    ]
  })
}

type ToReceiver = Pick<PackageToAdd, 'receiver' | 'message' | 'address' | 'wrapper'>

function receiversOf(quote: Quote, form: VariationType, shop: Shop): readonly ToReceiver[] {
  const { receivers, request, number } = quote
  if (receivers.length === 0) throw refusal('quoteListMissing', { quote: number })
  const postsTo = form === 'PHYSICAL' ? shop.storefront.postsTo : undefined
  const { right, wrong } = judgeReceivers(receivers, '', { postsTo, asksPhone: false })
  if (wrong.length > 0) throw refusal('quoteListUnfit', { quote: number, rows: wrong.length })
  return right.map(({ name, email, message, address }) => ({
    receiver: { kind: 'other', name, email, giverName: request.companyName },
    message,
    address,
    wrapper: form === 'DIGITAL' ? firstWrapper : undefined,
  }))
}

type Gift = Pick<QuotedLine, 'title' | 'form' | 'isForList'> & { productId: string | undefined }

const ofNoGift: Gift = { title: null, form: null, isForList: false, productId: undefined }

/** Equal lines of different receivers as one, in their order; so is the discount. */
function groupLines({ shipments, lines }: PricedCart): readonly QuotedLine[] {
  const gifts = new Map<string | undefined, Gift>()
  for (const { shipment, packages } of shipments)
    for (const { package: item, product } of packages)
      gifts.set(item.id, {
        title: product?.title ?? null,
        form: item.variationType,
        isForList: shipment.receiver.kind === 'other',
        productId: item.productId,
      })
  const grouped = new Map<string, QuotedLine>()
  for (const line of lines) {
    const { kind, promotion, quantity, unitCents, totalCents, vatCents } = line
    const { vatRateBasisPoints } = line
    const { productId, ...gift } = gifts.get(line.packageId) ?? ofNoGift
    const isGift = isGiftLine(kind)
    // A discount is one line, whatever the rates of what it makes cheaper.
    const isOne = kind === 'PROMOTION'
    const about = isGift ? [productId, gift] : [promotion?.id]
    const key = JSON.stringify([kind, ...about, isOne ? 0 : unitCents])
    const before = grouped.get(key)
    grouped.set(key, {
      ...(isGift ? gift : { title: promotion?.title ?? null, form: null, isForList: false }),
      kind,
      vatRateBasisPoints,
      quantity: isOne ? 1 : (before?.quantity ?? 0) + quantity,
      unitCents: isOne ? (before?.unitCents ?? 0) + totalCents : unitCents,
      totalCents: (before?.totalCents ?? 0) + totalCents,
      vatCents: (before?.vatCents ?? 0) + vatCents,
    })
  }
  return [...grouped.values()]
}
