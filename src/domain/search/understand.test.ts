import { describe, expect, test } from 'vitest'
import { buildSnapshot } from '#domain/catalogue/build-snapshot.ts'
import type { Language } from '#kernel/language.ts'
import { buildProduct } from '#tests/support/build-product.ts'
import { testSearch } from '#tests/support/build-shop.ts'
import { buildSearchIndex } from './search-index.ts'
import { readQuestion } from './search-question.ts'
import { understand } from './understand.ts'
import { understoodParts, withoutWords } from './understood-parts.ts'

const catalogue = buildSnapshot('test', {
  products: [
    buildProduct({
      id: 'zakenbon',
      brand: 'Noord',
      title: { nl: 'Noord Zakelijk Bon', en: 'Noord Jumper Card' },
    }),
  ],
  categories: [],
  terms: new Map([['occasions', [{ id: 'afscheid', title: { nl: 'Afscheid', en: 'Farewell' } }]]]),
})

async function read(typed: string, language: Language = 'nl') {
  const index = await buildSearchIndex(catalogue, language, testSearch)
  const question = readQuestion(typed, index.books.isPerson)
  const understood = understand(index, question)
  const { person, moment, elsewhere, page, words } = understood
  return {
    person: person && [person.person.id, person.age],
    moment: moment?.moment.id,
    brand: elsewhere?.name,
    page: page?.path,
    words: words.join(' '),
    without: understoodParts(typed, question, understood).map((part) => part.without),
  }
}

describe('a person', () => {
  test.each([
    ['oma', ['grandparent', undefined]],
    ['kadootje voor me moeder', ['mother', undefined]],
    ['meisje van 10', ['child', 10]],
    ['meisje van 10 tot 25 euro', ['child', 10]],
    ['jongen 8', ['child', 8]],
    ['jongen 15 jaar', ['teen', 15]],
    ['cadeau voor 8-jarige', ['child', 8]],
    ['moeder van 80', ['mother', 80]],
    ['zus', ['relative', undefined]],
    ['zusje', ['child', undefined]],
    ['omacadeau', ['grandparent', undefined]],
    ['zoon van 30', undefined],
    ['step', undefined],
  ])('of %j is %j', async (typed, person) => {
    expect((await read(typed)).person).toEqual(person)
  })
})

test.each([
  ['meisje van 10', 'meisje'],
  ['iets voor jongens van 15 jaar', 'jongens'],
  ['mijsje van 10', 'meisje'],
  ['cadeau voor 8-jarige', undefined],
  ['kadootje voor me moeder', 'moeder'],
  ['oma en opa', undefined],
])('whoever %j is for is called %j', async (typed, called) => {
  const index = await buildSearchIndex(catalogue, 'nl', testSearch)
  const { person } = understand(index, readQuestion(typed, index.books.isPerson))
  expect(person?.called).toBe(called)
})

test('a moment is understood and looked for', async () => {
  expect(await read('Collega die weggaat')).toMatchObject({
    person: ['colleague', undefined],
    moment: 'afscheid',
    words: 'die weggaat',
    without: ['die weggaat', 'Collega die'],
  })
})

describe('a brand of others', () => {
  test.each([
    ['bol.com', 'bol.com'],
    ['media markt bon', 'MediaMarkt'],
    ['ikeabon', 'IKEA'],
    ['zalndo', 'Zalando'],
    ['spotfiy', 'Spotify'],
    ['H&M', 'H&M'],
    ['nike schoenen', 'Nike'],
    ['contant', undefined],
    ['sauna', undefined],
  ])('in %j is %s', async (typed, brand) => {
    expect((await read(typed)).brand).toBe(brand)
  })
})

describe('a page', () => {
  test.each([
    ['saldo checken', '/saldocheck/', ''],
    ['waar is mijn bestelling', '/helpdesk/', ''],
    ['retourneren', '/cancelation-policy/', ''],
    // The word names a card as well: it is looked for.
    ['zakelijk', '/zakelijk/', 'zakelijk'],
  ])('answers %j: %s, and %j is looked for', async (typed, path, left) => {
    const { page, words } = await read(typed)
    expect([page, words]).toEqual([path, left])
  })
})

test.each([
  ['Café onder € 25', ['onder', '25'], 'Café'],
  ['cadeau van 20 euro voor oma', ['van', '20', 'euro'], 'cadeau voor oma'],
  ['iets voor oma', ['oma'], 'iets'],
  ['boek boek', ['boek'], 'boek'],
])('%j without %j is %j', (line, said, left) => {
  expect(withoutWords(line, said)).toBe(left)
})
