import { describe, expect, test } from 'vitest'
import { mergeById, pageCountOf, parsePage } from './page-size.ts'

const items = (...ids: number[]) => ids.map((id) => ({ id: String(id) }))
const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_none, index) => from + index)

describe('pages of a list', () => {
  test('pages of 17 that start every 16 merge into each product once', () => {
    const first = items(...range(1, 17))
    const second = items(...range(17, 33))
    expect(mergeById(first, second)).toEqual(items(...range(1, 33)))
  })

  test('what was there already keeps its place', () => {
    expect(mergeById(items(3, 1), items(1, 2, 3))).toEqual(items(3, 1, 2))
  })

  test('a list has as many pages as sixteens, and never none', () => {
    expect([0, 1, 16, 17, 32, 33].map(pageCountOf)).toEqual([1, 1, 1, 2, 2, 3])
  })

  test.each(['0', '01', '-1', '1.5', 'x', '99999', ''])('page %j is no page', (text) => {
    expect(parsePage(text)).toBeUndefined()
  })

  test('no page in the address is the first', () => {
    expect([parsePage(undefined), parsePage('12')]).toEqual([1, 12])
  })
})
