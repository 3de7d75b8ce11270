import { expect, test } from 'vitest'
import { formatOpeningHours } from './opening-hours.ts'

const plain = ({ days, times }: { days: string; times: string }) =>
  `${days.replace(/\s*[–-]\s*/, '–')} ${times}`

test.each([
  ['nl', ['MO', 'TU', 'WE', 'TH', 'FR'], 'maandag–vrijdag 09.00–17.30 uur'],
  ['en', ['FR', 'TH', 'WE', 'TU', 'MO'], 'Monday–Friday 9am–5.30pm'],
  ['nl', ['TU', 'SA'], 'dinsdag en zaterdag 09.00–17.30 uur'],
  ['en', ['MO', 'WE', 'FR'], 'Monday, Wednesday and Friday 9am–5.30pm'],
  ['nl', ['SA', 'SU'], 'zaterdag en zondag 09.00–17.30 uur'],
] as const)('in %s the days %s are said as people do', (locale, days, said) => {
  expect(plain(formatOpeningHours(locale, { days, opens: '09:00', closes: '17:30' }))).toBe(said)
})
