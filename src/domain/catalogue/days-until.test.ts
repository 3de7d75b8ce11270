import { expect, test } from 'vitest'
import { daysUntil } from './days-until.ts'

test('a moment is counted down to its day, that day included, and then to the next year', () => {
  const sinterklaas = { month: 12, day: 5 }
  expect(daysUntil(sinterklaas, '2026-11-23')).toBe(12)
  expect(daysUntil(sinterklaas, '2026-12-05')).toBe(0)
  expect(daysUntil(sinterklaas, '2026-12-06')).toBe(364)
})

test('a moment on a Sunday moves with the year', () => {
  const mothersDay = { month: 5, sunday: 2 }
  expect(daysUntil(mothersDay, '2026-05-09')).toBe(1)
  expect(daysUntil(mothersDay, '2026-05-11')).toBe(363)
  expect(daysUntil({ month: 6, sunday: 3 }, '2026-06-21')).toBe(0)
  // A month that begins with a Sunday.
  expect(daysUntil({ month: 3, sunday: 1 }, '2026-03-01')).toBe(0)
})
