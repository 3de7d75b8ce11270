import { afterAll, beforeEach, expect, test } from 'vitest'
import type { PackageToAdd } from '#domain/cart/cart.ts'
import { beginPayment } from '#flows/payments/begin-payment.ts'
import { receiveNotifications } from '#flows/payments/receive-notifications.ts'
import { reconcileWork } from '#flows/recovery/reconcile-work.ts'
import { cardOf, OrderShop } from '#tests/support/build-order-shop.ts'
import { forOther } from '#tests/support/build-shop.ts'
import { openTestDatabase } from '#tests/support/database.ts'
import { ledgerFindings, outcomeOf } from '#tests/support/order-outcome.ts'
import { changeOrderedDeliveryDate } from './change-ordered-delivery-date.ts'
import { showOrder } from './show-order.ts'

const database = await openTestDatabase()
let shop = new OrderShop(database)
beforeEach(() => {
  shop.close()
  shop = new OrderShop(database)
})
afterAll(async () => {
  shop.close()
  await database.close()
})

const address = 'bram@voorbeeld.example'
const receiver = forOther('Bram', address)
/** Nine in the morning, three weeks from the shop's first day. */
const birthday = '2026-12-12T08:00:00.000Z'
const minuteMs = 60 * 1000
const dayMs = 24 * 60 * minuteMs

async function buy(...packages: readonly Partial<PackageToAdd>[]) {
  const visitorKey = await shop.fillBasket(packages)
  const request = await shop.request(visitorKey, { methodId: 'scheme', card: cardOf('A.') })
  const { orderUuid } = await beginPayment(shop.deps, request)
  await shop.runJobs()
  return { visitorKey, orderUuid }
}

type Bought = Awaited<ReturnType<typeof buy>>

const receiversOf = async ({ visitorKey, orderUuid }: Bought) =>
  (
    await showOrder(shop.deps, {
      uuid: orderUuid,
      visitorKey,
      sessionKey: undefined,
      language: 'nl',
    })
  ).receivers
const cardMails = () => [...shop.mails.keys()].filter((key) => key.startsWith('card:'))

async function move(
  bought: Bought,
  deliveryDate: string | undefined,
  visitorKey = bought.visitorKey,
) {
  const [planned] = await receiversOf(bought)
  await changeOrderedDeliveryDate(shop.deps, {
    ...{ orderUuid: bought.orderUuid, deliveryId: planned?.deliveryId ?? '', deliveryDate },
    ...{ visitorKey, sessionKey: undefined, agreedText: 1 },
  })
  await shop.runJobs()
}

/** Lives up to this instant, with everything that the shop does by itself. */
async function liveUntil(instant: string) {
  shop.now = new Date(instant)
  await shop.runJobs()
}

test('a gift for a birthday is made and mailed at its minute, not before, and is valid from then', async () => {
  const bought = await buy({ receiver, deliveryDate: birthday })
  expect(await outcomeOf(shop, bought.visitorKey)).toMatchObject({
    orders: ['issuing'],
    units: ['ordered'],
  })
  expect(await receiversOf(bought)).toMatchObject([
    { deliveryState: 'waiting', dueOn: new Date(birthday), canBePlanned: true },
  ])
  await liveUntil('2026-12-12T07:59:59Z')
  await reconcileWork(shop.deps)
  await shop.runJobs()
  expect(cardMails()).toEqual([])
  expect(shop.alerts).toEqual([])

  await liveUntil(birthday)
  expect(cardMails()).toHaveLength(1)
  expect(await outcomeOf(shop, bought.visitorKey)).toMatchObject({
    orders: ['completed'],
    units: ['issued'],
    balances: [0],
  })
  expect(await receiversOf(bought)).toMatchObject([{ deliveryState: 'sent', canBePlanned: false }])
  const { issued } = await shop.deps.db
    .selectFrom('card_units')
    .innerJoin('orders', 'orders.id', 'card_units.order_id')
    .select('issued_at as issued')
    .where('uuid', '=', bought.orderUuid)
    .executeTakeFirstOrThrow()
  expect(issued?.toISOString()).toBe(birthday)
})

test('a planned gift whose job was lost is found at its minute', async () => {
  const bought = await buy({ receiver, deliveryDate: birthday })
  shop.loseJobs()
  shop.now = new Date(birthday)
  await reconcileWork(shop.deps)
  await shop.runJobs()
  expect(await outcomeOf(shop, bought.visitorKey)).toMatchObject({ orders: ['completed'] })
  expect(cardMails()).toHaveLength(1)
})

