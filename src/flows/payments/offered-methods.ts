import type { PaymentMethod } from '#domain/payments/provider.ts'
import type { Storefront } from '#domain/storefronts/storefront.ts'

/** Of what the provider can do, what this storefront offers. */
export const offeredMethods = (
  { paymentMethods }: Pick<Storefront, 'paymentMethods'>,
  methods: readonly PaymentMethod[],
): PaymentMethod[] => methods.filter(({ id }) => paymentMethods.some((offered) => offered === id))
