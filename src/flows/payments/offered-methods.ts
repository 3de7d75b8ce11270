import type { PaymentMethod } from '#domain/payments/provider.ts'
import type { Storefront } from '#domain/storefronts/storefront.ts'
import { paymentMethodsIn } from '#kernel/payment-methods.ts'

/** Of what the provider can do, what this storefront offers. */
export const offeredMethods = (
  place: Pick<Storefront, 'countryCode' | 'currency'>,
  methods: readonly PaymentMethod[],
): PaymentMethod[] => {
  const here = new Set(paymentMethodsIn(place).map(({ id }) => id))
  return methods.filter(({ id }) => here.has(id))
}
