import fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import type { Mails } from '#domain/mail/mails.ts'
import { remindHolder } from '#flows/cards/remind-holder.ts'
import { openGiftCard } from '#flows/cards/show-gift-card.ts'
import { beginPayment } from '#flows/payments/begin-payment.ts'
import { remindersOneClickUrl } from '#flows/shared/addresses.ts'
import { cardOf, OrderShop } from '#tests/support/build-order-shop.ts'
import { forOther } from '#tests/support/build-shop.ts'
import { openTestDatabase } from '#tests/support/database.ts'
import { registerOneClick } from './one-click.ts'

const database = await openTestDatabase()
const shop = new OrderShop(database)
const app = fastify()
registerOneClick(app, shop.deps)
afterAll(async () => {
  await app.close()
  shop.close()
  await database.close()
})

test('one post of a mail program ends the reminders, whatever its type and origin (RFC 8058)', async () => {
  const email = 'sanne@voorbeeld.example'
  const visitorKey = await shop.fillBasket([{ receiver: forOther('Sanne', email) }])
  const request = await shop.request(visitorKey, { methodId: 'scheme', card: cardOf('A.') })
  await beginPayment(shop.deps, request)
  await shop.runJobs()
  const { about } = [...shop.mails.values()].find(({ mail }) => mail.to.address === email) ?? {}
  const token = (about as Mails['card']).cardPageUrl.split('/').at(-2) ?? ''
  await openGiftCard(shop.deps, { token, language: 'nl' })
  await remindHolder(shop.deps, { token, days: [90, 30], email, language: 'nl' })
  const waiting = () =>
    database.db.selectFrom('card_reminders').select('id').where('ended_at', 'is', null).execute()
  const [reminder] = await waiting()
  if (reminder === undefined) throw new Error('No reminder.')

  const { pathname: url } = new URL(
    remindersOneClickUrl(shop.deps, { ...reminder, language: 'nl' }),
  )
  const opened = await app.inject({ url })
  expect(opened.headers.location).toMatch(/^\/mijn-kaarten\/#/)
  expect(await waiting()).not.toEqual([])
  const wrong = url.replace(/[^/]+$/, 'kapot')
  expect((await app.inject({ method: 'POST', url: wrong })).statusCode).toBe(404)
  const headers = {
    'content-type': 'multipart/form-data; boundary=x',
    origin: 'https://mail.example',
  }
  const post = () => app.inject({ method: 'POST', url, headers, payload: 'x' })
  expect((await post()).statusCode).toBe(200)
  expect(await waiting()).toEqual([])
  expect((await post()).statusCode).toBe(200)
  expect((await app.inject({ method: 'POST', url })).statusCode).toBe(200)
})
