import { expect, test } from 'vitest'
import { isSlip, slipsMax } from './is-slip.ts'

test.each([
  ['fitniss', 'fitness'],
  ['bioskop', 'bioskoop'],
  ['verjardag', 'verjaardag'],
  ['stoeptegl', 'stoeptegel'],
  ['zalndo', 'zalando'],
])('%s is %s written carelessly', (word, meant) => {
  expect(isSlip(word, meant)).toBe(true)
})

test.each([
  ['karten', 'kaarsen'],
  ['contant', 'contact'],
  ['bowlen', 'kolen'],
  ['hengel', 'engel'],
])('%s is not %s', (word, meant) => {
  expect(isSlip(word, meant)).toBe(false)
})

test('short words are taken as they are written', () => {
  expect([4, 5, 6, 8, 9].map(slipsMax)).toEqual([0, 0, 1, 1, 2])
})
