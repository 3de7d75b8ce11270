import { expect, test } from 'vitest'
import { buildSnapshot } from '#domain/catalogue/build-snapshot.ts'
import type { Product } from '#domain/catalogue/product.ts'
import { buildCategory, buildProduct, buildVariationConfig } from '#tests/support/build-product.ts'
import { testSearch } from '#tests/support/build-shop.ts'
import { findGifts } from './find-gifts.ts'
import type { GiftReason } from './gift-reasons.ts'
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

const find = (wish: Partial<GiftWish>, shop = catalogue) =>
  findGifts(
    { catalogue: shop, language: 'nl', content: testSearch },
    { likes: [], seen: [], ...wish },
  )
const idsFor = async (wish: Partial<GiftWish>) =>
  (await find(wish)).picks.map(({ product }) => product.id)

/** What each reason is and names, as it is told. */
const told = (reason: GiftReason | undefined): string => {
  if (reason === undefined) return ''
  if (reason.kind === 'person') return `person ${reason.person.id}`
  if (reason.kind === 'moment') return `moment ${reason.moment.id}`
  if (reason.kind === 'budget') return `budget ${reason.fromCents}`
  return 'category' in reason ? `${reason.kind} ${reason.category?.id}` : reason.kind
}
const reasonsFor = async (wish: Partial<GiftWish>) =>
  (await find(wish)).picks.map(({ reasons }) => reasons.map(told))

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
  const told = picks.map(({ reasons }) => reasons.some(({ kind }) => kind === 'person'))
  expect(told).toEqual([true, true, true])
})

test('what does not suit a person is never among the picks', async () => {
  const { picks, hasMore } = await find({ person: 'child' })
  const more = await idsFor({ person: 'child', seen: picks.map(({ product }) => product.id) })
  const all = [...picks.map(({ product }) => product.id), ...more]
  expect(hasMore).toBe(true)
  expect(all).not.toContain('engelendeel-whiskybon')
})

test('what they like, the moment and the words of the giver count, each as a reason', async () => {
  const wishes = [{ likes: ['wonen-en-tuin'] }, { moment: 'verjaardag' }, { text: 'friet' }]
  const first = wishes.map(async (wish) => {
    const [pick] = (await find(wish)).picks
    return `${pick?.product.id}: ${told(pick?.reasons[0])}`
  })
  expect(await Promise.all(first)).toEqual([
    'loof-en-lente-tuinbon: like wonen-en-tuin',
    'leeslint-leesbon: moment verjaardag',
    'met-zonder-frietbon: asked',
  ])
})

test('each of three begins with a reason of its own', async () => {
  const wishes = [
    {},
    { person: 'grandparent' },
    { maxCents: 25_00 },
    { person: 'grandparent', moment: 'verjaardag', maxCents: 50_00 },
    { likes: ['eten-en-drinken'] },
  ]
  for (const wish of wishes) {
    const first = (await reasonsFor(wish)).map((reasons) => reasons[0])
    expect(new Set(first).size).toBe(3)
  }
  expect(await reasonsFor({ person: 'grandparent', maxCents: 25_00 })).toEqual([
    ['person grandparent', 'budget 1250', 'oftenChosen eten-en-drinken'],
    ['budget 1000', 'person grandparent', 'fromCategory wonen-en-tuin'],
    ['fromCategory boeken-en-games', 'person grandparent', 'budget 1000'],
  ])
})

test('the words are understood as a search is: a person, a price', async () => {
  const { picks } = await find({ text: 'iets voor oma tot 10 euro' })
  expect(picks[0]).toMatchObject({
    product: { id: 'loof-en-lente-tuinbon' },
    reasons: [{ kind: 'person' }, { kind: 'budget' }, { kind: 'fromCategory' }],
    amountCents: 10_00,
  })
  expect(picks.map(({ product }) => product.id)).not.toContain('soes-en-zoon-gebakbon')
})

test('the price holds, and what cannot be bought or is no gift card is left out', async () => {
  expect(await idsFor({ maxCents: 5_00 })).toEqual(['met-zonder-frietbon'])
  expect(await find({ maxCents: 1_00 })).toEqual({ picks: [], hasMore: false })
  const seen = await idsFor({})
  expect(await idsFor({ seen })).not.toContain('schaap-en-averecht-wolbon')
})

test('an amount within the price comes along', async () => {
  const { picks } = await find({ maxCents: 13_00 })
  expect(picks.map(({ amountCents }) => amountCents)).toEqual([10_00, 10_00, 10_00])
  const [first] = (await find({})).picks
  expect(first?.amountCents).toBeUndefined()
})

test('what has no amount within the price that can be bought now is not picked', async () => {
  const shop = buildSnapshot('test', {
    products: [
      card('post', { digital: from(50_00), physical: { ...from(5_00), stock: 'coming' } }),
      card('steps', { digital: buildVariationConfig({ minCents: 5_00, stepCents: 50_00 }) }),
      card('small', { digital: from(5_00) }),
    ],
    categories: [buildCategory()],
    terms: new Map(),
  })
  for (const wish of [{ maxCents: 25_00 }, { text: 'tot 25 euro' }]) {
    const { picks } = await find(wish, shop)
    expect(picks.map(({ product }) => product.id)).toEqual(['small'])
  }
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
