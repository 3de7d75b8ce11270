import { afterAll, expect, test } from 'vitest'
import type { CatalogueFilm } from '#domain/catalogue/video.ts'
import { addPackage, giftInput, openApiShop } from '#tests/support/api-shop.ts'
import { buildProduct, buildVariationConfig } from '#tests/support/build-product.ts'

const film = { title: { nl: 'Zo gaat het', en: 'How it goes' }, poster: 'zo.svg' }
const own: CatalogueFilm = {
  ...film,
  kind: 'selfHosted',
  mimeType: 'video/mp4',
  file: 'zo.mp4',
  captions: { nl: 'zo.nl.vtt', en: 'zo.en.vtt' },
}
const embedded: CatalogueFilm = { ...film, kind: 'embed', provider: 'VIMEO', videoId: '123456789' }

const { browser, close, shop } = await openApiShop({
  products: [
    buildProduct({
      ...{ id: 'dinerbon', video: own, popularity: 1 },
      label: {
        title: { nl: 'toetje', en: 'dessert' },
        color: 'leaf',
        icon: undefined,
        isFree: true,
      },
      background: { image: 'tafel.svg', imageHash: 'abc' },
    }),
    buildProduct({
      id: 'filmbon',
      video: embedded,
      popularity: 2,
      questions: [
        { question: { nl: 'Met popcorn?', en: 'Popcorn?' }, answer: { nl: 'Ja.', en: 'Yes.' } },
      ],
      testimonials: [
        {
          quote: { nl: 'Mooi gegeven.', en: 'Well given.' },
          author: 'Sanne',
          source: { title: 'Keurmerk', url: 'https://keurmerk.example/1' },
          verifiedOn: '2026-11-20',
        },
      ],
    }),
    buildProduct({ id: 'bomen', kind: 'DONATION', vat: { kind: 'donation' }, popularity: 3 }),
    buildProduct({
      id: 'leeg',
      kind: 'GIFTCARD_BLANK_PACK',
      vat: { kind: 'goods' },
      digital: undefined,
      physical: buildVariationConfig({
        hasFixedPrices: true,
        pricesToShowCents: [4_95],
        minCents: 4_95,
        maxCents: 4_95,
        stock: 'coming',
      }),
      popularity: 4,
    }),
    buildProduct({ id: 'keuze', categories: [], physical: buildVariationConfig(), popularity: 5 }),
  ],
})
afterAll(close)

const page = `query Page($userData: UserData!, $path: String!) {
  product(userData: $userData, path: $path) {
    productType isOrderable
    video {
      __typename title poster { url alt }
      ... on EmbedVideo { provider url }
      ... on SelfHostedVideo { mimeType url captions { language url } }
    }
    questions { question answer }
    testimonials { quote author sourceTitle sourceUrl verifiedOn }
  }
}`

const read = async (path: string, language: 'nl' | 'en' = 'nl') => {
  const { data, errors } = await browser(language).ask(page, { path })
  expect(errors).toBeUndefined()
  return data.product
}

test('a film of our own has captions, those in the language of the visitor first', async () => {
  const { video } = await read('dinerbon', 'en')
  expect(video).toEqual({
    __typename: 'SelfHostedVideo',
    title: 'How it goes',
    poster: { url: '/films/zo.svg', alt: 'How it goes' },
    mimeType: 'video/mp4',
    url: '/films/zo.mp4',
    captions: [
      { language: 'en', url: '/films/zo.en.vtt' },
      { language: 'nl', url: '/films/zo.nl.vtt' },
    ],
  })
})

test('a film of a provider names it, with the address that sets no cookie', async () => {
  const { video } = await read('filmbon')
  expect(video).toEqual({
    __typename: 'EmbedVideo',
    title: 'Zo gaat het',
    poster: { url: '/films/zo.svg', alt: 'Zo gaat het' },
    provider: 'VIMEO',
    url: 'https://player.vimeo.com/video/123456789',
  })
  expect((await read('bomen')).video).toBeNull()
})

