import fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { openGiftCard } from '#flows/cards/show-gift-card.ts'
import { beginPayment } from '#flows/payments/begin-payment.ts'
import { drawBarcode } from '#platform/barcodes/draw-barcode.ts'
import { cardOf, OrderShop } from '#tests/support/build-order-shop.ts'
import { openTestDatabase } from '#tests/support/database.ts'
import { readPdf } from '#tests/support/read-pdf.ts'
import { registerCardPaper } from './card-paper.ts'

const database = await openTestDatabase()
const shop = new OrderShop(database)
const app = fastify()
registerCardPaper(app, { ...shop.deps, drawBarcode })
afterAll(async () => {
  await app.close()
  shop.close()
  await database.close()
})

async function give(): Promise<string> {
  const visitorKey = await shop.fillBasket([{ amountCents: 25_00 }])
  const request = await shop.request(visitorKey, { methodId: 'scheme', card: cardOf('A.') })
  const { orderUuid } = await beginPayment(shop.deps, request)
  await shop.runJobs()
  const delivery = await database.db
    .selectFrom('deliveries')
    .innerJoin('orders', 'orders.id', 'order_id')
    .select(['deliveries.id', 'link_version as linkVersion'])
    .where('uuid', '=', orderUuid)
    .executeTakeFirstOrThrow()
  return shop.deps.cardLinks.token(delivery)
}

const get = (token: string, prefix = '') =>
  app.inject({ url: `${prefix}/kaart/${token}/cadeaubon.pdf` })

test('an unwrapped gift is a file, with the code of its page, which no cache keeps', async () => {
  const token = await give()
  const { cards } = await openGiftCard(shop.deps, { token, language: 'nl' })
  const answer = await get(token)
  expect(answer).toMatchObject({
    statusCode: 200,
    headers: {
      'content-type': 'application/pdf',
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    },
  })
  const { copied, isTagged, alts } = await readPdf(answer.rawPayload)
  expect(isTagged).toBe(true)
  expect(copied.join().replaceAll(' ', '')).toContain(cards[0]?.code?.number ?? 'a code')
  expect(alts).toEqual(['Streepjescode van Bon dinerbon'])
  expect((await readPdf((await get(token, '/en')).rawPayload)).language).toBe('en')
})

test('a wrapped one is none, and asking unwraps nothing', async () => {
  const token = await give()
  expect(await get(token)).toMatchObject({
    statusCode: 302,
    headers: { location: `/kaart/${token}/` },
  })
  const { opened_at: openedAt } = await database.db
    .selectFrom('deliveries')
    .select('opened_at')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  expect(openedAt).toBeNull()
})

test('a link that is not ours, and a card that is frozen, lead to the page', async () => {
  expect((await get('nonsense')).statusCode).toBe(302)
  const token = await give()
  await openGiftCard(shop.deps, { token, language: 'nl' })
  await database.db.updateTable('cards').set({ state: 'frozen' }).execute()
  expect((await get(token)).statusCode).toBe(302)
})
