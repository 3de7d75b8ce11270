import { expect, test } from 'vitest'
import { questionIn } from './search-text.ts'

test.each([
  ['?s=tuin', 'tuin'],
  ['?x=1&s=%20eten%20bon%20', 'eten bon'],
  [`?s=${'x'.repeat(10_000)}`, 'x'.repeat(100)],
  ['?s=', ''],
  ['?s=%20', ''],
  ['', ''],
])('%j searches for %j', (query, question) => {
  expect(questionIn(query)).toBe(question)
})
