import { expect, test } from 'vitest'
import { formatDay } from '#i18n/formats.ts'
import { quoteLastDay } from './quote-last-day.ts'

test('a quote that ends at midnight in Amsterdam names the day before', () => {
  const validUntil = '2026-12-14T23:00:00Z'
  expect(formatDay('en', validUntil)).toContain('15')
  expect(formatDay('en', quoteLastDay(validUntil))).toContain('14')
  expect(quoteLastDay(new Date(validUntil))).toEqual(quoteLastDay(validUntil))
})
