import { expect, test } from 'vitest'
import { errorCodes, operatorCodesFrom } from './error-codes.ts'
import { refusal } from './operator-refusal.ts'
import { operatorRefusals } from './operator-refusals.ts'
import { isCustomerError } from './shop-error.ts'

test('codes of operators are unique and apart from those of customers', () => {
  const codes = Object.values(operatorRefusals).map(({ code }) => code)
  expect(new Set(codes).size).toBe(codes.length)
  expect(Math.min(...codes)).toBeGreaterThanOrEqual(operatorCodesFrom)
  expect(Math.max(...Object.values(errorCodes))).toBeLessThan(operatorCodesFrom)
})

test('a refusal has its code, its sentence and what that names', () => {
  const max = { currency: 'EUR', cents: 12_50 } as const
  const refused = refusal('favourTooLarge', { max })
  expect(refused).toMatchObject({ code: 9204, refusal: 'favourTooLarge', details: { max } })
  expect(refused.message).toMatch(/At most 12\.50 EUR can go back\.$/)
})

test('a refusal is a whole sentence that names its subject', () => {
  const sentences = Object.values(operatorRefusals).map(({ say }) => String(say))
  const pronoun = /(?:^|`)(?:It|Its|That|This|They|Nothing)\b/
  expect(sentences.filter((sentence) => pronoun.test(sentence))).toEqual([])
})

test('a refusal of an operator is no error that a customer hears of', () => {
  expect(isCustomerError(refusal('cardSpent'))).toBe(false)
})
