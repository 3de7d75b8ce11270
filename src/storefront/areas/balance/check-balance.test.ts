import { createTranslator } from 'use-intl/core'
import { expect, test } from 'vitest'
import { balance } from '#i18n/nl/balance.ts'
import { findProblems } from './check-balance.ts'

const help = {
  t: createTranslator({ locale: 'nl', messages: { balance }, namespace: 'balance' }),
  cardPrefixes: ['629931'],
}
const right = { cardNumber: '6299 3100 0000 0000 015', pin: '482915' }

test('a whole number and a whole pin are fine', () => {
  expect(findProblems(right, help)).toEqual({})
})

test('what is empty says what it wants', () => {
  const { cardNumber, pin } = balance.problems
  expect(findProblems({ cardNumber: '', pin: ' ' }, help)).toEqual({ cardNumber, pin })
})

test('what is wrong says why, before the shop is asked', () => {
  expect(findProblems({ cardNumber: '6299 3100', pin: '48291' }, help)).toEqual({
    cardNumber: balance.problems.cardNumberInvalid,
    pin: balance.problems.cardPinInvalid,
  })
  expect(findProblems({ ...right, cardNumber: '9123 4567 8901 2345 678' }, help)).toEqual({
    cardNumber: balance.problems.cardNotOurs,
  })
})
