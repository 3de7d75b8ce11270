import type { Selectable } from 'kysely'
import type { CardPart } from '#domain/cart/card-parts.ts'
import type { CartShipment, GuestDetails } from '#domain/cart/cart.ts'
import { cartFingerprint } from '#domain/cart/cart-fingerprint.ts'
import { deliveryModeOf } from '#domain/cart/delivery-modes.ts'
import { asksPhone, phoneOf } from '#domain/cart/destination.ts'
import type { PricedCart } from '#domain/cart/priced-cart.ts'
import { fullName, toOrderedProduct } from '#domain/orders/order.ts'
import { newReferenceNumber } from '#domain/orders/reference-number.ts'
import type { OrderKind, OrderTables } from '#domain/orders/tables.ts'
import type { Storefront } from '#domain/storefronts/storefront.ts'
import type { DeliveryAddress } from '#kernel/address-parts.ts'
import { boundOf, type EarlyDelivery } from '#kernel/early-delivery.ts'
import {
  type AccountId,
  newId,
  type OrderId,
  type PackageId,
  type ShipmentId,
} from '#kernel/ids.ts'
import { invariant } from '#kernel/invariant.ts'

/** An order as rows, ready to be written at once. Cards to issue and deliveries are drafted from it. */
export type OrderDraft = {
  /** Nothing is mailed before; undefined is at once. */
  notBefore: Date | undefined
  /** Whether it is held is seen when it is written. */
  order: Omit<Selectable<OrderTables['orders']>, 'held_for'>
  /** Nothing was posted yet: the defaults say so. */
  shipments: readonly Omit<
    Selectable<OrderTables['order_shipments']>,
    | 'state'
    | 'packed_at'
    | 'ended_by'
    | 'late_asked_at'
    | 'replaces_id'
    | 'posted_at'
    | 'track_code'
    | 'posted_told_at'
  >[]
  packages: readonly Selectable<OrderTables['order_packages']>[]
  lines: readonly Selectable<OrderTables['order_lines']>[]
}

export type OrderToPlace = {
  priced: PricedCart
  storefront: Storefront
  visitorKey: string
  /** Of the visitor who is logged in. */
  accountId: AccountId | undefined
  /** Nothing is mailed before. */
  notBefore?: Date | undefined
  /** What its consumer said of an early delivery; undefined where it is of no concern. */
  earlyDelivery?: EarlyDelivery | undefined
  /** What choice cards pay of it. */
  cardParts: readonly CardPart[]
  now: Date
}

/** Turns a basket that may be ordered into an order. Rows get ids of their own: a basket may be ordered twice. */
export function draftOrder(toPlace: OrderToPlace): OrderDraft {
  const { priced, now } = toPlace
  const { details } = priced.cart
  invariant(details !== undefined, 'An order knows who orders.')
  const orderId = newId('ord', now.getTime())
  const gifts = draftGifts(orderId, toPlace, details)
  const lines = priced.lines.map((line, position) => ({
    id: newId('oln', now.getTime()),
    order_id: orderId,
    package_id: gifts.idOf.get(line.packageId)?.packageId ?? null,
    shipment_id:
      gifts.idOf.get(line.packageId)?.shipmentId ?? gifts.shipmentOf.get(line.shipmentId) ?? null,
    position,
    kind: line.kind,
    quantity: line.quantity,
    unit_cents: line.unitCents,
    total_cents: line.totalCents,
    vat_rate_basis_points: line.vatRateBasisPoints,
    vat_cents: line.vatCents,
    promotion_id: line.promotion?.id ?? null,
    title: line.promotion?.title ?? null,
    reduces: line.promotion?.reduces ?? null,
  }))
  return {
    notBefore: toPlace.notBefore,
    order: draftHead(orderId, toPlace, details),
    shipments: gifts.shipments,
    packages: gifts.packages,
    lines,
  }
}

function draftHead(
  id: OrderId,
  { priced, storefront, visitorKey, accountId, cardParts, earlyDelivery, now }: OrderToPlace,
  details: GuestDetails,
): OrderDraft['order'] {
  const { customerType, contact, billing } = partsOf(details)
  return {
    id,
    uuid: crypto.randomUUID(),
    reference_number: newReferenceNumber(storefront.storeId),
    visitor_key: visitorKey,
    cart_id: priced.cart.id,
    cart_fingerprint: cartFingerprint(priced, { cardParts, earlyDelivery }),
    storefront: storefront.key,
    country_code: storefront.countryCode,
    language: priced.cart.language,
    currency: priced.currency,
    state: 'awaitingPayment',
    kind: kindOf(priced),
    customer_type: customerType,
    contact,
    billing,
    total_cents: priced.grandTotalCents,
    vat_cents: priced.vatCents,
    paid_by_payment_id: null,
    placed_at: now,
    settled_at: null,
    released_at: null,
    completed_at: null,
    confirmation_sent_at: null,
    confirmation_asked_at: null,
    account_id: accountId ?? null,
    issuers_to_tell_at: null,
    invoiced_at: null,
    orderer_forgotten_at: null,
    receivers_forgotten_at: null,
    card_parts: cardParts.length > 0 ? cardParts : null,
    early_delivery_agreed_at: earlyDelivery?.isAgreed ? now : null,
    early_delivery_text: earlyDelivery?.isAgreed ? earlyDelivery.textVersion : null,
    deliver_not_before: boundBy(earlyDelivery)?.from ?? null,
    activates: priced.cart.activates ?? null,
  }
}

