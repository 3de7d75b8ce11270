import { describe, expect, test } from 'vitest'
import { buildSnapshot } from '#domain/catalogue/build-snapshot.ts'
import { buildCategory, buildProduct } from '#tests/support/build-product.ts'
import { findMove, type Redirect } from './redirect.ts'

const category = buildCategory()
const catalogue = buildSnapshot('one', {
  products: [buildProduct({ id: 'terug-van-weggeweest' })],
  categories: [category],
  terms: new Map(),
  archived: new Map([
    ['oude-bon', category.id],
    ['vergeten-bon', 'categorie-die-er-niet-meer-is'],
    ['terug-van-weggeweest', category.id],
    ['verhuisde-bon', category.id],
  ]),
})
const redirects: readonly Redirect[] = [
  { from: '/oud/', to: '/nieuw/', status: 301 },
  { from: '/index.php', to: '/', status: 302 },
  { from: '/weg/', status: 410 },
  { from: '/cadeaubonnen/verhuisde-bon/', to: '/bedankje/', status: 301 },
]
const known = { redirects: new Map(redirects.map((one) => [one.from, one])), catalogue }
const moveOf = (path: string) => findMove(known, path)

describe('an old address', () => {
  test('leads where it is said to, with or without its last slash', () => {
    expect(moveOf('/oud/')).toEqual({ status: 301, to: '/nieuw/' })
    expect(moveOf('/oud')).toEqual({ status: 301, to: '/nieuw/' })
    expect(moveOf('/index.php')).toEqual({ status: 302, to: '/' })
    expect(moveOf('/weg/')).toEqual({ status: 410 })
  })

  test('of a product that is no longer sold leads to its category, or else to all', () => {
    expect(moveOf('/cadeaubonnen/oude-bon/')).toEqual({
      status: 301,
      to: `/categorie/${category.url}/`,
    })
    expect(moveOf('/cadeaubonnen/vergeten-bon/')).toEqual({ status: 301, to: '/cadeaubonnen/' })
  })

  test('of such a product leads elsewhere where editors say so', () => {
    expect(moveOf('/cadeaubonnen/verhuisde-bon/')).toEqual({ status: 301, to: '/bedankje/' })
  })
})

test('what never was and what is sold again leads nowhere', () => {
  for (const path of ['/', '/cadeaubonnen/', '/cadeaubonnen/nooit/', '/nieuw/', '/oud/oud/'])
    expect(moveOf(path)).toBeUndefined()
  expect(moveOf('/cadeaubonnen/terug-van-weggeweest/')).toBeUndefined()
})
