import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import {
  type ApiBrowser,
  addPackage,
  detailsInput,
  giftInput,
  openApiShop,
  saveDetails,
  startPayment,
} from '#tests/support/api-shop.ts'
import { cardOf } from '#tests/support/build-order-shop.ts'
import { buildProduct, buildVariationConfig } from '#tests/support/build-product.ts'
import { testStorefront } from '#tests/support/build-shop.ts'
import { type BuyingRefusal, buyingSentences } from '#tests/support/buying-sentences.ts'

const products = [
  buildProduct({ id: 'dinerbon' }),
  buildProduct({
    id: 'appelbon',
    isAppleType: true,
    digital: buildVariationConfig({ maxCents: 500_00 }),
  }),
  buildProduct({ id: 'uitverkocht', digital: buildVariationConfig({ stock: 'out' }) }),
  buildProduct({ id: 'proefbon', isTest: true }),
]
const { fairness } = testStorefront
const storefront = {
  ...testStorefront,
  limits: { ...testStorefront.limits, BUSINESS: testStorefront.limits.PRIVATE },
  fairness: {
    ...fairness,
    velocity: [{ of: 'payer', hours: 24, ordersMax: 1, action: 'refuse' }],
  },
} as const
const { browser, shop, close } = await openApiShop({ products, storefront })
afterAll(close)

let visitor: ApiBrowser
let people = 0
beforeEach(() => {
  people += 1
})

type Refusal = { code: number; message: string; referencedRequestParameter: string | null }

const add = async (given: object): Promise<Refusal | undefined> =>
  (await visitor.ask(addPackage, { input: giftInput(given) })).data.addPackage.errors[0]

/** By card, or without one in the bank's own app. */
async function pay(holderName?: string): Promise<Refusal | undefined> {
  const email = `koper${people}@voorbeeld.example`
  const input = detailsInput({ email, confirmEmail: email })
  const { order } = (await visitor.ask(saveDetails, { input })).data.saveGuestDetails
  const payment = {
    ...(holderName === undefined
      ? { methodId: 'ideal' }
      : { methodId: 'scheme', card: cardOf(holderName) }),
    expectedTotal: order.totals.grandTotal.value,
  }
  return (await visitor.ask(startPayment, { input: payment })).data.startPayment.errors[0]
}

/** What it takes to meet each code of SPEC §8, through the front door. */
const ways: Record<BuyingRefusal, () => Promise<Refusal | undefined>> = {
  apple: () => add({ productId: 'appelbon', amount: 300_00, quantity: 2 }),
  limit: () => add({ quantity: 501 }),
  outOfStock: () => add({ productId: 'uitverkocht' }),
  testCard: () => add({ productId: 'proefbon' }),
  refused: async () => {
    await add({})
    return pay('DECLINED')
  },
  tooManyAttempts: async () => {
    await add({})
    // The basket is the same order each time; its attempts are counted.
    for (let time = 0; time < shop.deps.storefront.paymentAttemptsMax; time += 1) await pay()
    return pay()
  },
  tooManyOrders: async () => {
    await add({})
    await pay()
    await add({})
    return pay()
  },
}

describe.each(['nl', 'en'] as const)('in %s', (language) => {
  test.each(buyingSentences)('%s is code %i, with its sentence', async (way, code, said) => {
    visitor = browser(language)
    const refusal = await ways[way]()
    expect(refusal?.code).toBe(code)
    expect(refusal?.message.replaceAll('\u00A0', ' ')).toBe(said[language])
  })
})

test('a demonstration sells its test cards', async () => {
  visitor = browser()
  const { organisation } = storefront
  const asSold = shop.deps.storefront
  shop.deps.storefront = { ...asSold, organisation: { ...organisation, isInvented: true } }
  expect(await add({ productId: 'proefbon' })).toBeUndefined()
  shop.deps.storefront = asSold
  expect(await pay()).toMatchObject({ code: 3361 })
})
