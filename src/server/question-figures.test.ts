import { expect, test } from 'vitest'
import { claimsOf } from '#api/claims.ts'
import { openQuestionFigures } from './question-figures.ts'

test('questions are counted by page and by who asks; made-up addresses are one figure', async () => {
  const { counter, count } = openQuestionFigures()
  const ask = (pathname: string | undefined, isRendering = false) =>
    count({ pathname, isRendering })
  ask('/cadeaubonnen/aan-tafel-dinerbon/')
  ask('/en/cadeaubonnen/wandelbon/')
  ask('/cadeaubonnen/wandelbon/', true)
  for (const strange of [undefined, 'x', '/a/b/c/d/', '//']) ask(strange)
  const { values } = await counter.get()
  expect(values.map(({ labels, value }) => [labels.page, labels.by, value])).toEqual([
    ['giftCard', 'browser', 2],
    ['giftCard', 'rendering', 1],
    ['other', 'browser', 4],
  ])
})

test('what a call says of itself is read from its headers', () => {
  expect(
    claimsOf({
      'x-store': ' 61',
      'x-country': 'nl',
      'x-pathname': '/winkelmandje/',
      'x-client-lambda-request': '1',
    }),
  ).toEqual({ store: '61', country: 'NL', pathname: '/winkelmandje/', isRendering: true })
  expect(claimsOf({})).toMatchObject({ store: undefined, isRendering: false })
  expect(claimsOf({ 'x-client-lambda-request': '0' }).isRendering).toBe(false)
})
