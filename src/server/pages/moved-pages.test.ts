import { expect, test } from 'vitest'
import { openContent } from '#domain/content/content.ts'
import { noContent } from '#tests/support/build-content.ts'
import { buildCatalogue } from '#tests/support/build-product.ts'
import { movedPages } from './moved-pages.ts'

const snapshot = buildCatalogue([])
const content = openContent(
  {
    ...noContent,
    redirects: [
      { from: '/oud/', to: '/nieuw/', status: 301 },
      { from: '/elders/', to: 'https://elders.example/', status: 302 },
      { from: '/weg/', status: 410 },
    ],
  },
  new Date(),
)
const moveOf = movedPages({
  catalogue: { current: () => snapshot },
  content: { current: () => content },
  storefront: { quotePath: '/zakelijk/offerte/' },
})

test('an old address leads on in its language and takes its query along', () => {
  expect(moveOf('/oud/?gclid=a%20b&c=?')).toEqual({
    status: 301,
    to: '/nieuw/?gclid=a%20b&c=?',
  })
  expect(moveOf('/en/oud/')).toEqual({ status: 301, to: '/en/nieuw/' })
  expect(moveOf('/en/elders/?x=1')).toEqual({ status: 302, to: 'https://elders.example/' })
  expect(moveOf('/en/weg')).toEqual({ status: 410 })
})

test("a storefront's own address for quotes leads to their page", () => {
  expect(moveOf('/en/zakelijk/offerte/?product=dinerbon')).toEqual({
    status: 301,
    to: '/en/business/request-a-quote/?product=dinerbon',
  })
  expect(moveOf('/business/request-a-quote/')).toBeUndefined()
})

test('no other address is moved', () => {
  for (const url of ['/', '/en/', '//oud/x', '/nieuw/', '/de/oud/', '/?oud'])
    expect(moveOf(url), url).toBeUndefined()
})
