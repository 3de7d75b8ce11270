import { type CatalogueView, catalogueViewOf } from '#api/catalogue/catalogue-view.ts'
import { viewVariation } from '#api/catalogue/variation-view.ts'
import { toWire } from '#api/shared/money.ts'
import { payableByCards } from '#domain/cart/card-parts.ts'
import {
  type Cart,
  type CartShipment,
  payingCardsOf,
  type RedeemContents,
} from '#domain/cart/cart.ts'
import { canSplitAgain, deliveryModeOf, knownReceivers } from '#domain/cart/delivery-modes.ts'
import { asksPhone, phoneOf } from '#domain/cart/destination.ts'
import { asksEarlyDelivery, namesUnblockable } from '#domain/cart/early-delivery.ts'
import type { GuestDetails } from '#domain/cart/guest-details.ts'
import { priceCart } from '#domain/cart/price-cart.ts'
import type { PricedCart, PricedPackage, PricedShipment } from '#domain/cart/priced-cart.ts'
import { scamFactsOf } from '#domain/cart/scam-facts.ts'
import { cardImagePath } from '#domain/catalogue/picture-paths.ts'
import { variationAt } from '#domain/catalogue/variations.ts'
import type { Shop } from '#domain/shop.ts'
import type { WireMoney } from '#i18n/formats.ts'
import { apiTexts } from '#i18n/texts/api.ts'
import { addressLines } from '#kernel/address-parts.ts'
import { dayWithoutConsent } from '#kernel/early-delivery.ts'
import type { Language } from '#kernel/language.ts'
import { packagesOnPage } from '#kernel/limits.ts'
import { type Currency, sum } from '#kernel/money.ts'
import { pageOfList } from '#kernel/page-of-list.ts'
import { planPost } from '#kernel/post-calendar.ts'
import { type AddressView, viewBilling } from './address.ts'
import { viewKind } from './cart-kind-view.ts'
import { viewReceiver } from './cart-receiver.ts'
import type { GiftcardOrderView } from './giftcard-order.ts'
import { formatDelivery, type ShipmentView } from './giftcard-shipment.ts'
import type { GiftcardPackageView, PackageView } from './package.ts'
import type { MessageItemView, PackageItemView } from './package-items.ts'
import type { PackagesGroupView } from './packages-group.ts'
import { viewPromotionCode } from './promotion-code.ts'
import { viewRedeemPackages } from './redeem-packages-view.ts'
import { viewTotals } from './totals-view.ts'
import { viewExtra } from './wrapping-view.ts'

type Looking = {
  language: Language
  views: CatalogueView
  currency: Currency
  details: GuestDetails | undefined
  storefront: Shop['storefront']
  /** Set for an exchange. */
  redeem: RedeemContents | undefined
  shop: Shop
  lines: PricedCart['lines']
  /** By shipment. */
  postage: ReadonlyMap<string | undefined, WireMoney>
  now: Date
}

export type CartLook = {
  /** Of an order that waits for its payment. */
  uuid?: string | undefined
  /** Shows a part of the packages; all of them without it. */
  page?: number | undefined
}

/** What is no longer sold as it lies there. */
const countProblems = ({ shipments }: PricedCart): number =>
  shipments.flatMap(({ packages }) => packages).filter(({ problem }) => problem).length

