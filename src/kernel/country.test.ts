import { expect, test } from 'vitest'
import { countryCodes } from '#kernel/country.ts'

test('every country of ISO 3166-1 is known, 249 of them, and nothing else', () => {
  expect(countryCodes.size).toBe(249)
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
  expect([...countryCodes].filter((code) => names.of(code) === undefined)).toEqual([])
})
