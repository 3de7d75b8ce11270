import { createRequire } from 'node:module'
import { afterEach, expect, test } from 'vitest'
import { euro } from '#kernel/money.ts'
import {
  type AdyenWorld,
  buildCardPayment,
  hmacKey,
  startAdyenWorld,
  type World,
} from '#tests/support/adyen-world.ts'

let world: AdyenWorld

afterEach(() => world.close())

const visa = '4111 1111 1111 1111'
const minuteMs = 60_000

async function payIn(about: World = {}, cents = 25_95) {
  world = await startAdyenWorld(about)
  return await payAgain(cents)
}

async function payAgain(cents = 25_95) {
  const payment = { ...buildCardPayment(visa), amount: euro(cents) }
  await world.payments.begin(payment)
  await world.flush()
  return payment
}

const kindsHeard = () => world.hearing.news.map(({ kind }) => kind)

test('Adyen’s own validator accepts what the simulator signs', async () => {
  await payIn()
  const require = createRequire(import.meta.url)
  const Validator = require('@adyen/api-library/lib/src/utils/hmacValidator.js').default
  const [body] = world.hearing.bodies as {
    notificationItems: { NotificationRequestItem: object }[]
  }[]
  const item = body?.notificationItems[0]?.NotificationRequestItem
  expect(new Validator().validateHMAC(item, hmacKey)).toBe(true)
})

test('news that comes twice has one key', async () => {
  await payIn({}, 88_95)
  const keys = world.hearing.news.map(({ dedupeKey }) => dedupeKey)
  expect(keys).toHaveLength(2)
  expect(new Set(keys).size).toBe(1)
})

test('news may be sent again later and is the same news', async () => {
  const { paymentId } = await payIn()
  await world.control(`payments/${paymentId}/repeat`)
  const keys = world.hearing.news.map(({ dedupeKey }) => dedupeKey)
  expect(keys).toEqual([keys[0], keys[0]])
})

test('held back news is overtaken by what follows', async () => {
  world = await startAdyenWorld()
  await world.arm({ on: 'webhooks', kind: 'reorder' })
  const first = await payAgain()
  const second = await payAgain()
  await world.advance(minuteMs)
  const order = world.hearing.news.map(({ paymentId }) => paymentId)
  expect(order).toEqual([second.paymentId, first.paymentId])
})

test('news with a wrong signature is turned away, and heard when it comes again', async () => {
  await payIn({}, 44_95)
  expect(world.hearing).toMatchObject({ news: [], rejectedCount: 1 })
  await world.advance(minuteMs)
  expect(kindsHeard()).toEqual(['authorised'])
})

test('lost news never comes', async () => {
  const { paymentId } = await payIn({}, 22_95)
  await world.advance(31 * 24 * 60 * minuteMs)
  expect(kindsHeard()).toEqual([])
  expect((await world.look(paymentId)).webhooks).toMatchObject([{ state: 'given-up' }])
})

test('a sender without the password is refused', async () => {
  await payIn({ shop: { webhookPassword: 'another' } })
  expect(world.hearing).toMatchObject({ news: [], rejectedCount: 1 })
})

test('another account’s news and live news in a test shop are turned away', async () => {
  await payIn({
    shop: { merchantAccount: 'OtherShop' },
    simulator: { merchantAccount: 'OtherShop' },
  })
  const [body] = world.hearing.bodies
  expect(kindsHeard()).toEqual(['authorised'])
  const authorization = `Basic ${Buffer.from('webhooks:hush').toString('base64')}`
  const live = { ...(body as object), live: 'true' }
  const read = (one: unknown) => world.payments.readWebhook({ body: one, authorization })
  expect(read(live)).toEqual({ notifications: [], setAside: [], rejectedCount: 1 })
  expect(read(body).notifications).toHaveLength(1)
  for (const broken of [undefined, null, 'x', {}, { notificationItems: [null] }])
    expect(read(broken)).toEqual({ notifications: [], setAside: [], rejectedCount: 1 })
})

test('every item of a webhook is read, and the forged one among them left out', async () => {
  await payIn()
  await payAgain()
  const bodies = world.hearing.bodies as { notificationItems: object[] }[]
  const items = bodies.flatMap(({ notificationItems }) => notificationItems)
  const forged = structuredClone(items[0]) as { NotificationRequestItem: { amount: object } }
  forged.NotificationRequestItem.amount = { currency: 'EUR', value: 1 }
  const { notifications, rejectedCount } = world.payments.readWebhook({
    body: { live: 'false', notificationItems: [...items, forged] },
    authorization: `Basic ${Buffer.from('webhooks:hush').toString('base64')}`,
  })
  expect([notifications.length, rejectedCount]).toEqual([2, 1])
})

test('while keys rotate, news signed with the old key is still heard', async () => {
  await payIn({ shop: { hmacKeys: ['AB'.repeat(32), hmacKey] } })
  expect(kindsHeard()).toEqual(['authorised'])
})

test('a shop that fails hears the news when it is well again, on the provider’s schedule', async () => {
  let isIll = true
  const attempts = async (paymentId: string) => (await world.look(paymentId)).webhooks[0].attempts
  const { paymentId } = await payIn({
    answerStatus: () => (isIll ? 503 : 200),
  })
  expect(await attempts(paymentId)).toBe(1)
  await world.advance(8_000)
  expect(await attempts(paymentId)).toBe(1)
  await world.advance(2_000)
  expect(await attempts(paymentId)).toBe(2)
  isIll = false
  await world.advance(18_000)
  expect(kindsHeard()).toEqual(['authorised'])
  expect((await world.look(paymentId)).webhooks).toMatchObject([
    { state: 'delivered', attempts: 3 },
  ])
})

test('after thirty days the provider gives up', async () => {
  const { paymentId } = await payIn({
    answerStatus: () => 503,
  })
  await world.advance(31 * 24 * 60 * minuteMs)
  expect((await world.look(paymentId)).webhooks).toMatchObject([{ state: 'given-up' }])
})

test('news outlives the provider’s process', async () => {
  let isIll = true
  await payIn({ answerStatus: () => (isIll ? 503 : 200) })
  isIll = false
  await world.restart()
  await world.advance(minuteMs)
  expect(kindsHeard()).toEqual(['authorised'])
})
