import { expect, test } from 'vitest'
import {
  type CardField,
  fieldOfProvider,
  problemCodes,
  problemOfCode,
  providerFields,
} from '#kernel/encrypted-card.ts'

const fields: CardField[] = ['number', 'expiry', 'securityCode']

test('each field is known by the name that the provider gives it, and no other name is', () => {
  for (const field of fields) expect(fieldOfProvider(providerFields[field])).toBe(field)
  expect(fieldOfProvider('encryptedPassword')).toBeUndefined()
})

test('each code of a field says its problem, and a code that nobody knows that something is wrong', () => {
  for (const field of fields)
    for (const [problem, code] of Object.entries(problemCodes[field]))
      expect(problemOfCode(field, code)).toBe(problem)
  expect(problemOfCode('expiry', 'cc.dat.914')).toBe('incomplete')
})