test('questions are its own first, then those of its kind, in the language of the visitor', async () => {
  const { productFaq, faq } = shop.deps.storefront
  const asked = async (path: string, language: 'nl' | 'en' = 'nl'): Promise<string[]> =>
    (await read(path, language)).questions.map(({ question }: { question: string }) => question)
  const dutch = (list: typeof faq) => list.map(({ question }) => question.nl)
  expect(await asked('filmbon')).toEqual([
    'Met popcorn?',
    ...dutch(productFaq.giftCard),
    ...dutch(faq),
  ])
  expect((await asked('filmbon', 'en'))[0]).toBe('Popcorn?')
  expect(await asked('bomen')).toEqual(dutch(productFaq.donation))
  expect(await asked('leeg')).toEqual(dutch(productFaq.blankPack))
})

test('what a customer said comes with where it was said and when that was checked', async () => {
  expect((await read('filmbon')).testimonials).toEqual([
    {
      quote: 'Mooi gegeven.',
      author: 'Sanne',
      sourceTitle: 'Keurmerk',
      sourceUrl: 'https://keurmerk.example/1',
      verifiedOn: '2026-11-20',
    },
  ])
  expect((await read('dinerbon')).testimonials).toEqual([])
})

test('a variation names kind and form in one of four words', async () => {
  const types = `query Types($userData: UserData!, $path: String!) {
    product(userData: $userData, path: $path) { variations { variationType productType } } }`
  const typesOf = async (path: string): Promise<string[]> => {
    const { data } = await browser().ask(types, { path })
    const all: { variationType: string; productType: string }[] = data.product.variations
    return [...new Set(all.map((one) => `${one.variationType} ${one.productType}`))].toSorted()
  }
  expect(await typesOf('dinerbon')).toEqual(['DIGITAL GIFTCARD_DIGITAL'])
  expect(await typesOf('keuze')).toEqual(['DIGITAL GIFTCARD_DIGITAL', 'PHYSICAL GIFTCARD_PHYSICAL'])
  expect(await typesOf('bomen')).toEqual(['DIGITAL DONATION'])
  expect(await typesOf('leeg')).toEqual(['PHYSICAL GIFTCARD_BLANK'])
})

test('a pack that is announced is shown and cannot be put in a basket', async () => {
  expect(await read('leeg')).toMatchObject({
    productType: 'GIFTCARD_BLANK_PACK',
    isOrderable: false,
  })
  const input = { ...giftInput({ productId: 'leeg', amount: 4_95 }), variationType: 'PHYSICAL' }
  const { data } = await browser().ask(addPackage, { input })
  expect(data.addPackage.errors).toHaveLength(1)
})

test('packs are in their category and not in the default list', async () => {
  const list = `query List($userData: UserData!, $filters: ProductFilters) {
    products(userData: $userData, filters: $filters, paging: { itemsPerPage: 16, pageNumber: 1 }) {
      products { id }
    }
  }`
  const ids = async (filters: object | undefined): Promise<string[]> => {
    const { data } = await browser().ask(list, { filters })
    return data.products.products.map(({ id }: { id: string }) => id)
  }
  expect(await ids(undefined)).toEqual(['dinerbon', 'filmbon', 'keuze'])
  const category = { fieldName: 'products', pageId: 'eten-en-drinken', pageType: 'category' }
  expect(await ids({ filterByPage: category })).toEqual(['dinerbon', 'filmbon', 'bomen', 'leeg'])
})

test('a top product has the picture behind it, and its label says whether something is free', async () => {
  const { data } = await browser().ask(
    `query Top($userData: UserData!) {
      topProducts(userData: $userData) { id backgroundImage { url alt } product { label { title free } } }
    }`,
  )
  const [first, second] = data.topProducts
  expect(first).toEqual({
    id: 'dinerbon',
    backgroundImage: { url: '/cards/tafel.svg?v=abc', alt: '' },
    product: { label: { title: 'toetje', free: true } },
  })
  expect(second).toMatchObject({ id: 'filmbon', backgroundImage: null })
})
