import { afterAll, describe, expect, test } from 'vitest'
import { openApiShop } from '#tests/support/api-shop.ts'
import { buildProduct, buildVariationConfig } from '#tests/support/build-product.ts'

/** A card of a brand that is called like its id. */
const named = (id: string, [nl, en]: [string, string], popularity: number) =>
  buildProduct({ id, brand: id, title: { nl: `${id} ${nl}`, en: `${id} ${en}` }, popularity })

const { browser, close } = await openApiShop({
  products: [
    named('zaal', ['Bioscoopbon', 'Cinema Card'], 1),
    named('filmhuis', ['Filmhuisbon', 'Arthouse Card'], 2),
    { ...named('berkentak-saunabon', ['Saunabon', 'Sauna Card'], 3), occasions: [] },
    {
      ...named('aan-tafel-dinerbon', ['Dinerbon', 'Dinner Card'], 4),
      digital: buildVariationConfig({ stock: 'out' }),
    },
    {
      ...named('cadeaubonnl-keuze-cadeaukaart', ['Keuzekaart', 'Choice Card'], 5),
      isChoiceCard: true,
    },
    {
      ...named('bijen', ['Donatie', 'Donation'], 6),
      kind: 'DONATION',
      categories: ['goede-doelen'],
      vat: { kind: 'donation' },
    },
  ],
})
afterAll(close)

const ask = (inputText: unknown, { itemsPerGroup, by = browser() }: Asked = {}) =>
  by.ask(
    `query Search($userData: UserData!, $inputText: String!, $itemsPerGroup: Int) {
      search_v1(userData: $userData, inputText: $inputText, itemsPerGroup: $itemsPerGroup) {
        body { count groups { groupType count items {
          id path title heroTitle image { url alt } icon backgroundColor productType showShadow product { tagline }
        } } }
        errors { code message referencedRequestParameter }
      }
    }`,
    { inputText, itemsPerGroup },
  )
type Asked = { itemsPerGroup?: number; by?: ReturnType<typeof browser> }
type Group = { groupType: string; count: number; items: { id: string }[] }

const namesOf = async (...asked: Parameters<typeof ask>) => {
  const { data } = await ask(...asked)
  return data.search_v1.body.groups.map(
    ({ groupType, items }: Group) => `${groupType}: ${items.map(({ id }) => id).join(', ')}`,
  )
}

describe('a search', () => {
  test('gives groups with their items and counts, as SPEC §3 names them', async () => {
    const { data } = await ask('bioskoop', { itemsPerGroup: 1 })
    expect(data.search_v1).toEqual({
      errors: [],
      body: {
        count: 2,
        groups: [
          {
            groupType: 'GIFTCARD',
            count: 2,
            items: [
              {
                id: 'zaal',
                path: '/cadeaubonnen/zaal/',
                title: 'zaal Bioscoopbon',
                heroTitle: null,
                image: { url: '/cards/zaal.svg?v=0123456789ab', alt: 'Een bord' },
                icon: null,
                backgroundColor: '#ffe3ea',
                productType: 'GIFTCARD',
                showShadow: true,
                product: { tagline: 'Een avond uit' },
              },
            ],
          },
        ],
      },
    })
  })

  test('finds donations, categories and moments too, a moment by the heading of its page', async () => {
    expect(await namesOf('donatie')).toEqual(['DONATION: bijen', 'CATEGORY: goede-doelen'])
    const { data } = await ask('jarig')
    expect(data.search_v1.body.groups.at(-1)).toMatchObject({
      groupType: 'GIVING_MOMENT',
      items: [{ id: 'verjaardag', title: null, heroTitle: 'Verjaardag' }],
    })
  })

  test('is answered in the language of the call, with its addresses', async () => {
    const { data } = await ask('cinema', { by: browser('en') })
    expect(data.search_v1.body.groups[0].items[0]).toMatchObject({
      title: 'zaal Cinema Card',
      path: '/en/cadeaubonnen/zaal/',
    })
  })

  test('gives the same to the same question, from the second time on out of memory', async () => {
    const first = await ask('sauna')
    const again = [await ask('sauna'), await ask('sauna')]
    for (const { text } of again) expect(text).toBe(first.text)
  })
})

test('says what it understood, which brand we do not have, and which page answers', async () => {
  const { data } = await browser().ask(
    `query Search($userData: UserData!) {
      brand: search_v1(userData: $userData, inputText: "playstation tot 25 euro") { body {
        elsewhere count understood { kind title age minPrice { value } maxPrice { value } variationType without }
      } }
      page: search_v1(userData: $userData, inputText: "meisje van 10 saldo checken") { body {
        pages { title path } understood { kind title age maxPrice { value } without }
      } }
    }`,
  )
  expect(data.brand.body).toEqual({
    elsewhere: 'PlayStation',
    count: 0,
    understood: [
      {
        ...{ kind: 'PRICE', title: null, age: null, variationType: null },
        ...{ minPrice: { value: 0 }, maxPrice: { value: 25_00 }, without: 'playstation' },
      },
    ],
  })
  expect(data.page.body).toEqual({
    pages: [{ title: 'Saldo van een cadeaubon bekijken', path: '/saldocheck/' }],
    understood: [
      { kind: 'PERSON', title: 'Meisje', age: 10, maxPrice: null, without: 'saldo checken' },
    ],
  })
})

