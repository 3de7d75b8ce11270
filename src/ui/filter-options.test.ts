import { expect, test } from 'vitest'
import { filterOptions } from './filter-options.ts'

const options = ['België', 'Nieuw-Zeeland', 'Verenigd Koninkrijk', 'Verenigde Staten'].map(
  (label, at) => ({ id: String(at), label }),
)
const labels = (typed: string) => filterOptions(options, typed).map(({ label }) => label)

test('a list narrows to what begins as typed, without capitals and accents', () => {
  expect(labels('')).toHaveLength(4)
  expect(labels(' BELGIE')).toEqual(['België'])
  expect(labels('ver')).toEqual(['Verenigd Koninkrijk', 'Verenigde Staten'])
  expect(labels('sta')).toEqual(['Verenigde Staten'])
  expect(labels('landen')).toEqual([])
  expect(labels('(')).toEqual([])
})
