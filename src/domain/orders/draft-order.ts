import { cartFingerprint } from '#domain/cart/cart-fingerprint.ts'
import { deliveryModeOf } from '#domain/cart/delivery-modes.ts'
import { companyOf, type GuestDetails } from '#domain/cart/guest-details.ts'
import type { PricedCart } from '#domain/cart/priced-cart.ts'
import { boundBy, draftGifts } from '#domain/orders/draft-gifts.ts'
import type { OrderDraft, OrderToPlace } from '#domain/orders/order-draft.ts'
import { ordererOf } from '#domain/orders/orderer.ts'
import { newReferenceNumber } from '#domain/orders/reference-number.ts'
import type { OrderedAs } from '#domain/orders/tables.ts'
import { newId, type OrderId } from '#kernel/ids.ts'
import { invariant } from '#kernel/invariant.ts'

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
  const { customerType, contact, billing } = ordererOf(details)
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
    company_id: companyOf(details)?.companyId ?? null,
    issuers_to_tell_at: null,
    invoiced_at: null,
    orderer_forgotten_at: null,
    receivers_forgotten_at: null,
    card_parts: cardParts.length > 0 ? cardParts : null,
    early_delivery_agreed_at: earlyDelivery?.isAgreed ? now : null,
    early_delivery_text: earlyDelivery?.isAgreed ? earlyDelivery.textVersion : null,
    deliver_not_before: boundBy(earlyDelivery)?.from ?? null,
    quote_id: priced.cart.kind === 'quote' ? priced.cart.quoteId : null,
    ...orderedAs(priced),
  }
}

function orderedAs(priced: PricedCart): OrderedAs {
  const { cart } = priced
  switch (cart.kind) {
    case 'activation':
      return { kind: 'activation', activates: cart.activates }
    case 'redeem':
      return { kind: 'redeem', activates: null }
    case 'basket':
    case 'singleGift':
    case 'quote':
      return { kind: kindOfGifts(priced), activates: null }
  }
}

function kindOfGifts(priced: PricedCart): 'reorder' | 'multiAddress' | 'regular' {
  if (isOfPacksOnly(priced)) return 'reorder'
  return deliveryModeOf(priced) === 'SPLIT' ? 'multiAddress' : 'regular'
}

/** Cards without value, to be activated later, and nothing else. */
const isOfPacksOnly = ({ shipments }: PricedCart): boolean =>
  shipments
    .flatMap(({ packages }) => packages)
    .every(({ product }) => product?.kind === 'GIFTCARD_BLANK_PACK')
