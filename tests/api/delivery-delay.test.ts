import { afterAll, expect, test, vi } from 'vitest'
import { beginPayment } from '#flows/payments/begin-payment.ts'
import { delay } from '#i18n/nl/delay.ts'
import { readPersistedDocuments } from '#server/persisted-documents.ts'
import { loadDelay } from '#storefront/frame/page/load-delay.ts'
import { documentIdOf, type ShopApi } from '#storefront/parts/api/shop-api.ts'
import { dutchStore } from '#storefront/parts/store/store.ts'
import { openApiShop } from '#tests/support/api-shop.ts'
import { cardOf } from '#tests/support/build-order-shop.ts'
import { forOther } from '#tests/support/build-shop.ts'

const { browser, shop, close } = await openApiShop()
afterAll(close)

const texts = readPersistedDocuments('src/storefront/graphql/generated')

/** A page's loader, which asks over HTTP here. */
const visitor = browser()
const page: ShopApi = {
  language: 'nl',
  store: dutchStore,
  hasDeveloperPages: false,
  movedTo: () => undefined,
  query: async (document, variables) =>
    (await visitor.ask(texts[documentIdOf(document)] ?? '', variables)).data,
}
type Announced = Awaited<Parameters<typeof loadDelay>[1]>['storeData']['deliveryDelay']
const onTop = (deliveryDelay: Announced = null) =>
  loadDelay(page, Promise.resolve({ storeData: { deliveryDelay } }))

const later = (seconds: number) => {
  shop.now = new Date(shop.now.getTime() + seconds * 1000)
}

/** Pages hear the last measure; each look is a minute after the one before, so that another begins. */
const toldOnTop = (text: string | undefined) =>
  vi.waitFor(
    async () => {
      later(61)
      await onTop()
      expect(await onTop()).toBe(text)
    },
    { timeout: 20_000, interval: 100 },
  )

async function order(count: number) {
  const gifts = Array.from({ length: count }, (_, index) => ({
    receiver: forOther(`Naam ${index}`, `naam${index}@voorbeeld.example`),
  }))
  const visitorKey = await shop.fillBasket(gifts)
  await beginPayment(
    shop.deps,
    await shop.request(visitorKey, { methodId: 'scheme', card: cardOf('A. BOS') }),
  )
}

test('cards that came later than promised in the last hour are told on top of each page, until an hour went well', async () => {
  await order(4)
  await shop.runJobs()
  await toldOnTop(undefined)

  await order(4)
  later(3601)
  // Nothing waits any more: what was measured alone says it.
  await shop.runJobs()
  await toldOnTop(delay.measured)
  const announced = { text: 'De post staakt.', until: null }
  expect(await onTop(announced)).toBe(announced.text)
  expect(await onTop({ ...announced, until: '2020-01-01' })).toBe(delay.measured)

  // A page is asked for each minute: what it says is never an old figure that was dropped.
  for (let minute = 0; minute < 60; minute += 1) {
    later(61)
    await onTop()
  }
  await order(4)
  await shop.runJobs()
  await toldOnTop(undefined)
})
