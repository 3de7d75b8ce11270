import { describe, expect, test } from 'vitest'
import {
  otherAmount,
  type PriceRule,
  suggestedCents,
} from '#storefront/parts/amounts/price-rule.ts'
import { validate } from '#ui/form/send-form.ts'
import { unitPriceOf } from './gift-form.ts'
import { typedGift } from './typed-gift.ts'

const money = (value: number) => ({ currency: 'EUR', value })

const rule: PriceRule = {
  hasFixedPrices: false,
  pricesToShow: [money(20_00), money(50_00), money(75_00)],
  minPrice: money(20_00),
  maxPrice: money(150_00),
  step: money(1_00),
}

const right = {
  amount: '50',
  quantity: '1',
  'receiver.name': 'Sanne',
  'receiver.email': 'sanne@voorbeeld.nl',
  'receiver.confirmEmail': 'Sanne@voorbeeld.nl',
  message: '',
}

/** As the browser sends what stands in these fields. */
function judged(fields: Record<string, string>) {
  const typed = new FormData()
  for (const [name, text] of Object.entries(fields)) typed.set(name, text)
  const choice = { variationType: 'DIGITAL', amount: otherAmount } as const
  const gift = typedGift({ productId: 'aan-tafel', choice, rule })
  return validate(typed, { ...gift, send: async () => ({ errors: [] }) })
}

const problemsOf = (change: Partial<typeof right>) => judged({ ...right, ...change }).problems

describe('the form of a gift card', () => {
  test('a whole gift has nothing wrong with it, with or without a note', () => {
    expect(problemsOf({})).toEqual({})
    expect(problemsOf({ message: 'Gefeliciteerd! > 40 en toch jong / fit' })).toEqual({})
  })

  test('every field says what is wrong with it by the name of an error', () => {
    const wrong = {
      'receiver.name': ' ',
      'receiver.email': 'sanne',
      'receiver.confirmEmail': ' ',
      message: '🎉',
      amount: '19',
    }
    expect(problemsOf(wrong)).toEqual({
      'receiver.name': 'fieldRequired',
      'receiver.email': 'emailInvalid',
      'receiver.confirmEmail': 'fieldRequired',
      message: 'noteHasEmoji',
      amount: 'amountOutOfRange',
    })
    expect(problemsOf({ 'receiver.confirmEmail': 'x@voorbeeld.nl' })).toEqual({
      'receiver.confirmEmail': 'emailsDiffer',
    })
    expect(problemsOf({ message: 'a'.repeat(151) })).toEqual({ message: 'noteTooLong' })
  })

  test('for the giver nothing of a receiver is asked, and nothing goes along', () => {
    const { values } = judged({ amount: '50', quantity: '2' })
    expect(values).toMatchObject({ amount: 50_00, quantity: 2, message: undefined })
    expect(values?.receiver).toBeUndefined()
  })

  test.each([
    ['19', 'amountOutOfRange'],
    ['151', 'amountOutOfRange'],
    ['', 'amountNotNumber'],
    ['veel', 'amountNotNumber'],
    ['62,50', 'amountNotOffered'],
    ['62,-', undefined],
    ['20', undefined],
    ['150,00', undefined],
  ])('another amount of %j is refused as %s', (amount, problem) => {
    expect(problemsOf({ amount }).amount).toBe(problem)
    const choice = { amount: 'other', otherAmount: amount }
    expect(unitPriceOf(choice, rule) === undefined).toBe(problem !== undefined)
  })

  test('the API gets cents, and no empty note', () => {
    expect(judged({ ...right, amount: '62' }).values).toEqual({
      productId: 'aan-tafel',
      variationType: 'DIGITAL',
      amount: 62_00,
      quantity: 1,
      receiver: { name: 'Sanne', email: 'sanne@voorbeeld.nl', confirmEmail: 'Sanne@voorbeeld.nl' },
    })
  })

  test('neither the least nor the most stands ready', () => {
    expect(suggestedCents(rule)).toBe(50_00)
    expect(suggestedCents({ ...rule, pricesToShow: [money(12_50)] })).toBe(12_50)
  })
})
