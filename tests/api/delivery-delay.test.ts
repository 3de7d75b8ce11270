import { afterAll, expect, test } from 'vitest'
import { beginPayment } from '#flows/payments/begin-payment.ts'
import { delayTexts } from '#i18n/texts/delay.ts'
import { readPersistedDocuments } from '#server/persisted-documents.ts'
import { loadDelay } from '#storefront/frame/page/load-delay.ts'
import { documentIdOf, type ShopApi } from '#storefront/parts/api/shop-api.ts'
import { dutchStore } from '#storefront/parts/store/store.ts'
import { openApiShop } from '#tests/support/api-shop.ts'
import { cardOf } from '#tests/support/build-order-shop.ts'
import { forOther } from '#tests/support/build-shop.ts'
import { eventually } from '#tests/support/eventually.ts'

const delay = delayTexts.nl

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

const readsOfMeasure = 2
let reads = 0
const { readBehind } = shop.deps
shop.deps.readBehind = async (read) => {
  const seen = await readBehind(read)
  reads += 1
  return seen
}

/** Pages hear the last measure: after a minute a page begins another, and the next one tells it. No time goes by meanwhile. */
async function toldOnTop(): Promise<string | undefined> {
  later(61)
  const before = reads
  await onTop()
  await eventually('a measure', () => (reads === before + readsOfMeasure ? true : undefined))
  return onTop()
}

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
  expect(await toldOnTop()).toBeUndefined()

  await order(4)
  later(3601)
  // Nothing waits any more: what was measured alone says it.
  await shop.runJobs()
  expect(await toldOnTop()).toBe(delay.measured)
  const announced = { text: 'De post staakt.', until: null }
  expect(await onTop(announced)).toBe(announced.text)
  expect(await onTop({ ...announced, until: '2020-01-01' })).toBe(delay.measured)

  later(3601)
  await order(4)
  await shop.runJobs()
  expect(await toldOnTop()).toBeUndefined()
})
