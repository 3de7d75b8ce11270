import { expect, test } from 'vitest'
import { shortTitle } from './short-title.ts'

test('a short title leaves the brand out, where it stands before', () => {
  const brand = 'Maan & Melk'
  expect(shortTitle({ brand, title: 'Maan & Melk Chocoladebon' })).toBe('Chocoladebon')
  expect(shortTitle({ brand, title: 'Maan & Melkbon' })).toBe('Maan & Melkbon')
  expect(shortTitle({ brand: 'Cadeaubon', title: 'Keuze Cadeaukaart' })).toBe('Keuze Cadeaukaart')
})
