import { describe, expect, test } from 'vitest'
import { currencies } from '#kernel/money.ts'
import { formatHours, formatMoment } from './format-moment.ts'
import { formatToPaste } from './format-to-paste.ts'
import { decimalOf, formatDay, formatMoney } from './formats.ts'
import { currencyName } from './names.ts'

const euros = (value: number) => ({ currency: 'EUR', value })
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

describe('money', () => {
  test('totals always have cents', () => {
    expect(plain(formatMoney('nl', euros(50_00)))).toBe('€ 50,00')
    expect(plain(formatMoney('nl', euros(1_234_50)))).toBe('€ 1.234,50')
    expect(formatMoney('en', euros(1_234_50))).toBe('€1,234.50')
  })

  test.each(['exact', 'short'] as const)('below zero the minus stands first, %s', (style) => {
    expect(plain(formatMoney('nl', euros(-95), style))).toBe('− € 0,95')
    expect(plain(formatMoney('en', euros(-1_234_50), style))).toBe('− €1,234.50')
    expect(plain(formatMoney('nl', euros(-0)))).toBe('€ 0,00')
  })

  test('chips have cents only where there are some', () => {
    expect(plain(formatMoney('nl', euros(50_00), 'short'))).toBe('€ 50')
    expect(plain(formatMoney('nl', euros(12_50), 'short'))).toBe('€ 12,50')
  })
})

describe('money of other countries', () => {
  test.each([
    ['GBP', 12_50, '£12.50'],
    ['JPY', 1250, 'JP¥1,250'],
    ['KWD', 12_500, 'KWD 12.500'],
    ['CLP', 5000, 'CLP 5,000'],
  ])('%s has the digits that ISO 4217 gives it', (currency, value, shown) => {
    expect(plain(formatMoney('en', { currency, value }))).toBe(shown)
  })

  test.each(currencies)('%s has a name in both languages', (code) => {
    for (const language of ['nl', 'en'] as const)
      expect(currencyName(language, code)).not.toBe(code)
  })
})

describe('time', () => {
  test('is Dutch time, in winter and in summer, wherever the server is', () => {
    expect(formatDay('nl', '2026-12-31T23:30:00Z')).toBe('1 januari 2027')
    expect(formatDay('en', '2026-06-30T22:30:00Z')).toBe('1 July 2026')
    expect(formatMoment('nl', '2026-11-21T13:05:00Z')).toBe('21 november 2026 om 14.05 uur')
    expect(formatMoment('en', '2026-06-30T22:30:00Z')).toBe('1 July 2026 at 12.30am')
    expect(formatMoment('en', '2026-11-21T11:00:00Z')).toBe('21 November 2026 at 12pm')
  })

  test('has hours as people say them', () => {
    expect(formatHours('nl', '09:00', '17:30')).toBe('09.00–17.30 uur')
    expect(formatHours('en', '09:00', '17:30')).toBe('9am–5.30pm')
  })
})

test.each([
  ['EUR', 1250, '12.50'],
  ['JPY', 1250, '1250'],
  ['KWD', 1250, '1.250'],
])('machines read %s %i as %s', (currency, value, decimal) => {
  expect(decimalOf({ currency, value })).toBe(decimal)
})

test.each([
  ['nl', 1, '0,01'],
  ['nl', 1_234_50, '1234,50'],
  ['en', 1_234_50, '1234.50'],
  ['nl', 999_999_999_99, '999999999,99'],
] as const)('the form of a bank in %s takes %i as %s', (language, value, text) => {
  expect(formatToPaste(language, euros(value))).toBe(text)
})
