import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type CompanyGift,
  readCompanyGift,
  writeListQuery,
  writeQuoteQuery,
} from './company-gift.ts'

const open: CompanyGift = {
  number: undefined,
  amountCents: undefined,
  occasion: undefined,
  isByPost: false,
  when: undefined,
}

const gifts: fc.Arbitrary<CompanyGift> = fc.record({
  number: fc.option(fc.integer({ min: 1, max: 1_000_000 }), { nil: undefined }),
  amountCents: fc.option(fc.integer({ min: 1, max: 1_000_000_00 }), { nil: undefined }),
  occasion: fc.option(fc.stringMatching(/^[a-z0-9-]{1,60}$/), { nil: undefined }),
  isByPost: fc.boolean(),
  when: fc.constantFrom('2026-12-18T09:00', '2026-12-18', undefined),
})

test('what a company said reaches the list of receivers as it was', () => {
  fc.assert(
    fc.property(gifts, (gift) => {
      expect(readCompanyGift(new URLSearchParams(writeListQuery(gift)))).toEqual(gift)
    }),
  )
})

test('nothing is written of what was not said', () => {
  expect(writeListQuery(open)).toBe('')
  expect(writeQuoteQuery('leeslint-leesbon', open)).toBe('product=leeslint-leesbon')
})

test('a quote takes product, number, amount in cents and occasion', () => {
  const gift = { ...open, number: 40, amountCents: 25_00, occasion: 'kerst' }
  expect(writeQuoteQuery('leeslint-leesbon', gift)).toBe(
    'product=leeslint-leesbon&number=40&amount=2500&occasion=kerst',
  )
})

test('an address that somebody made up says nothing', () => {
  const made = 'number=-1&amount=12,50&occasion=<b>&form=raket&when=morgen'
  expect(readCompanyGift(new URLSearchParams(made))).toEqual(open)
  expect(readCompanyGift(new URLSearchParams('number=0&amount=99999999999'))).toEqual(open)
})