/** A basket as one language shows it, priced now. */
export function viewCart(
  cart: Cart,
  shop: Shop & { language: Language; now: Date },
  { uuid, page }: CartLook = {},
): GiftcardOrderView {
  const priced = priceCart(cart, shop)
  const { shown, paging } = partOf(priced, page)
  const looking: Looking = {
    language: shop.language,
    views: catalogueViewOf(shop),
    currency: priced.currency,
    details: cart.details,
    storefront: shop.storefront,
    redeem: cart.kind === 'redeem' ? cart.redeem : undefined,
    ...{ shop, lines: priced.lines },
    postage: new Map(
      priced.lines
        .filter(({ kind }) => kind === 'SHIPPING')
        .map(({ shipmentId, totalCents: cents }) => [
          shipmentId,
          toWire({ currency: priced.currency, cents }),
        ]),
    ),
    now: shop.now,
  }
  return {
    id: cart.id,
    uuid,
    // Made when they are asked for: a badge asks for neither, and a list has two thousand.
    get shipments() {
      return shown.map((shipment) => viewShipment(shipment, looking))
    },
    get packagesGroups() {
      return shown.flatMap((shipment) => viewGroups(shipment, looking))
    },
    ...viewTotals(priced, shop.language),
    billingAddress: cart.details && viewBilling(cart.details),
    shipmentPaging: { ...paging, totalItems: priced.shipments.length },
    packagePaging: paging,
    problemCount: countProblems(priced),
    totalQuantity: priced.totalQuantity,
    ...viewKind(cart),
    version: cart.version,
    get deliveryMode() {
      return deliveryModeOf(priced)
    },
    get canSplitAgain() {
      return canSplitAgain(cart)
    },
    get receivers() {
      return knownReceivers(cart).map(viewReceiver)
    },
    promotionCode: viewPromotionCode(priced, shop.promotions),
    get scamFacts() {
      return scamFactsOf(priced)
    },
    get earlyDelivery() {
      return asksEarlyDelivery(priced, shop.now)
        ? { notBefore: dayWithoutConsent(shop.now).toString() }
        : undefined
    },
    get unblockable() {
      return namesUnblockable(priced, shop.language)
    },
    paying: {
      ...{ cartId: cart.id, cardIds: payingCardsOf(cart), currency: priced.currency },
      payableCents: payableByCards(priced),
    },
  }
}

/** A shipment with those of its packages that the page shows. */
type ShownShipment = PricedShipment & { packageCount: number }

/** As many packages as a page shows, in the shipments that they are in. One that is long stands on several pages. */
function partOf({ shipments }: PricedCart, page: number | undefined) {
  const all = shipments.flatMap((priced) => priced.packages.map((item) => ({ priced, item })))
  const size = page === undefined ? Math.max(1, all.length) : packagesOnPage
  const { items, currentPage } = pageOfList(all, { page: page ?? 1, size })
  const shown = [...Map.groupBy(items, ({ priced }) => priced)].map(
    ([priced, some]): ShownShipment => ({
      ...priced,
      packages: some.map(({ item }) => item),
      packageCount: priced.packages.length,
    }),
  )
  return { shown, paging: { currentPage, itemsPerPage: size, totalItems: all.length } }
}

function viewShipment(
  { shipment, packages, postedBy, packageCount }: ShownShipment,
  looking: Looking,
): ShipmentView {
  const isAsked = asksPhone(postedBy, looking.storefront)
  return {
    id: shipment.id,
    tag: shipment.tag,
    ...viewDate(shipment, looking),
    deliveryForm: shipment.deliveryForm,
    isForSelf: shipment.receiver.kind === 'self',
    deliveryAddress: addressOf(shipment, looking),
    giverName: giverNameOf(shipment, looking),
    packages: viewPackages({ shipment, packages, postedBy }, looking),
    packageCount,
    postage: looking.postage.get(shipment.id),
    ...viewPlan(shipment, looking),
    asksPhone: isAsked,
    isPhoneMissing: isAsked && phoneOf(shipment, looking.details) === undefined,
  }
}

function viewDate({ deliveryDate: chosen, deliveryForm }: CartShipment, { language }: Looking) {
  const deliveryDate = chosen === null ? undefined : new Date(chosen)
  const formattedDeliveryDate = formatDelivery({ deliveryDate, deliveryForm }, language)
  return { deliveryDate, formattedDeliveryDate }
}

function viewPackages({ shipment, packages }: PricedShipment, looking: Looking): PackageView[] {
  const { redeem, shop, views, lines } = looking
  if (redeem === undefined) return packages.map((priced) => viewPackage(priced, shipment, looking))
  const receiverTitle = titleOf(shipment, looking)
  const viewOne = (priced: PricedPackage) => viewItem(priced, looking)
  return [
    ...viewRedeemPackages(packages, {
      redeem,
      shop,
      views,
      lines,
      receiverTitle,
      viewItem: viewOne,
    }),
  ]
}

function addressOf(shipment: CartShipment, { details }: Looking): AddressView | undefined {
  const { receiver, deliveryForm } = shipment
  if (receiver.kind === 'other') {
    const { name, email } = receiver
    return { firstName: name, email: email === '' ? undefined : email, ...shipment.address }
  }
  const address = shipment.address ?? (deliveryForm === 'PHYSICAL' ? details?.address : undefined)
  if (details === undefined) return address
  const { firstName, lastName, email } = details
  return { firstName, lastName, email, ...address }
}

