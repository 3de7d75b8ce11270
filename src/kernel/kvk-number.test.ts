import { parse, safeParse } from 'valibot'
import { expect, test } from 'vitest'
import { optionalKvkNumberSchema } from './kvk-number.ts'

test.each([
  'KvK 12345678',
  'K.v.K. 1234 5678',
  'KVK-nummer : 12345678',
  'KvK-nummer=12345678',
  'kvk#12345678',
  'KvK dossiernr. 12345678',
  'dossiernummer 12345678',
  'inschrijvingsnummer 12345678',
  'Handelsregister nr. 12345678',
  'HR 12345678',
  'Chamber of Commerce: 12345678',
  '(12345678)',
  '"12345678";',
  '12345678 0000',
  '12345678 / 000012345678',
])('%j is the number 12345678', (text) => {
  expect(parse(optionalKvkNumberSchema, text)).toBe('12345678')
})

test.each(['1234567', '123456789', 'KvK Amsterdam', 'vestigingsnummer 000012345678'])(
  '%j is no number',
  (text) => expect(safeParse(optionalKvkNumberSchema, text).success).toBe(false),
)
