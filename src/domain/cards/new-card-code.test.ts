import { expect, test } from 'vitest'
import { newCardCode } from '#domain/cards/new-card-code.ts'
import { findCardNumberProblem, findCardPinProblem } from '#kernel/choice-card.ts'

const codes = Array.from({ length: 2_000 }, () => newCardCode('629931'))
const numbers = codes.map(({ number }) => number.reveal())

test('a card of our own is one that the balance check takes', () => {
  for (const { number, pin, barcode } of codes) {
    expect(findCardNumberProblem(number.reveal(), ['629931'])).toBeUndefined()
    expect(findCardPinProblem(pin?.reveal() ?? '')).toBeUndefined()
    expect(barcode).toMatchObject({ kind: 'code128' })
    expect(barcode.text.reveal()).toBe(number.reveal())
  }
})

test('between its beginning and its check digit every digit is as likely in every place', () => {
  expect(new Set(numbers).size).toBe(numbers.length)
  for (let place = 6; place < 18; place += 1) {
    const counts = Array.from({ length: 10 }, () => 0)
    for (const number of numbers)
      counts[Number(number[place])] = (counts[Number(number[place])] ?? 0) + 1
    // Two hundred are expected; five standard deviations on either side happen once in a million times.
    for (const count of counts) expect(Math.abs(count - 200)).toBeLessThan(68)
  }
})
