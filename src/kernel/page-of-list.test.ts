import { expect, test } from 'vitest'
import { askedPage, pageOfList } from '#kernel/page-of-list.ts'

const all = ['a', 'b', 'c', 'd', 'e']

test.each([
  [1, ['a', 'b'], 1],
  [3, ['e'], 3],
  [9, ['e'], 3],
  [0, ['a', 'b'], 1],
  [-4, ['a', 'b'], 1],
])(
  'page %i of a list is a part of it, the last one where it ends before',
  (page, items, currentPage) => {
    expect(pageOfList(all, { page, size: 2 })).toEqual({ items, currentPage })
  },
)

test('nothing has one page', () => {
  expect(pageOfList([], { page: 2, size: 2 })).toEqual({ items: [], currentPage: 1 })
})

test.each([
  ['7', 7],
  ['0', 1],
  ['x', 1],
  ['1e3', 1],
  [null, 1],
])('an address that asks for page %s gets page %i', (text, page) => {
  expect(askedPage(text)).toBe(page)
})