function kindOf(priced: PricedCart): OrderKind {
  if (priced.cart.redeem !== undefined) return 'redeem'
  if (priced.cart.activates !== undefined) return 'activation'
  if (isOfPacksOnly(priced)) return 'reorder'
  return deliveryModeOf(priced) === 'SPLIT' ? 'multiAddress' : 'regular'
}

/** Cards without value, to be activated later, and nothing else. */
const isOfPacksOnly = ({ shipments }: PricedCart): boolean =>
  shipments
    .flatMap(({ packages }) => packages)
    .every(({ product }) => product?.kind === 'GIFTCARD_BLANK_PACK')

/** Who ordered, and to whom the invoice is made out: the one is forgotten before the other. */
function partsOf({ customerType, ...details }: GuestDetails) {
  const { kvkNumber, vatNumber, invoiceEmail, address, ...contact } = details
  const { firstName, lastName, companyName } = contact
  const given = { kvkNumber, vatNumber, invoiceEmail, address }
  const isGiven = Object.values(given).some((part) => part !== undefined)
  const billing = isGiven ? { firstName, lastName, companyName, ...given } : null
  return { customerType, contact, billing }
}

function draftGifts(
  orderId: OrderId,
  { priced, storefront, earlyDelivery }: OrderToPlace,
  details: GuestDetails,
) {
  // Lines of the order as a whole name no package, and find none.
  const idOf = new Map<string | undefined, { packageId: PackageId; shipmentId: ShipmentId }>()
  const shipmentOf = new Map<string | undefined, ShipmentId>()
  const packages: OrderDraft['packages'][number][] = []
  const shipments = priced.shipments.map(({ shipment, packages: gifts, postedBy }, position) => {
    const id = newId('shp')
    shipmentOf.set(shipment.id, id)
    for (const { package: item, product } of gifts) {
      invariant(product !== undefined, 'Only what is sold is ordered.')
      const packageId = newId('pkg')
      idOf.set(item.id, { packageId, shipmentId: id })
      packages.push({
        id: packageId,
        order_id: orderId,
        shipment_id: id,
        position: packages.length,
        product_id: item.productId,
        variation_type: item.variationType,
        amount_cents: item.amountCents,
        quantity: item.quantity,
        message: item.message ?? null,
        wrapper: item.wrapper ?? null,
        gift_packing: item.giftPacking ?? null,
        is_each_wrapped: item.isEachWrapped ?? false,
        product: toOrderedProduct(product),
      })
    }
    const { receiver } = shipment
    const hasCards = gifts.some(({ product }) => product?.kind !== 'DONATION')
    const isForSelf = receiver.kind === 'self'
    return {
      id,
      order_id: orderId,
      position,
      delivery_form: shipment.deliveryForm,
      is_for_self: isForSelf,
      receiver_name: isForSelf ? fullName(details) : receiver.name,
      receiver_email: isForSelf ? details.email : receiver.email,
      receiver_email_hash: null,
      deliver_at: momentOf(shipment, hasCards ? earlyDelivery : undefined),
      giver_name: isForSelf ? null : (receiver.giverName ?? null),
      address: withPhone(
        addressOf(shipment, details),
        asksPhone(postedBy, storefront) ? phoneOf(shipment, details) : undefined,
      ),
    }
  })
  return { idOf, shipmentOf, shipments, packages }
}

const boundBy = (said: EarlyDelivery | undefined) =>
  said?.isAgreed === false ? boundOf(Temporal.PlainDate.from(said.notBefore)) : undefined

/** As it was chosen; a digital card of a consumer who did not want it early comes on the day that they were told. */
function momentOf(
  { deliveryDate, deliveryForm }: CartShipment,
  said: EarlyDelivery | undefined,
): Date | null {
  const wished = deliveryDate === null ? null : new Date(deliveryDate)
  const bound = deliveryForm === 'DIGITAL' ? boundBy(said) : undefined
  return bound && (wished === null || wished < bound.from) ? bound.at : wished
}

const addressOf = (
  { deliveryForm, receiver, address }: CartShipment,
  details: GuestDetails,
): DeliveryAddress | null => {
  if (deliveryForm === 'DIGITAL') return null
  if (address !== undefined) return address
  const { address: own, companyName } = details
  return receiver.kind === 'self' && own !== undefined ? { ...own, companyName } : null
}

/** The giver's own number is kept with their parcel only where its carrier wants one. */
const withPhone = (
  address: DeliveryAddress | null,
  phoneNumber: string | undefined,
): DeliveryAddress | null =>
  address !== null && phoneNumber !== undefined ? { ...address, phoneNumber } : address