test('what a search found is a list, with its facets, filters and orders', async () => {
  const { data } = await browser().ask(
    `query Found($userData: UserData!) {
      all: products(userData: $userData, filters: { filterByText: "bioscoop" }, paging: { itemsPerPage: 16, pageNumber: 1 }) {
        products { id } paging { totalItems } facets { priceBands { productCount } }
      }
      byName: products(userData: $userData, filters: { filterByText: "bioscoop" }, sorting: TITLE, paging: { itemsPerPage: 16, pageNumber: 1 }) { products { id } }
      kept: products(userData: $userData, filters: { filterByText: "bioscoop", filterByTaxonomy: [{ vocabularyID: occasions, terms: ["nergens"] }] }, paging: { itemsPerPage: 16, pageNumber: 1 }) { products { id } }
      none: products(userData: $userData, filters: { filterByText: "" }, paging: { itemsPerPage: 16, pageNumber: 1 }) { products { id } }
    }`,
  )
  expect(data.all.products).toEqual([{ id: 'zaal' }, { id: 'filmhuis' }])
  expect(data.all.paging.totalItems).toBe(2)
  expect(data.all.facets.priceBands.length).toBeGreaterThan(1)
  expect(data.byName.products).toEqual([{ id: 'filmhuis' }, { id: 'zaal' }])
  expect(data.kept.products).toEqual([])
  expect(data.none.products).toEqual([])
})

describe('bad input', () => {
  test.each([
    ['nothing', ''],
    ['spaces', ' \n\t '],
    ['emoji', '🎁🎉👩‍👩‍👧'],
    ['halves of emoji', '\ud83c'],
    ['control characters', '\u0000\u0007\u202e'],
    ['SQL', "'); drop table products; --"],
    ['a pattern', '(((((.*)*)*)*)*'],
    ['a name of every object', '__proto__ constructor toString'],
    ['10,000 characters', 'x'.repeat(10_000)],
    ['10,000 characters of digits', '9'.repeat(10_000)],
    ['5,000 words', 'zqx '.repeat(5_000)],
    ['HTML', '<img src=x onerror=alert(1)>'],
  ])('%s has an answer, and an empty one', async (_name, inputText) => {
    const { status, data, errors } = await ask(inputText)
    expect(status).toBe(200)
    expect(errors).toBeUndefined()
    expect(data.search_v1).toEqual({ body: { count: 0, groups: [] }, errors: [] })
  })

  test('a word is found though 10,000 characters follow', async () => {
    expect(await namesOf(`sauna ${' '.repeat(200)}${'q'.repeat(10_000)}`)).toEqual([
      'GIFTCARD: berkentak-saunabon',
    ])
  })

  test.each([0, -1, 251])('%i items a group are refused', async (itemsPerGroup) => {
    const { data } = await ask('sauna', { itemsPerGroup })
    expect(data.search_v1.body).toBeNull()
    expect(data.search_v1.errors).toEqual([
      { code: 3012, message: expect.any(String), referencedRequestParameter: 'itemsPerGroup' },
    ])
  })

  test('no text at all is no question', async () => {
    expect((await ask(null)).status).toBe(400)
  })
})

test('before anything is typed there are words, cards that can be bought and a highlighted one', async () => {
  const { data } = await browser().ask(
    `query Popular($userData: UserData!) { popularSearch(userData: $userData) {
      terms { title url } entities { id title }
      highlightedBlocks { title description cardImage { url } backgroundImage { url } referencedPath showHand }
    } }`,
  )
  const { terms, entities, highlightedBlocks } = data.popularSearch
  expect(terms).toContainEqual({ title: 'Uit eten', url: '/zoeken/?s=Uit%20eten' })
  expect(terms).toContainEqual({ title: 'Verjaardag', url: '/geefmomenten/verjaardag/' })
  expect(entities).toEqual([{ id: 'berkentak-saunabon', title: 'berkentak-saunabon Saunabon' }])
  expect(highlightedBlocks).toEqual([
    {
      title: expect.any(String),
      description: expect.any(String),
      cardImage: { url: '/cards/cadeaubonnl-keuze-cadeaukaart.svg?v=0123456789ab' },
      backgroundImage: null,
      referencedPath: '/cadeaubonnen/cadeaubonnl-keuze-cadeaukaart/',
      showHand: false,
    },
  ])
})
