import { expect, test } from 'vitest'
import type { PaymentMethod } from '#domain/payments/provider.ts'
import { isCardBrand } from '#kernel/card-brand-names.ts'
import { paymentMethodsIn } from '#kernel/payment-methods.ts'
import { offeredMethods } from './list-payment-methods.ts'

const cards = (...brands: PaymentMethod['brands']): PaymentMethod => ({
  id: 'scheme',
  name: 'Creditcard',
  brands,
  banks: [],
})
const belgium = { countryCode: 'BE', currency: 'EUR' as const }

const marks = paymentMethodsIn(belgium).find(({ id }) => id === 'scheme')?.marks ?? []

test('the brands at checkout are the marks that every page shows, in that order', () => {
  const all = cards('maestro', 'jcb', ...marks.filter(isCardBrand).toReversed())
  expect(offeredMethods(belgium, [all]).map(({ brands }) => brands)).toEqual([marks])
})

test('a brand that the provider does not take is not offered, nor a method of another country', () => {
  const ideal: PaymentMethod = { ...cards(), id: 'ideal' }
  expect(offeredMethods(belgium, [ideal, cards('visa')])).toEqual([
    { ...cards('visa'), marks: ['visa'] },
  ])
})
