import { expect, test } from 'vitest'
import { plainLetters } from './plain-letters.ts'

test.each([
  ['Eén', 'een'],
  ['ZOË ÅNGSTRÖM', 'zoe angstrom'],
  ['e\u0301e\u0301n', 'een'],
  ['1911 & Zn.', '1911 & zn.'],
])('%s is compared as %s', (typed, letters) => {
  expect(plainLetters(typed)).toBe(letters)
})
