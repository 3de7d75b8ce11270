import { expect, test } from 'vitest'
import { buildSnapshot } from '#domain/catalogue/build-snapshot.ts'
import type { Product } from '#domain/catalogue/product.ts'
import { buildCategory, buildProduct, buildVariationConfig } from '#tests/support/build-product.ts'
import { testSearch } from '#tests/support/build-shop.ts'
import { findGifts } from './find-gifts.ts'
import type { GiftWish } from './gift-wish.ts'

const from = (minCents: number) =>
  buildVariationConfig({ hasFixedPrices: true, pricesToShowCents: [minCents], minCents })

/** Called like a card of the shop, so that the editors' own people know it. */
const card = (id: string, given: Partial<Product> = {}) =>
  buildProduct({
    id,
    brand: id,
    title: { nl: `${id} Bon`, en: `${id} Card` },
    categories: ['eten-en-drinken'],
    occasions: [],
    digital: from(10_00),
    ...given,
  })

const catalogue = buildSnapshot('test', {
  products: [
    card('engelendeel-whiskybon', { popularity: 1 }),
    card('soes-en-zoon-gebakbon', { popularity: 2, digital: from(12_50) }),
    card('met-zonder-frietbon', { popularity: 3, digital: from(5_00) }),
    card('loof-en-lente-tuinbon', { popularity: 4, categories: ['wonen-en-tuin'] }),
    card('toren-van-tim-blokkenbon', { popularity: 5, categories: ['kinderen-en-baby'] }),
    card('leeslint-leesbon', {
      popularity: 6,
      categories: ['boeken-en-games'],
      occasions: ['verjaardag'],
    }),
    card('schaap-en-averecht-wolbon', {
      popularity: 7,
      digital: buildVariationConfig({ stock: 'out' }),
    }),
    card('bijen', { popularity: 8, kind: 'DONATION', vat: { kind: 'donation' } }),
  ],
  categories: ['eten-en-drinken', 'wonen-en-tuin', 'kinderen-en-baby', 'boeken-en-games'].map(
    (id) => buildCategory({ id, url: id }),
  ),
  terms: new Map([
    ['occasions', [{ id: 'verjaardag', title: { nl: 'Verjaardag', en: 'Birthday' } }]],
  ]),
})

const find = (wish: Partial<GiftWish>) =>
  findGifts({ catalogue, language: 'nl', content: testSearch }, { likes: [], seen: [], ...wish })
const idsFor = async (wish: Partial<GiftWish>) =>
  (await find(wish)).picks.map(({ product }) => product.id)

test('a wish without anything gives three that are popular, from different shelves', async () => {
  expect(await idsFor({})).toEqual([
    'engelendeel-whiskybon',
    'loof-en-lente-tuinbon',
    'toren-van-tim-blokkenbon',
  ])
})

test('what suits the person comes first, and says so', async () => {
  const { picks } = await find({ person: 'grandparent' })
  expect(picks.map(({ product }) => product.id)).toEqual([
    'soes-en-zoon-gebakbon',
    'loof-en-lente-tuinbon',
    'leeslint-leesbon',
  ])
  expect(picks.map(({ reasons }) => reasons.person?.id)).toEqual(Array(3).fill('grandparent'))
})

test('what does not suit a person is never among the picks', async () => {
  const { picks, hasMore } = await find({ person: 'child' })
  const more = await idsFor({ person: 'child', seen: picks.map(({ product }) => product.id) })
  const all = [...picks.map(({ product }) => product.id), ...more]
  expect(hasMore).toBe(true)
  expect(all).not.toContain('engelendeel-whiskybon')
})

test('what they like, the moment and the words of the giver count, each as a reason', async () => {
  const [liked] = (await find({ likes: ['wonen-en-tuin'] })).picks
  expect([liked?.product.id, liked?.reasons.likes.map(({ id }) => id)]).toEqual([
    'loof-en-lente-tuinbon',
    ['wonen-en-tuin'],
  ])
  const [due] = (await find({ moment: 'verjaardag' })).picks
  expect([due?.product.id, due?.reasons.moment?.id]).toEqual(['leeslint-leesbon', 'verjaardag'])
  const [asked] = (await find({ text: 'friet' })).picks
  expect([asked?.product.id, asked?.reasons.isAsked]).toEqual(['met-zonder-frietbon', true])
})

test('the words are understood as a search is: a person, a price', async () => {
  const { picks } = await find({ text: 'iets voor oma tot 10 euro' })
  expect(picks[0]).toMatchObject({
    product: { id: 'loof-en-lente-tuinbon' },
    reasons: { person: { id: 'grandparent' } },
  })
  expect(picks.map(({ product }) => product.id)).not.toContain('soes-en-zoon-gebakbon')
})

test('the price holds, and what cannot be bought or is no gift card is left out', async () => {
  expect(await idsFor({ maxCents: 5_00 })).toEqual(['met-zonder-frietbon'])
  expect(await find({ maxCents: 1_00 })).toEqual({ picks: [], hasMore: false })
  const seen = await idsFor({})
  expect(await idsFor({ seen })).not.toContain('schaap-en-averecht-wolbon')
})

test('others are others, until all were shown: then it begins anew', async () => {
  const first = await idsFor({})
  const second = await find({ seen: first })
  expect(second.hasMore).toBe(false)
  const others = second.picks.map(({ product }) => product.id)
  expect(new Set([...first, ...others]).size).toBe(6)
  expect(await idsFor({ seen: [...first, ...others] })).toEqual(first)
})

test('ids that nobody knows say nothing', async () => {
  expect(await idsFor({ person: 'x', likes: ['y'], moment: 'z' })).toEqual(await idsFor({}))
})
