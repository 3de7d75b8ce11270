import * as v from 'valibot'
import { expect, test } from 'vitest'
import { companyOrder, type WayOn } from './company-order.ts'

const euros = (value: number) => ({ currency: 'EUR', value: value * 100 })
const rule = {
  hasFixedPrices: false,
  pricesToShow: [euros(25)],
  minPrice: euros(10),
  maxPrice: euros(150),
  step: euros(1),
}
const now = new Date('2026-11-30T10:00:00Z')
const typed = { number: '40', amount: '25', occasion: 'kerst', when: 'atOnce' }

function judge(said: Record<string, string>, { wayOn = 'list' as WayOn, amount = '2500' } = {}) {
  const totalCentsMax = 250_000_00
  const { schema, read } = companyOrder({ choice: { amount }, rule, wayOn, totalCentsMax, now })
  const read1 = v.safeParse(schema, read({ ...typed, ...said }))
  return read1.success
    ? read1.output
    : read1.issues.map(({ path, message }) => [path?.at(-1)?.key, message])
}

test('forty cards of 25 euro for Christmas are what they are', () => {
  expect(judge({})).toEqual({ number: 40, amount: 25_00, occasion: 'kerst' })
  expect(judge({ when: 'planned', deliveryDate: '2026-12-18T09:00' })).toMatchObject({
    deliveryDate: '2026-12-18T09:00',
  })
})

test.each(['0', '-1', '1,5', 'veel', '1e3', '12345678'])('%s is no number of cards', (number) => {
  expect(judge({ number })).toEqual([['number', 'numberInvalid']])
})

test('no number is asked for', () => {
  expect(judge({ number: ' ' })).toMatchObject({ 0: ['number', 'fieldRequired'] })
})

test('what no list and no order holds is for a quote', () => {
  expect(judge({ number: '2001' })).toEqual([['number', 'numberOverList']])
  expect(judge({ number: '2001' }, { wayOn: 'quote' })).toMatchObject({ number: 2001 })
  const dear = { number: '1700', amount: '150' }
  expect(judge(dear, { amount: 'other' })).toEqual([['number', 'totalOverOrder']])
  expect(judge(dear, { amount: 'other', wayOn: 'quote' })).toMatchObject({ amount: 150_00 })
})

test('an amount that is not for sale is refused on either way', () => {
  const given = { amount: 'other', wayOn: 'quote' as const }
  expect(judge({ amount: '151' }, given)).toEqual([['amount', 'amountOutOfRange']])
  expect(judge({ amount: 'tien' }, given)).toEqual([['amount', 'amountNotNumber']])
})

test('a day that is past is refused, today is not', () => {
  const on = (deliveryDate: string) => judge({ when: 'planned', deliveryDate })
  expect(on('2026-11-29')).toEqual([['deliveryDate', 'deliveryDateInvalid']])
  expect(on('2026-11-30T10:59')).toEqual([['deliveryDate', 'deliveryDateInvalid']])
  expect(on('2026-11-30')).toMatchObject({ deliveryDate: '2026-11-30' })
  expect(on('')).toEqual([['deliveryDate', 'deliveryDateInvalid']])
})
