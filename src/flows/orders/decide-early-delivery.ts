import { asksEarlyDelivery } from '#domain/cart/early-delivery.ts'
import type { PricedCart } from '#domain/cart/priced-cart.ts'
import { EarliestDayChanged, EarlyDeliveryUndecided } from '#domain/orders/errors.ts'
import { dayWithoutConsent, type EarlyDelivery } from '#kernel/early-delivery.ts'

/**
 * What the order is written with. Who was not asked, as all of it comes later anyway, did not agree either: what they plan stays later.
 * A company has no right to lose. Throws `EarlyDeliveryUndecided` (3362) and `EarliestDayChanged` (3363).
 */
export function decideEarly(
  priced: PricedCart,
  { earlyDelivery }: { earlyDelivery: EarlyDelivery | undefined },
  now: Date,
): EarlyDelivery | undefined {
  // What a choice card is exchanged for is its own use: whoever has its code decided by then (our reading).
  if (priced.cart.kind === 'redeem') return undefined
  // Value on a printed card shows no code to anybody, so it ends no right: it may go back while it is unspent.
  if (priced.cart.kind === 'activation') return undefined
  if (priced.cart.details?.customerType === 'BUSINESS') return undefined
  const day = dayWithoutConsent(now)
  const later = { isAgreed: false, notBefore: day.toString() } as const
  if (!asksEarlyDelivery(priced, now)) return later
  if (earlyDelivery === undefined) throw new EarlyDeliveryUndecided(day)
  if (!earlyDelivery.isAgreed && earlyDelivery.notBefore !== later.notBefore)
    throw new EarliestDayChanged(day)
  return earlyDelivery
}