/** By post: the days on which it goes and arrives, when it is ordered now. */
function viewPlan({ deliveryForm, deliveryDate }: CartShipment, { now }: Looking) {
  if (deliveryForm === 'DIGITAL') return { postPlan: undefined }
  return { postPlan: planPost(now, deliveryDate === null ? undefined : new Date(deliveryDate)) }
}

const giverNameOf = ({ receiver }: CartShipment, { details }: Looking): string | undefined =>
  receiver.kind === 'other' ? (receiver.giverName ?? details?.firstName) : undefined

const titleOf = ({ receiver }: CartShipment, { language }: Looking): string =>
  receiver.kind === 'other' ? receiver.name : apiTexts[language].forMe

function viewPackage(
  priced: PricedPackage,
  shipment: CartShipment,
  looking: Looking,
): GiftcardPackageView {
  const { extras, totalCents } = priced
  const packing = extras.find(({ kind }) => kind === 'GIFT_PACKING')
  const wrapper = extras.find((extra) => extra !== packing)
  return {
    type: 'GiftcardPackage',
    id: priced.package.id,
    receiverTitle: titleOf(shipment, looking),
    giftcard_v1: viewItem(priced, looking),
    wrapper: wrapper && viewExtra(wrapper, looking),
    giftPacking: packing && viewExtra(packing, looking),
    isEachWrapped: priced.package.isEachWrapped ?? false,
    message: viewMessage(priced, looking),
    total: toWire({ currency: looking.currency, cents: totalCents }),
    totalWithExtras: totalWithExtras(priced, looking),
  }
}

/** What is no longer sold is not charged, nor what lies around it. */
function totalWithExtras(
  { product, extras, totalCents }: PricedPackage,
  { currency }: Looking,
): WireMoney {
  const around = extras.map(({ quantity, unitCents }) => quantity * unitCents)
  return toWire({ currency, cents: product === undefined ? 0 : totalCents + sum(around) })
}

function viewItem({ product, package: item }: PricedPackage, looking: Looking): PackageItemView {
  const { quantity: qty, variationType, amountCents } = item
  if (product === undefined) return { type: 'EmptyOrderItem', qty }
  const view = looking.views.view(product)
  const variation = viewVariation(
    variationAt(product, { variationType, amountCents }),
    view,
    looking.language,
  )
  if (product.kind === 'DONATION')
    return { type: 'DonationOrderItem', qty, variation, kind: 'DONATION' }
  const kind = product.kind === 'GIFTCARD' ? 'GIFTCARD' : 'BLANK_GIFT_CARD_PACK'
  return { type: 'GiftcardOrderItem', qty, variation, kind }
}

/** A note costs nothing. */
function viewMessage(
  { package: { message, quantity, variationType } }: PricedPackage,
  { language, currency }: Looking,
): MessageItemView | undefined {
  if (message === undefined) return undefined
  return {
    qty: quantity,
    text: message,
    variation: {
      id: 'personal-message',
      title: apiTexts[language].message,
      sku: 'MESSAGE',
      variationType,
      price: toWire({ currency, cents: 0 }),
      image: undefined,
    },
    kind: 'PERSONAL_MESSAGE',
  }
}

function viewGroups({ shipment, packages }: PricedShipment, looking: Looking): PackagesGroupView[] {
  return packages.map((priced) => ({
    cardsPreviews: viewPreviews(priced, looking),
    tag: shipment.tag,
    packageId: priced.package.id,
    receiverTitle: titleOf(shipment, looking),
    receiverDescription: describeReceiver(shipment, looking),
    totalPrice: totalWithExtras(priced, looking),
  }))
}

function describeReceiver(shipment: CartShipment, looking: Looking): string {
  const { byEmail, byPost } = apiTexts[looking.language]
  if (shipment.deliveryForm === 'PHYSICAL')
    return shipment.address === undefined ? byPost : addressLines(shipment.address).join(', ')
  return addressOf(shipment, looking)?.email || byEmail
}

function viewPreviews(
  { product }: PricedPackage,
  { language }: Looking,
): PackagesGroupView['cardsPreviews'] {
  if (product === undefined) return []
  const url = { href: cardImagePath(product), type: 'image/svg+xml' as const }
  return [
    {
      image: { url, alt: product.imageAlt[language] },
      color: { color: product.backgroundColor, opacity: 1 },
      productLabel: product.label?.title[language],
    },
  ]
}
