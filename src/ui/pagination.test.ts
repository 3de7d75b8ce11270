import { expect, test } from 'vitest'
import { pagesToShow } from './pagination.tsx'

test.each([
  [1, 1, '1'],
  [1, 3, '1 2 3'],
  [1, 9, '1 2 gap 9'],
  [5, 9, '1 gap 4 5 6 gap 9'],
  [9, 9, '1 gap 8 9'],
])('on page %i of %i stand: %s', (current, count, shown) => {
  expect(pagesToShow(current, count).join(' ')).toBe(shown)
})
