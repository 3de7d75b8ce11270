import { expect, test } from 'vitest'
import { buildCatalogue, buildProduct } from '#tests/support/build-product.ts'
import { brandsPlayedAt } from './brand-shop.ts'
import { pricedIn } from './priced-in.ts'

const euros = buildProduct({ id: 'dinerbon' })
const crowns = buildProduct({ id: 'middagsbon', currency: 'DKK' })

test('a catalogue in one currency is itself in that currency', () => {
  const whole = buildCatalogue([euros])
  expect(pricedIn('EUR', { current: () => whole }).current()).toBe(whole)
})

test('another currency sees what is priced in it, and every category', () => {
  const whole = buildCatalogue([euros, crowns])
  const danish = pricedIn('DKK', { current: () => whole })
  expect(danish.current().products).toEqual([crowns])
  expect(danish.current().categories).toEqual(whole.categories)
  expect(danish.current()).toBe(danish.current())
  expect(pricedIn('CHF', { current: () => whole }).current().products).toEqual([])
})

test('a test card is in a part as it is in the whole: found by its id, in no list', () => {
  const trial = buildProduct({ id: 'proefbon', isTest: true })
  const whole = buildCatalogue([euros, crowns, trial])
  const parts = [
    pricedIn('EUR', { current: () => whole }).current(),
    brandsPlayedAt('http://localhost:1', { current: () => whole }).current(),
  ]
  for (const part of parts) {
    expect(part.productById.get('proefbon')).toEqual(trial)
    expect(part.products).not.toContainEqual(trial)
  }
})
