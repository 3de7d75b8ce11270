import { describe, expect, test } from 'vitest'
import { buildSnapshot } from '#domain/catalogue/build-snapshot.ts'
import type { Product } from '#domain/catalogue/product.ts'
import type { Language } from '#kernel/language.ts'
import { buildCategory, buildProduct, buildVariationConfig } from '#tests/support/build-product.ts'
import { testSearch } from '#tests/support/build-shop.ts'
import { searchCatalogue } from './search-catalogue.ts'

type Given = Partial<Product> & { id: string; called: string }

const product = ({ called, ...given }: Given): Product =>
  buildProduct({
    brand: given.id,
    title: { nl: `${given.id} ${called}`, en: `${given.id} ${called}` },
    tagline: { nl: '', en: '' },
    description: { nl: '', en: '' },
    howToSpend: { nl: '', en: '' },
    occasions: [],
    categories: [],
    giftcardTypes: [],
    ...given,
  })

const shopOf = (given: readonly Given[]) =>
  buildSnapshot('test', {
    products: given.map((one, index) => product({ popularity: index + 1, ...one })),
    categories: [
      buildCategory({ id: 'sauna-en-wellness', title: { nl: 'Sauna en wellness', en: 'Sauna' } }),
    ],
    terms: new Map([['occasions', [{ id: 'bedankt', title: { nl: 'Bedankt', en: 'Thank you' } }]]]),
  })

async function find(given: readonly Given[], typed: string, language: Language = 'nl') {
  const place = { catalogue: shopOf(given), language, content: testSearch }
  const { groups } = await searchCatalogue(place, typed)
  return groups.flatMap(({ entries }) =>
    entries.map((entry) =>
      'product' in entry
        ? entry.product.id
        : 'category' in entry
          ? `category ${entry.category.id}`
          : `moment ${entry.moment.id}`,
    ),
  )
}

const out = { digital: buildVariationConfig({ stock: 'out' }) }

describe('the order', () => {
  test('what is called so comes before what only mentions it', async () => {
    const given = [
      { id: 'noord', called: 'Theebon', tagline: { nl: 'Ook koffie', en: '' } },
      { id: 'zuid', called: 'Koffiebon' },
    ]
    expect(await find(given, 'koffie')).toEqual(['zuid', 'noord'])
  })

  test('beside a card that is called by the very word, far guesses fall away', async () => {
    const shop: Given[] = [
      { id: 'zaal', called: 'Bioscoopbon' },
      { id: 'thee', called: 'Theebon', tagline: { nl: 'Voor na de bioscoop', en: '' } },
      { id: 'rust', called: 'Bon', description: { nl: 'Geen bioscoop', en: '' } },
    ]
    expect(await find(shop, 'bioscoopbon')).toEqual(['zaal'])
    // Where nothing is called so, the guesses are the answer.
    expect(await find(shop.slice(1), 'bioscoopbon')).toEqual(['thee', 'rust'])
  })

  test('among equals the more popular comes first', async () => {
    const given = [
      { id: 'noord', called: 'Koffiebon', popularity: 9 },
      { id: 'zuid', called: 'Koffiebon', popularity: 2 },
    ]
    expect(await find(given, 'koffie')).toEqual(['zuid', 'noord'])
  })

  test('what cannot be bought now comes last, unless its very name was typed', async () => {
    const given = [
      { id: 'noord', called: 'Koffiebon', ...out },
      { id: 'zuid', called: 'Theebon', tagline: { nl: 'Ook koffie uit noord', en: '' } },
    ]
    expect(await find(given, 'koffie')).toEqual(['zuid', 'noord'])
    expect(await find(given, 'Noord')).toEqual(['noord', 'zuid'])
  })

  test('a name is found though all its words say nothing', async () => {
    const given = [
      { id: 'x', called: 'Camperbon', brand: 'Zijn We Er Al' },
      { id: 'y', called: 'Koffiebon' },
    ]
    expect(await find(given, 'zijn we er al')).toEqual(['x'])
  })

  test('a card for trying things out is found by no word', async () => {
    const given = [
      { id: 'proef', called: 'Koffiebon', isTest: true },
      { id: 'zuid', called: 'Theebon', tagline: { nl: 'Ook koffie', en: '' } },
    ]
    expect(await find(given, 'koffie')).toEqual(['zuid'])
    expect(await find(given, 'proef')).toEqual([])
  })

  test('gift cards, donations, categories and moments have groups in that order', async () => {
    const given = [
      { id: 'gift', called: 'Donatie voor sauna', kind: 'DONATION' as const },
      { id: 'stoom', called: 'Saunabon' },
    ]
    expect(await find(given, 'sauna')).toEqual(['stoom', 'gift', 'category sauna-en-wellness'])
    expect(await find(given, 'juf')).toEqual(['moment bedankt'])
  })
})

