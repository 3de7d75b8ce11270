import { expect, test } from 'vitest'
import { readWrittenWish, type WrittenWish, writeWish } from './gift-wish.ts'

const sent = (pairs: [string, string][]): FormData => {
  const form = new FormData()
  for (const [name, value] of pairs) form.append(name, value)
  return form
}

test('a wish is read as it was sent', () => {
  expect(
    readWrittenWish(
      sent([
        ['person', 'grandparent'],
        ['likes', 'dieren'],
        ['likes', 'wonen-en-tuin'],
        ['text', ' vogels '],
        ['budget', '2500'],
        ['moment', 'verjaardag'],
        ['name', 'Oma Anna'],
        ['seen', 'theebon'],
        ['others', '1'],
      ]),
    ),
  ).toEqual({
    person: 'grandparent',
    likes: ['dieren', 'wonen-en-tuin'],
    text: 'vogels',
    budgetCents: 25_00,
    moment: 'verjaardag',
    name: 'Oma Anna',
    seen: ['theebon'],
  })
})

test.each([
  [[]],
  [
    [
      ['person', ''],
      ['likes', ''],
      ['budget', '3'],
      ['moment', ' '],
      // A changed wish begins anew.
      ['seen', 'theebon'],
    ],
  ],
] as [string, string][][][])('%j says nothing', (pairs) => {
  expect(readWrittenWish(sent(pairs))).toEqual({
    person: undefined,
    likes: [],
    text: undefined,
    budgetCents: undefined,
    moment: undefined,
    name: '',
    seen: [],
  })
})

test('a wish that is written down is read again as it was', () => {
  const nothing = readWrittenWish(sent([]))
  const wish: WrittenWish = {
    person: 'grandparent',
    likes: ['dieren', 'wonen-en-tuin'],
    text: 'vogels & thee',
    budgetCents: 25_00,
    moment: 'verjaardag',
    name: 'Oma Anna',
    seen: ['theebon'],
  }
  for (const one of [nothing, wish])
    expect(readWrittenWish(new URLSearchParams(writeWish(one)))).toEqual(one)
})

test('a made-up wish is cut short', () => {
  const tooMany = [...Array(5_000).keys()].map((at): [string, string] => [
    'seen',
    `${at} ${'x'.repeat(500)}`,
  ])
  const many = readWrittenWish(sent([['others', '1'], ...tooMany]))
  expect(many.seen).toHaveLength(250)
  expect(many.seen[0]).toHaveLength(100)
})
