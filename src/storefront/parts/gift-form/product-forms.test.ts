import { describe, expect, test } from 'vitest'
import {
  amountUnderRule,
  availabilityOf,
  type FormsOf,
  formsOf,
  ruleOf,
  startGift,
  variantOf,
} from './product-forms.ts'

type Config = NonNullable<FormsOf['digitalVariationConfig']>

const money = (value: number) => ({ currency: 'EUR', value })

const config = (given: Partial<Config> = {}): Config => ({
  stock: 'AVAILABLE',
  hasFixedPrices: false,
  pricesToShow: [money(10_00), money(25_00), money(50_00)],
  minPrice: money(5_00),
  maxPrice: money(150_00),
  step: money(1_00),
  ...given,
})

const fixed = config({
  hasFixedPrices: true,
  pricesToShow: [money(25_00), money(100_00)],
  minPrice: money(25_00),
  maxPrice: money(100_00),
})

const product = (given: Partial<FormsOf> = {}): FormsOf => ({
  productType: 'GIFTCARD',
  isChoiceCard: false,
  digitalVariationConfig: config(),
  physicalVariationConfig: { ...fixed, stock: 'COMING' },
  ...given,
})

describe('an amount that a giver had in mind', () => {
  test.each([
    ['a listed one is chosen', 25_00, { amount: '2500', otherAmount: '' }],
    ['one between the limits is typed', 35_00, { amount: 'other', otherAmount: '35' }],
    ['one that is not for sale leaves the middle one', 300_00, { amount: '2500', otherAmount: '' }],
    ['none leaves the middle one', undefined, { amount: '2500', otherAmount: '' }],
  ])('%s', (_case, wanted, expected) => {
    expect(startGift(product(), wanted)).toMatchObject({ variationType: 'DIGITAL', ...expected })
  })

  test('decides by which form it comes, where one of them is for sale at it', () => {
    const both = product({ physicalVariationConfig: { ...fixed, maxPrice: money(500_00) } })
    const dear = { ...both, digitalVariationConfig: config({ maxPrice: money(50_00) }) }
    expect(startGift(dear, 100_00)).toMatchObject({ variationType: 'PHYSICAL', amount: '10000' })
    expect(startGift(product(), 100_00).variationType).toBe('DIGITAL')
  })
})

describe('the forms of a product', () => {
  test('are those that it has, by e-mail first, each with its own amounts', () => {
    expect(formsOf(product()).map(({ variationType }) => variationType)).toEqual([
      'DIGITAL',
      'PHYSICAL',
    ])
    expect(formsOf(product({ digitalVariationConfig: null }))).toHaveLength(1)
    expect(ruleOf(product(), 'PHYSICAL')?.hasFixedPrices).toBe(true)
    expect(ruleOf(product({ physicalVariationConfig: null }), 'PHYSICAL')).toBeUndefined()
  })

  test.each([
    ['AVAILABLE', 'COMING', 'DIGITAL'],
    ['AVAILABLE', 'AVAILABLE', 'DIGITAL'],
    ['OUT', 'AVAILABLE', 'PHYSICAL'],
    ['COMING', 'AVAILABLE', 'PHYSICAL'],
  ] as const)('by e-mail %s and by post %s starts with %s', (digital, physical, first) => {
    const forms = product({
      digitalVariationConfig: config({ stock: digital }),
      physicalVariationConfig: { ...fixed, stock: physical },
    })
    const start = startGift(forms)
    expect(start.variationType).toBe(first)
    expect(start.amount).toBe(first === 'DIGITAL' ? '2500' : '10000')
  })

  test.each([
    ['AVAILABLE', 'OUT', 'available'],
    ['OUT', 'AVAILABLE', 'available'],
    ['OUT', 'COMING', 'out'],
    ['COMING', 'COMING', 'coming'],
  ] as const)('by e-mail %s and by post %s is together %s', (digital, physical, together) => {
    const forms = product({
      digitalVariationConfig: config({ stock: digital }),
      physicalVariationConfig: { ...fixed, stock: physical },
    })
    expect(availabilityOf(forms)).toBe(together)
  })
})

describe('an amount, when another form is chosen', () => {
  test('stays where it is for sale there too', () => {
    expect(amountUnderRule(fixed, { amount: '2500', otherAmount: '' })).toEqual({
      amount: '2500',
      otherAmount: '',
    })
    expect(amountUnderRule(fixed, { amount: 'other', otherAmount: '100' })).toEqual({
      amount: '10000',
      otherAmount: '',
    })
  })

  test('is typed where any amount is for sale but it is none of the usual ones', () => {
    expect(amountUnderRule(config(), { amount: '10000', otherAmount: '' })).toEqual({
      amount: 'other',
      otherAmount: '100',
    })
    const cents = config({ step: money(50) })
    expect(amountUnderRule(cents, { amount: '1250', otherAmount: '' })).toEqual({
      amount: 'other',
      otherAmount: '12,50',
    })
  })

  test.each([
    ['1000', ''],
    ['other', '62'],
    ['other', 'veel'],
    ['', ''],
  ])('gives way to one that stands ready when %j %j is not for sale', (amount, otherAmount) => {
    expect(amountUnderRule(fixed, { amount, otherAmount })).toEqual({
      amount: '10000',
      otherAmount: '',
    })
  })
})

test('a pack has one price, and is for who buys it', () => {
  const price = config({ hasFixedPrices: true, pricesToShow: [money(4_95)] })
  const pack = product({
    productType: 'GIFTCARD_BLANK_PACK',
    digitalVariationConfig: null,
    physicalVariationConfig: price,
  })
  expect(startGift(pack)).toMatchObject({
    variationType: 'PHYSICAL',
    amount: '495',
    receiver: 'self',
  })
})

test('each kind of product has a page of its own', () => {
  const kinds = [
    product(),
    product({ isChoiceCard: true }),
    product({ productType: 'DONATION' }),
    product({ productType: 'GIFTCARD_BLANK_PACK' }),
  ]
  expect(kinds.map(variantOf)).toEqual(['card', 'choice', 'donation', 'pack'])
})
