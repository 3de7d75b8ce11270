import { expect, test } from 'vitest'
import { filterOptions, stepFrom } from './filter-options.ts'

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

test('the arrow keys go round', () => {
  const [first, , , last] = options
  expect(stepFrom(options, last, 1)).toBe(first)
  expect(stepFrom(options, first, -1)).toBe(last)
  expect(stepFrom(options, undefined, 1)).toBe(first)
  expect(stepFrom(options, undefined, -1)).toBe(last)
  expect(stepFrom([], first, 1)).toBeUndefined()
  // What was lit up may have been typed away.
  expect(stepFrom(options.slice(1), first, 1)).toBe(options[1])
})
