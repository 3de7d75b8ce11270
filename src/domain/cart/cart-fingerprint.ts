import { createHash } from 'node:crypto'
import type { CardPart } from '#domain/cart/card-parts.ts'
import { companyOf, type GuestDetails } from '#domain/cart/guest-details.ts'
import type { PricedCart } from '#domain/cart/priced-cart.ts'
import type { EarlyDelivery } from '#kernel/early-delivery.ts'

type WaysOfOrdering = {
  cardParts?: readonly CardPart[]
  earlyDelivery?: EarlyDelivery | undefined
}

/**
 * Says whether two looks at a basket would make the same order: the same gifts to the same people at the same
 * total for the same giver, paid by the same cards, delivered as early. Ids and the moment of agreeing to the terms are not part of it, so what is taken
 * out and put back is the same again.
 */
export function cartFingerprint(
  { cart, grandTotalCents, currency, lines }: PricedCart,
  { cardParts = [], earlyDelivery }: WaysOfOrdering = {},
): string {
  const { details } = cart
  const content = [
    cart.storefront,
    cart.language,
    cart.shipments.map(({ deliveryForm, receiver, address, deliveryDate, packages }) => [
      ...(address === undefined ? [] : [address]),
      deliveryForm,
      receiver.kind === 'self'
        ? null
        : [receiver.name, receiver.email, ...given(receiver.giverName)],
      deliveryDate,
      packages.map((item) => [
        item.productId,
        item.variationType,
        item.amountCents,
        item.quantity,
        item.message ?? null,
        ...given(item.wrapper),
        ...given(item.giftPacking),
        ...(item.isEachWrapped ? [true] : []),
      ]),
    ]),
    details === undefined
      ? null
      : [
          details.customerType,
          details.firstName,
          details.lastName,
          details.email,
          details.phoneNumber ?? null,
          companyOf(details)?.companyName ?? null,
          ...given(companyOf(details)?.companyId),
          ...given(companyOf(details)?.referenceNumber),
          ...billingOf(details),
        ],
    lines.map((line) => [line.kind, line.quantity, line.unitCents, line.vatCents]),
    currency,
    grandTotalCents,
    ...cardParts.map(({ cardId, cents }) => [cardId, cents]),
    ...(earlyDelivery === undefined ? [] : [earlyDelivery]),
    ...given(cart.kind === 'activation' ? cart.activates : undefined),
  ]
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url')
}

/** By name: of two that are missing it matters which. */
function billingOf(details: GuestDetails): object[] {
  const { kvkNumber, vatNumber, invoiceEmail } = companyOf(details) ?? {}
  const billing = { kvkNumber, vatNumber, invoiceEmail, ...details.address }
  return Object.values(billing).some((part) => part !== undefined) ? [billing] : []
}

/** What a basket of an older release does not have leaves its fingerprint as it was. */
const given = (text: string | undefined): string[] => (text === undefined ? [] : [text])
