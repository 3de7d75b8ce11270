import { describe, expect, test } from 'vitest'
import { formatDay, formatMoment, formatMoney } from './formats.ts'

const euros = (value: number) => ({ currency: 'EUR', value })
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

describe('money', () => {
  test('totals always have cents', () => {
    expect(plain(formatMoney('nl', euros(50_00)))).toBe('€ 50,00')
    expect(plain(formatMoney('nl', euros(1_234_50)))).toBe('€ 1.234,50')
    expect(formatMoney('en', euros(1_234_50))).toBe('€1,234.50')
  })

  test('chips have cents only where there are some', () => {
    expect(plain(formatMoney('nl', euros(50_00), 'short'))).toBe('€ 50')
    expect(plain(formatMoney('nl', euros(12_50), 'short'))).toBe('€ 12,50')
  })
})

describe('time', () => {
  test('is Dutch time, in winter and in summer, wherever the server is', () => {
    expect(formatDay('nl', '2026-12-31T23:30:00Z')).toBe('1 januari 2027')
    expect(formatDay('en', '2026-06-30T22:30:00Z')).toBe('1 July 2026')
    expect(formatMoment('nl', '2026-11-21T13:05:00Z')).toContain('14:05')
  })
})
