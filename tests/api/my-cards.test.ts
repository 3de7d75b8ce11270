import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { correctReceiverAddress } from '#domain/deliveries/correct-receiver-address.ts'
import type { Mails } from '#domain/mail/mails.ts'
import { beginPayment } from '#flows/payments/begin-payment.ts'
import { openApiShop } from '#tests/support/api-shop.ts'
import { cardOf } from '#tests/support/build-order-shop.ts'
import { forOther } from '#tests/support/build-shop.ts'
import { solveCaptcha } from '#tests/support/solve-captcha.ts'

const { browser, shop, close } = await openApiShop()
afterAll(close)

const challenge = `query Challenge($userData: UserData!) { captchaChallenge(userData: $userData, action: common) {
  algorithm challenge maxnumber salt signature } }`
const askForMail = `mutation Mine($userData: UserData!, $email: String!, $captchaToken: String!) {
  mailMyGiftCards(userData: $userData, email: $email, captchaToken: $captchaToken) { isAsked errors { code } } }`

const realNow = shop.now
let sanne = ''
let turn = 0
beforeEach(() => {
  shop.now = realNow
  turn += 1
  sanne = `sanne-${turn}@voorbeeld.example`
})

async function give(email: string): Promise<{ orderUuid: string; link: string }> {
  const visitorKey = await shop.fillBasket([{ receiver: forOther('Sanne', email) }])
  const request = await shop.request(visitorKey, { methodId: 'scheme', card: cardOf('A.') })
  const { orderUuid } = await beginPayment(shop.deps, request)
  await shop.runJobs()
  const { cardPageUrl } = mailsTo(email).at(-1)!.about as Mails['gift']
  return { orderUuid, link: cardPageUrl }
}

const mailsTo = (email: string) =>
  [...shop.mails.values()].filter(
    ({ mail }) => mail.to.address.toLowerCase() === email.toLowerCase(),
  )

const idOf = async (orderUuid: string) =>
  (
    await shop.deps.db
      .selectFrom('orders')
      .select('id')
      .where('uuid', '=', orderUuid)
      .executeTakeFirstOrThrow()
  ).id

/** What comes to the address because somebody typed it. */
async function ask(email: string) {
  const visitor = browser()
  const before = mailsTo(email).length
  const captchaToken = solveCaptcha((await visitor.ask(challenge)).data.captchaChallenge)
  const { mailMyGiftCards } = (await visitor.ask(askForMail, { email, captchaToken })).data
  await shop.runJobs()
  const mails = mailsTo(email).slice(before)
  const gifts = mails.flatMap(({ about }) => (about as Mails['myCards']).gifts)
  return { answer: mailMyGiftCards, mails, gifts, links: gifts.map(({ url }) => url) }
}

test('an address gets the links of all its cards, whatever its capitals, and no codes', async () => {
  const gifts = [await give(sanne), await give(sanne)]
  await give(`jan-${turn}@voorbeeld.example`)
  const { answer, mails, links, ...found } = await ask(sanne.toUpperCase())
  expect(answer).toEqual({ isAsked: true, errors: [] })
  expect(mails).toHaveLength(1)
  expect([...links].sort()).toEqual(gifts.map(({ link }) => link).sort())
  expect(found.gifts[0]).toEqual({
    giverName: 'Anna',
    isOpened: false,
    url: expect.any(String),
    cards: [
      {
        title: 'Bon dinerbon',
        amount: { currency: 'EUR', cents: 25_00 },
        validUntil: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
      },
    ],
  })
})

test('an address without cards hears and gets nothing else than one with cards hears', async () => {
  const { answer, mails } = await ask(sanne)
  expect(answer).toEqual({ isAsked: true, errors: [] })
  expect(mails).toEqual([])
})

