import { expect, it } from 'vitest'
import { nameOfTender, partsByName } from './tender-names.ts'

const ideal = { kind: 'provider', method: 'ideal', brand: null, cents: 50_00 } as const
const card = { kind: 'card', method: null, brand: null, cents: 250_00 } as const

it('names every part that paid, two choice cards as one', () => {
  expect(partsByName([card, ideal, { ...card, cents: 10_00 }], 'nl')).toEqual([
    { title: 'Keuze Cadeaukaart', cents: 260_00 },
    { title: 'iDEAL | Wero', cents: 50_00 },
  ])
})

it('names a bank card with its brand, and a method unknown here as the provider does', () => {
  const scheme = { kind: 'provider', method: 'scheme' } as const
  expect(nameOfTender({ ...scheme, brand: 'visa' }, 'nl')).toBe('Creditcard (Visa)')
  expect(nameOfTender({ ...scheme, brand: 'unheard' }, 'en')).toBe('Credit card (unheard)')
  expect(nameOfTender({ ...ideal, method: 'beads' }, 'en')).toBe('beads')
  expect(nameOfTender({ kind: 'own', method: null, brand: null }, 'en')).toBe(
    'Gift card from the shop',
  )
})
