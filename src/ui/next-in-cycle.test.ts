import { expect, test } from 'vitest'
import { nextInCycle } from './next-in-cycle.ts'

test('the arrow keys go round', () => {
  const items = ['a', 'b', 'c']
  expect(nextInCycle(items, 'c', 1)).toBe('a')
  expect(nextInCycle(items, 'a', -1)).toBe('c')
  expect(nextInCycle(items, undefined, 1)).toBe('a')
  expect(nextInCycle(items, undefined, -1)).toBe('c')
  expect(nextInCycle([], 'a', 1)).toBeUndefined()
  // What was lit up may have been typed away.
  expect(nextInCycle(['b', 'c'], 'a', 1)).toBe('b')
})