test('whoever asks again and again fills no mailbox, and is told nothing of it', async () => {
  await give(sanne)
  const first = await ask(sanne)
  const others = [await ask(sanne), await ask(sanne)]
  expect(first.mails).toHaveLength(1)
  expect(others.flatMap(({ mails }) => mails).length).toBeLessThanOrEqual(1)
  for (const { answer } of others) expect(answer).toEqual(first.answer)
})

test('an address that the shop has forgotten still gets its cards when it is typed', async () => {
  const { orderUuid, link } = await give(sanne)
  await shop.deps.db
    .updateTable('order_shipments')
    .set({
      receiver_name: '',
      receiver_email: '',
      receiver_email_hash: shop.deps.hashAddress(sanne),
    })
    .where('order_id', '=', await idOf(orderUuid))
    .execute()
  expect((await ask(sanne)).links).toEqual([link])
})

test('what is no longer valid, and what was halted, is left out', async () => {
  const [expired, halted, good] = [await give(sanne), await give(sanne), await give(sanne)]
  const { db } = shop.deps
  const expiredId = await idOf(expired.orderUuid)
  await db
    .updateTable('cards')
    .set({ valid_until: sql`'2020-01-01'::date` })
    .where('order_unit_id', 'in', (eb) =>
      eb.selectFrom('card_units').select('id').where('order_id', '=', expiredId),
    )
    .execute()
  await db
    .updateTable('orders')
    .set({ state: 'halted' })
    .where('uuid', '=', halted.orderUuid)
    .execute()
  expect((await ask(sanne)).links).toEqual([good.link])
})

test('a gift that is still to come spoils no surprise, one to a wrong address is not told, a corrected one goes to the right one', async () => {
  const inAWeek = new Date(shop.now.getTime() + 7 * 24 * 3_600_000).toISOString()
  const planned = await shop.fillBasket([
    { receiver: forOther('Sanne', sanne), deliveryDate: inAWeek },
  ])
  await beginPayment(
    shop.deps,
    await shop.request(planned, { methodId: 'scheme', card: cardOf('A.') }),
  )
  await shop.runJobs()
  expect((await ask(sanne)).mails).toEqual([])

  const right = `jan-${turn}@voorbeeld.example`
  const { orderUuid, link } = await give(sanne)
  const orderId = await idOf(orderUuid)
  const { id: deliveryId } = await shop.deps.db
    .selectFrom('deliveries')
    .select('id')
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow()
  await shop.deps.db
    .updateTable('deliveries')
    .set({ state: 'failed' })
    .where('id', '=', deliveryId)
    .execute()
  expect((await ask(sanne)).mails).toEqual([])
  await correctReceiverAddress(shop.deps.db as never, {
    ...{ orderId, deliveryId, email: right, name: undefined, now: shop.now },
  })
  await shop.deps.db
    .updateTable('deliveries')
    .set({ state: 'sent', sent_at: shop.now })
    .where('id', '=', deliveryId)
    .execute()
  expect((await ask(sanne)).mails).toEqual([])
  const [found] = (await ask(right)).links
  expect(found).toBeDefined()
  expect(found).not.toBe(link)
})

test('a proof counts once, and without one nobody is asked anything', async () => {
  await give(sanne)
  const visitor = browser()
  const captchaToken = solveCaptcha((await visitor.ask(challenge)).data.captchaChallenge)
  const send = async (token: string) =>
    (await visitor.ask(askForMail, { email: sanne, captchaToken: token })).data.mailMyGiftCards
  const before = mailsTo(sanne).length
  expect((await send('')).errors).not.toEqual([])
  expect((await send('e30=')).errors).not.toEqual([])
  await shop.runJobs()
  expect(mailsTo(sanne)).toHaveLength(before)
  expect((await send(captchaToken)).errors).toEqual([])
  expect((await send(captchaToken)).errors).not.toEqual([])
})

test.each([
  ['', 3001],
  ['sanne', 3002],
  ['sanne@', 3002],
])('"%s" is no address', async (email, code) => {
  expect((await ask(email)).answer).toMatchObject({ isAsked: null, errors: [{ code }] })
})
