import { expect, test } from 'vitest'
import { stepFrom } from './step-from.ts'

test('the arrow keys go round', () => {
  const items = ['a', 'b', 'c']
  expect(stepFrom(items, 'c', 1)).toBe('a')
  expect(stepFrom(items, 'a', -1)).toBe('c')
  expect(stepFrom(items, undefined, 1)).toBe('a')
  expect(stepFrom(items, undefined, -1)).toBe('c')
  expect(stepFrom([], 'a', 1)).toBeUndefined()
  // What was lit up may have been typed away.
  expect(stepFrom(['b', 'c'], 'a', 1)).toBe('b')
})
