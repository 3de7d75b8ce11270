import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { choiceCardSchema, findCardNumberProblem, findCardPinProblem } from '#kernel/choice-card.ts'
import { plainDigits } from '#kernel/plain-digits.ts'

const prefixes = ['629931']
const number = '6299310000000000015'

test.each([
  ['6299 3100 0000 0000 015'],
  ['6299-3100-0000-0000-015'],
  ['6299.3100.0000.0000.015'],
  ['6299–3100–0000.0000.015'],
  [' 6299\u00a03100\u00a00000\u00a00000\u00a0015\n'],
  ['\u200e6299310000000000015\u200e'],
  ['٦٢٩٩٣١٠٠٠٠٠٠٠٠٠٠٠١٥'],
])('the number %j is what was meant', (typed) => {
  expect(plainDigits(typed)).toBe(number)
  expect(findCardNumberProblem(typed, prefixes)).toBeUndefined()
})

test('a number may begin with any of the prefixes', () => {
  expect(findCardNumberProblem(number, ['700000', ...prefixes])).toBeUndefined()
})

describe('refused is', () => {
  test.each([
    ['nothing', '', 'fieldRequired'],
    ['only spaces', '   ', 'fieldRequired'],
    ['a digit too few', '629931000000000001', 'cardNumberInvalid'],
    ['a digit too many', '62993100000000000150', 'cardNumberInvalid'],
    ['a letter among the digits', '62993100000000000O9', 'cardNumberInvalid'],
    ['a letter in front', 'G299310000000000015', 'cardNumberInvalid'],
    ['a letter at the end', '629931000000000001S', 'cardNumberInvalid'],
    ['a digit mistyped', '6299310000000000018', 'cardNumberInvalid'],
    ['two digits swapped', '6299310000000000051', 'cardNumberInvalid'],
    ['a card of somebody else', '9123450000000000000', 'cardNotOurs'],
    ['ten thousand digits', '6'.repeat(10_000), 'cardNumberInvalid'],
  ])('%s for a number', (_what, typed, problem) => {
    expect(findCardNumberProblem(typed, prefixes)).toBe(problem)
  })

  test.each([
    ['nothing', ' ', 'fieldRequired'],
    ['five digits', '12345', 'cardPinInvalid'],
    ['seven digits', '1234567', 'cardPinInvalid'],
    ['letters', 'abcdef', 'cardPinInvalid'],
    ['a letter in front', 'a12345', 'cardPinInvalid'],
    ['a letter at the end', '12345a', 'cardPinInvalid'],
  ])('%s for a pin', (_what, typed, problem) => {
    expect(findCardPinProblem(typed)).toBe(problem)
  })
})

test('what is wrong is told at its field', () => {
  const typed = { cardNumber: '9123450000000000000', pin: '12' }
  const { issues } = v.safeParse(choiceCardSchema(prefixes), typed)
  expect(issues?.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`)).toEqual([
    'cardNumber: cardNotOurs',
    'pin: cardPinInvalid',
  ])
})

test('what is taken is digits alone', () => {
  const typed = { cardNumber: '6299 3100 0000 0000 015', pin: ' 482-915 ' }
  expect(v.parse(choiceCardSchema(prefixes), typed)).toEqual({ cardNumber: number, pin: '482915' })
})