describe('a word is found', () => {
  const shop = [
    { id: 'a', called: 'Bioscoopbon' },
    { id: 'b', called: 'Regenjasbon', tagline: { nl: 'Een jas voor de regen', en: '' } },
    { id: 'c', called: 'Tuinbon' },
    { id: 'd', called: 'Dinerbon' },
  ]

  test.each([
    ['bioscoop', 'a'],
    ['bios', 'a'],
    ['BIOSCOOPBONNEN', 'a'],
    ['bioskop', 'a'],
    ['boiscoop', 'a'],
    ['film', 'a'],
    ['bioscoopkaartje', 'a'],
    ['regen jas', 'b'],
    ['jassen', 'b'],
    ['tuin centrum', 'c'],
    ['tuincentrum', 'c'],
    ['eten bon', 'd'],
    ['lekker uit eten', 'd'],
  ])('as %j', async (typed, id) => {
    expect((await find(shop, typed))[0]).toBe(id)
  })

  test('by an English visitor who types Dutch, and the other way round', async () => {
    const both = [{ id: 'e', called: '', title: { nl: 'E Kaasbon', en: 'E Cheese Card' } }]
    expect(await find(both, 'kaas', 'en')).toEqual(['e'])
    expect(await find(both, 'cheese', 'nl')).toEqual(['e'])
  })
})

describe('price and form', () => {
  const shop = [
    { id: 'duur', called: 'Saunabon', digital: buildVariationConfig({ minCents: 50_00 }) },
    {
      id: 'vast',
      called: 'Saunabon',
      digital: buildVariationConfig({ hasFixedPrices: true, pricesToShowCents: [20_00, 40_00] }),
    },
    { id: 'post', called: 'Theebon', physical: buildVariationConfig() },
  ]

  test.each([
    ['sauna onder 25 euro', ['vast', 'category sauna-en-wellness']],
    ['sauna 30 euro', ['category sauna-en-wellness']],
    ['sauna 60 euro', ['duur', 'category sauna-en-wellness']],
    ['tot 20 euro', ['vast', 'post']],
    ['per post', ['post']],
  ])('%j', async (typed, ids) => {
    expect(await find(shop, typed)).toEqual(ids)
  })

  test('where nothing is sold by post the rest is still found', async () => {
    expect(await find([{ id: 'a', called: 'Saunabon' }], 'saunabon per post')).toContain('a')
  })
})

test.each(['', ' ', '🎉', '<>', '\u0000', '%', "';--"])(
  '%j finds nothing and harms nothing',
  async (typed) => {
    expect(await find([{ id: 'a', called: 'Saunabon' }], typed)).toEqual([])
  },
)

test.each(['xqzwv', 'saunaqqqqq', 'qqqqqsauna', 'saunaxkcd', 'sauunaqxzw'])(
  'a word that nothing is like finds nothing: %j',
  async (typed) => {
    expect(await find([{ id: 'a', called: 'Saunabon' }], typed)).toEqual([])
  },
)

test.each(['saunavakantie', 'saunna', 'souna'])(
  'a word that holds another finds it: %j',
  async (typed) => {
    expect(await find([{ id: 'a', called: 'Saunabon' }], typed)).toContain('a')
  },
)
