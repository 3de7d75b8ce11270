import { expect, test } from 'vitest'
import { writeEpcCode } from './epc-code.ts'

const transfer = {
  beneficiary: 'Cadeaubon Nederland B.V.',
  iban: 'NL13TEST0123456789',
  bic: 'TESTNL02',
  amount: { currency: 'EUR', cents: 25_95 },
  reference: 'ABCD1234EFGH5678',
} as const

const linesOf = (given: Partial<Parameters<typeof writeEpcCode>[0]> = {}) =>
  writeEpcCode({ ...transfer, ...given })?.split('\n')

test('says a transfer line by line, and ends with its reference', () => {
  expect(linesOf()).toEqual([
    ...['BCD', '002', '1', 'SCT', 'TESTNL02', 'Cadeaubon Nederland B.V.', 'NL13TEST0123456789'],
    ...['EUR25.95', '', '', 'ABCD1234EFGH5678'],
  ])
})

test('puts a creditor reference on the line of structured references', () => {
  expect(linesOf({ reference: 'RF18539007547034' })?.slice(8)).toEqual(['', 'RF18539007547034'])
  expect(linesOf({ reference: 'RF19539007547034' })?.slice(8)).toEqual(['', '', 'RF19539007547034'])
})

test('leaves the line of the bank empty where the bank is not named', () => {
  expect(linesOf({ bic: '' })?.[4]).toBe('')
  expect(linesOf({ bic: 'a bank' })?.[4]).toBe('')
  expect(linesOf({ bic: 'testnl02xxx' })?.[4]).toBe('TESTNL02XXX')
})

test('writes the account without spaces', () => {
  expect(linesOf({ iban: 'nl13 test 0123 4567 89' })?.[6]).toBe('NL13TEST0123456789')
})

test.each([
  [1, 'EUR0.01'],
  [10, 'EUR0.10'],
  [100_00, 'EUR100.00'],
  [999_999_999_99, 'EUR999999999.99'],
])('writes %i cents as %s', (cents, line) => {
  expect(linesOf({ amount: { currency: 'EUR', cents } })?.[7]).toBe(line)
})

test.each([0, -1, 1_000_000_000_00])('has no code for %i cents', (cents) => {
  expect(linesOf({ amount: { currency: 'EUR', cents } })).toBeUndefined()
})

test.each(['PLN', 'GBP'] as const)('has no code for %s', (currency) => {
  expect(linesOf({ amount: { currency, cents: 25_95 } })).toBeUndefined()
})

test.each(['', 'NL13', 'NL14TEST0123456789', 'NL13TEST012345678\n'])(
  'has no code for the account %j',
  (iban) => {
    expect(linesOf({ iban })).toBeUndefined()
  },
)

test.each([
  ['Käse & Bücher GmbH', 'Kase + Bucher GmbH'],
  ['Straße Łódź', 'Strasse Lodz'],
  ['Søren “Æbler” Œuvre', 'Soren AEbler OEuvre'],
  ['Zoë’s Cadeau_winkel; B.V.', "Zoe's Cadeau winkel B.V."],
  ['Eén\nregel', 'Een regel'],
  [`${'a'.repeat(69)} bc`, 'a'.repeat(69)],
  ['é'.repeat(71), 'e'.repeat(70)],
])('writes the name %j in the letters of SEPA', (beneficiary, line) => {
  expect(linesOf({ beneficiary })?.[5]).toBe(line)
})

test('has no code for a name of which no letter is left', () => {
  expect(linesOf({ beneficiary: '礼品卡' })).toBeUndefined()
})

test('never changes a reference: one that is too long or has other letters has no code', () => {
  expect(linesOf({ reference: 'R'.repeat(140) })?.[10]).toBe('R'.repeat(140))
  for (const reference of ['', 'R'.repeat(141), 'Kérst 2026', 'two\nlines'])
    expect(linesOf({ reference })).toBeUndefined()
})

test('is never longer than the 331 bytes that such a code holds', () => {
  const longest = writeEpcCode({
    ...{ beneficiary: 'B'.repeat(80), iban: 'NL13TEST0123456789', bic: 'TESTNL02XXX' },
    ...{ amount: { currency: 'EUR', cents: 999_999_999_99 }, reference: 'R'.repeat(140) },
  })
  expect(new TextEncoder().encode(longest).length).toBeLessThanOrEqual(331)
})
