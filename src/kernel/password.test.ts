import { parse } from 'valibot'
import { expect, test } from 'vitest'
import { findPasswordProblem, missingKinds, newPasswordSchema } from './password.ts'

test.each([
  ['appeltaart-1', undefined],
  ['taart-12', undefined],
  ['Twee woorden 2', undefined],
  ['pássw0rd!', undefined],
  ['кролик-42', undefined],
  ['', 'fieldRequired'],
  ['ab-1234', 'passwordTooShort'],
  ['👩‍👩‍👧a1', 'passwordTooShort'],
  ['appeltaart1', 'passwordCharacters'],
  ['appel-taart', 'passwordCharacters'],
  ['1234-5678', 'passwordCharacters'],
  [`a1-${'x'.repeat(125)}`, undefined],
  [`a1-${'x'.repeat(126)}`, 'passwordTooLong'],
])('a new password %j has the problem %s', (text, problem) => {
  expect(findPasswordProblem(text)).toBe(problem)
})

test('a form can say which kinds are still missing', () => {
  expect(missingKinds('appel')).toEqual(['digit', 'symbol'])
  expect(missingKinds('')).toEqual(['letter', 'digit', 'symbol'])
  expect(missingKinds('a1-')).toEqual([])
})

test('the same letters from another keyboard are the same password, and a space at its end stays', () => {
  const composed = parse(newPasswordSchema, 'caf\u00e9-crème 1 ')
  expect(parse(newPasswordSchema, 'cafe\u0301-crème 1 ')).toBe(composed)
  expect(composed.endsWith(' ')).toBe(true)
})
