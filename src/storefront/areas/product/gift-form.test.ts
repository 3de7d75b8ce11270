import { describe, expect, test } from 'vitest'
import {
  fieldOf,
  findGiftProblems,
  type GiftForm,
  toPackageInput,
  unitPriceOf,
} from './gift-form.ts'
import { type PriceRule, suggestedCents } from './price-rule.ts'

const money = (value: number) => ({ currency: 'EUR', value })

const rule: PriceRule = {
  hasFixedPrices: false,
  pricesToShow: [money(20_00), money(50_00), money(75_00)],
  minPrice: money(20_00),
  maxPrice: money(150_00),
  step: money(1_00),
}

const gift = (change: Partial<GiftForm> = {}): GiftForm => ({
  variationType: 'DIGITAL',
  amount: '5000',
  otherAmount: '',
  quantity: 1,
  receiver: 'other',
  name: 'Sanne',
  email: 'sanne@voorbeeld.nl',
  confirmEmail: 'Sanne@voorbeeld.nl',
  message: '',
  ...change,
})

const problemsOf = (change: Partial<GiftForm>) =>
  Object.entries(findGiftProblems(gift(change), rule)).filter(([, problem]) => problem)

describe('the form of a gift card', () => {
  test('a whole gift has nothing wrong with it, with or without a note', () => {
    expect(problemsOf({})).toEqual([])
    expect(problemsOf({ message: 'Gefeliciteerd! > 40 en toch jong / fit' })).toEqual([])
  })

  test('every field says what is wrong with it by the name of an error', () => {
    expect(problemsOf({ name: ' ', email: 'sanne', confirmEmail: 'x', message: '🎉' })).toEqual([
      ['name', 'fieldRequired'],
      ['email', 'emailInvalid'],
      ['confirmEmail', 'emailsDiffer'],
      ['message', 'noteHasEmoji'],
    ])
    expect(problemsOf({ confirmEmail: ' ' })).toEqual([['confirmEmail', 'fieldRequired']])
    expect(problemsOf({ message: 'a'.repeat(151) })).toEqual([['message', 'noteTooLong']])
  })

  test('for the giver nothing of a receiver is asked, and nothing goes along', () => {
    const mine = gift({ receiver: 'self', name: '', email: 'x', message: '🎉' })
    expect(problemsOf(mine)).toEqual([])
    expect(toPackageInput(mine, 'aan-tafel')).toMatchObject({ receiver: null, message: null })
  })

  test.each([
    ['19', 'amountOutOfRange'],
    ['151', 'amountOutOfRange'],
    ['', 'amountOutOfRange'],
    ['veel', 'amountOutOfRange'],
    ['62,50', 'amountNotOffered'],
    ['62,-', undefined],
    ['20', undefined],
    ['150,00', undefined],
  ])('another amount of %j is refused as %s', (otherAmount, problem) => {
    const form = gift({ amount: 'other', otherAmount })
    expect(findGiftProblems(form, rule).otherAmount).toBe(problem)
    expect(unitPriceOf(form, rule) === undefined).toBe(problem !== undefined)
  })

  test('the API gets cents, and no empty note', () => {
    expect(toPackageInput(gift({ amount: 'other', otherAmount: '62' }), 'aan-tafel')).toEqual({
      productId: 'aan-tafel',
      variationType: 'DIGITAL',
      amount: 62_00,
      quantity: 1,
      receiver: { name: 'Sanne', email: 'sanne@voorbeeld.nl', confirmEmail: 'Sanne@voorbeeld.nl' },
      message: null,
    })
  })

  test('an error of the API finds its field, or none', () => {
    expect(fieldOf('amount', gift())).toBe('amount')
    expect(fieldOf('amount', gift({ amount: 'other' }))).toBe('otherAmount')
    expect(fieldOf('confirmEmail', gift())).toBe('confirmEmail')
    expect(fieldOf('productId', gift())).toBeUndefined()
    expect(fieldOf(null, gift())).toBeUndefined()
  })

  test('neither the least nor the most stands ready', () => {
    expect(suggestedCents(rule)).toBe(50_00)
    expect(suggestedCents({ ...rule, pricesToShow: [money(12_50)] })).toBe(12_50)
  })
})
