import { expect, test } from 'vitest'
import { nearestNames } from './nearest-names.ts'

const names = new Map([
  ['loof-en-lente-tuinbon', 'Loof en Lente'],
  ['aan-tafel-dinerbon', 'Aan Tafel'],
  ['krabbelbaan-schaatsbon', 'De Krabbelbaan'],
])

test.each([
  ['loof-en-lente-tuinbom', 'loof-en-lente-tuinbon'],
  ['tuinbon', 'loof-en-lente-tuinbon'],
  ['Aan tafel', 'aan-tafel-dinerbon'],
  ['krabelbaan', 'krabbelbaan-schaatsbon'],
])('%s most likely means %s', (typed, id) => {
  expect(nearestNames(typed, names)[0]).toBe(id)
})

test('what resembles nothing has no near names', () => {
  expect(nearestNames('xyzq', names)).toEqual([])
  expect(nearestNames('', names)).toEqual([])
})