test('what goes at once does not wait for what is planned, nor a donation for its turn', async () => {
  const donation = { productId: 'bomen-planten', amountCents: 10_00 }
  const bought = await buy(
    { receiver },
    { receiver: forOther('Cem', 'cem@voorbeeld.example'), deliveryDate: birthday },
    { ...donation, receiver: forOther('Dina', 'dina@voorbeeld.example'), deliveryDate: birthday },
  )
  expect(cardMails()).toHaveLength(1)
  expect((await receiversOf(bought)).map(({ deliveryState }) => deliveryState)).toEqual([
    'sent',
    'waiting',
    'waiting',
  ])
  await liveUntil(birthday)
  expect(cardMails()).toHaveLength(3)
  expect(await outcomeOf(shop, bought.visitorKey)).toMatchObject({ orders: ['completed'] })
})

test.each([
  ['later', '2026-12-24T09:00', '2026-12-24T08:00:00.000Z'],
  ['earlier', '2026-12-01T09:00', '2026-12-01T08:00:00.000Z'],
])(
  'the giver moves it to a %s moment, and it is mailed then, once',
  async (_way, asked, instant) => {
    const bought = await buy({ receiver, deliveryDate: birthday })
    await move(bought, asked)
    const first = instant < birthday ? instant : birthday
    await liveUntil(first)
    expect(cardMails()).toHaveLength(first === instant ? 1 : 0)
    await liveUntil('2026-12-31T08:00:00Z')
    expect(cardMails()).toHaveLength(1)
    expect(await outcomeOf(shop, bought.visitorKey)).toMatchObject({ orders: ['completed'] })
  },
)

test.each([
  ['a card', {}],
  ['a donation', { productId: 'bomen-planten', amountCents: 10_00 }],
])('the giver has it delivered at once: %s', async (_what, gift) => {
  const bought = await buy({ ...gift, receiver, deliveryDate: birthday })
  shop.later(2 * dayMs)
  await move(bought, undefined)
  expect(cardMails()).toHaveLength(1)
  await liveUntil(birthday)
  expect(cardMails()).toHaveLength(1)
  await expect(move(bought, '2026-12-24T09:00')).rejects.toMatchObject({ code: 3307 })
})

test('a moment that has come, a moment of somebody else’s order and an impossible moment are refused', async () => {
  const bought = await buy({ receiver, deliveryDate: birthday })
  await expect(move(bought, '2026-12-24T09:00', 'somebody-else')).rejects.toMatchObject({
    code: 3301,
  })
  await expect(move(bought, '2026-11-01T09:00')).rejects.toMatchObject({ code: 3207 })
  shop.now = new Date(birthday)
  await expect(move(bought, '2026-12-24T09:00')).rejects.toMatchObject({ code: 3307 })
  const atOnce = await buy({ receiver })
  await expect(move(atOnce, '2026-12-24T09:00')).rejects.toMatchObject({ code: 3307 })
})

test('whoever ordered for a day far ahead sees and changes it until a month after that day', async () => {
  const bought = await buy({ receiver, deliveryDate: '2027-10-01T08:00:00.000Z' })
  shop.later(200 * dayMs)
  expect(await receiversOf(bought)).toMatchObject([{ email: address, canBePlanned: true }])
})

test('a basket whose moment passed while it lay is refused before anything is charged', async () => {
  const visitorKey = await shop.fillBasket([{ receiver, deliveryDate: birthday }])
  const request = await shop.request(visitorKey)
  shop.now = new Date(birthday)
  await expect(beginPayment(shop.deps, request)).rejects.toMatchObject({ code: 3207 })
  expect(await outcomeOf(shop, visitorKey)).toMatchObject({ orders: [], payments: [] })
})

test('the same gift for another moment, added while the bank’s page was open, stays in the basket', async () => {
  const visitorKey = await shop.fillBasket([{ receiver, deliveryDate: birthday }])
  const { paymentId } = await beginPayment(shop.deps, await shop.request(visitorKey))
  await shop.addTo(visitorKey, [{ receiver, deliveryDate: '2026-12-24T08:00:00.000Z' }])
  shop.provider.decide(paymentId, 'authorised')
  await receiveNotifications(shop.deps, [shop.provider.newsOf(paymentId, 'authorised')])
  await shop.runJobs()
  expect(await shop.totalOf(visitorKey)).toBe(25_95)
})

test('the books are right after all of this', async () => {
  expect(await ledgerFindings(shop)).toEqual([])
})
