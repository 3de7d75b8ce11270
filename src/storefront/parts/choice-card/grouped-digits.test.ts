import { expect, test } from 'vitest'
import { caretPosition, groupDigits } from './grouped-digits.ts'

test.each([
  ['6299310000000000015', '6299 3100 0000 0000 015'],
  ['6299-3100-0000-0000-015', '6299 3100 0000 0000 015'],
  ['Kaartnummer: 6299 3100 0000 0000 015\n', '6299 3100 0000 0000 015'],
  ['62993', '6299 3'],
  ['6299 ', '6299'],
  ['abc', ''],
])('%j is shown as %j', (typed, shown) => {
  expect(groupDigits(typed)).toBe(shown)
})

test('a field does not grow without end', () => {
  expect(groupDigits('1'.repeat(10_000))).toHaveLength(29)
})

/** What stands in the field, with the caret as |, after it was regrouped. */
const after = (typed: string): string => {
  const caret = typed.indexOf('|')
  const text = typed.replace('|', '')
  const grouped = groupDigits(text)
  const at = caretPosition(grouped, text, caret)
  return `${grouped.slice(0, at)}|${grouped.slice(at)}`
}

test.each([
  ['a digit at the end', '62993|', '6299 3|'],
  ['a digit in the middle', '6299 93|100', '6299 93|10 0'],
  ['a digit gone from the first group', '62|9 3100', '62|93 100'],
  ['the space gone', '6299|3100', '6299| 3100'],
  ['a digit before all others', '1|6299', '1|629 9'],
  ['everything gone', '|', '|'],
])('the caret stays behind its digit: %s', (_what, typed, shown) => {
  expect(after(typed)).toBe(shown)
})
