import { afterAll, expect, test } from 'vitest'
import { openApiShop } from '#tests/support/api-shop.ts'
import { buildProduct } from '#tests/support/build-product.ts'

const { browser, close } = await openApiShop({
  products: [
    buildProduct({ id: 'loof-en-lente-tuinbon', brand: 'Loof', popularity: 1 }),
    buildProduct({ id: 'zandbon', brand: 'Zand', popularity: 2, occasions: [] }),
  ],
})
afterAll(close)

test('the finder says what it asks about, in the language of the call', async () => {
  const { data } = await browser('en').ask(
    `query Finder($userData: UserData!) { giftFinder(userData: $userData) {
      people { id title } likes { id title icon } moments { id title greeting } budgets { currency value }
    } }`,
  )
  const { people, likes, moments, budgets } = data.giftFinder
  expect(people).toContainEqual({ id: 'grandparent', title: 'Grandparent' })
  expect(likes.length).toBeGreaterThan(0)
  expect(moments).toContainEqual({
    id: 'verjaardag',
    title: 'Birthday',
    greeting: 'Happy birthday!',
  })
  expect(budgets[0]).toEqual({ currency: 'EUR', value: 10_00 })
})

const findDocument = `query Find($userData: UserData!, $wish: GiftWish!) {
  findGifts(userData: $userData, wish: $wish) { hasMore picks {
    reasons { kind name from { value } } amount { currency value } product { id path }
  } }
}`

test('it picks gifts, each with what speaks for it and an amount within the price', async () => {
  const wish = { person: 'grandparent', maxPrice: 15_00 }
  const { data } = await browser().ask(findDocument, { wish })
  expect(data.findGifts.picks[0]).toEqual({
    reasons: [
      { kind: 'PERSON', name: 'Opa of oma', from: null },
      { kind: 'BUDGET', name: null, from: { value: 10_00 } },
      { kind: 'FROM_CATEGORY', name: 'Eten en drinken', from: null },
    ],
    amount: { currency: 'EUR', value: 15_00 },
    product: { id: 'loof-en-lente-tuinbon', path: '/cadeaubonnen/loof-en-lente-tuinbon/' },
  })
  const { data: others } = await browser().ask(findDocument, {
    wish: { person: 'grandparent', seen: ['loof-en-lente-tuinbon'] },
  })
  expect(others.findGifts.picks.map(({ product }: Pick) => product.id)).toEqual(['zandbon'])
})
type Pick = { product: { id: string } }

test('a wish that says nothing, or nonsense, has an answer', async () => {
  for (const wish of [{}, { person: '', likes: ['x'], text: '🎁'.repeat(5_000), maxPrice: -1 }]) {
    const { status, errors } = await browser().ask(findDocument, { wish })
    expect([status, errors]).toEqual([200, undefined])
  }
})
