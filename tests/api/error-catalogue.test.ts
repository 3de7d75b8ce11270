import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import type { Language } from '#kernel/language.ts'
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
const ways: Record<string, () => Promise<Refusal | undefined>> = {
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

const sentences: readonly [keyof typeof ways, number, Record<Language, string>][] = [
  [
    ...(['apple', 2015] as const),
    {
      nl: 'Je zit boven de limiet voor Apple-cadeaubonnen. Per bestelling mag dat samen 500 euro zijn.',
      en: 'Exceeded the Apple gift card sum limit in the order. The limit is 500 euro per order.',
    },
  ],
  [
    ...(['limit', 2030] as const),
    {
      nl: 'Dit zijn meer cadeaubonnen dan in één bestelling passen: 500 stuks of € 25.000 per bestelling.',
      en: 'Exceeding of giftcard limit in the order',
    },
  ],
  [
    ...(['outOfStock', 2031] as const),
    {
      nl: 'Deze cadeaubon is momenteel niet leverbaar.',
      en: 'Not possible to continue with this gift card because currently it is out the stock.',
    },
  ],
  [
    ...(['refused', 2035] as const),
    {
      nl: 'Het is niet gelukt om je betaling te verwerken. Kies een andere betaalmethode of vraag je bank om meer informatie.',
      en: 'We were unable to process your payment. Please try a different payment method or contact your bank for more information.',
    },
  ],
  [
    ...(['tooManyAttempts', 2036] as const),
    {
      nl: 'Er is te vaak geprobeerd om te betalen. Probeer het later nog eens of kies een andere betaalmethode.',
      en: 'Too many attempts have been made. Please try again later or use a different payment method.',
    },
  ],
  [
    ...(['tooManyOrders', 3360] as const),
    {
      nl: 'Hier is kort na elkaar te veel besteld. Er is niets betaald en je winkelmandje blijft staan. Probeer het uiterlijk over 24 uur opnieuw, of neem contact met ons op.',
      en: 'Too much was ordered here in a short time. Nothing was paid and your basket is still there. Please try again in 24 hours at the latest, or contact us.',
    },
  ],
  [
    ...(['testCard', 3361] as const),
    {
      nl: 'Dit is een testkaart. Die kun je bekijken, maar niet bestellen.',
      en: 'This is a test gift card. You can look at it, but not order it.',
    },
  ],
]

describe.each(['nl', 'en'] as const)('in %s', (language) => {
  test.each(sentences)('%s is code %i, with its sentence', async (way, code, said) => {
    visitor = browser(language)
    const refusal = await ways[way]?.()
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
