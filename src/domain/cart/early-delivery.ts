import type { PricedCart } from '#domain/cart/priced-cart.ts'
import { boundOf, dayWithoutConsent } from '#kernel/early-delivery.ts'

/** Whether a consumer gets a digital card within the days of the right to withdraw: they are asked whether they want that. */
export function asksEarlyDelivery({ cart, shipments }: PricedCart, now: Date): boolean {
  if (cart.details?.customerType === 'BUSINESS') return false
  const { from } = boundOf(dayWithoutConsent(now))
  return shipments.some(
    ({ shipment: { deliveryForm, deliveryDate }, packages }) =>
      deliveryForm === 'DIGITAL' &&
      packages.some(({ product }) => product?.kind !== 'DONATION') &&
      (deliveryDate === null || new Date(deliveryDate) < from),
  )
}

/** Titles of what the issuer cannot block once it is made, each once. */
export const namesUnblockable = (
  { shipments }: PricedCart,
  language: 'nl' | 'en',
): readonly string[] => [
  ...new Set(
    shipments
      .flatMap(({ packages }) => packages)
      .flatMap(({ product }) => (product?.cannotBlock ? product.title[language] : [])),
  ),
]
