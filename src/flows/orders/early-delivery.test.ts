import { afterAll, expect, test } from 'vitest'
import type { PackageToAdd } from '#domain/cart/cart.ts'
import type { GuestDetails } from '#domain/cart/guest-details.ts'
import type { Mails } from '#domain/mail/mails.ts'
import { openGiftCard } from '#flows/cards/show-gift-card.ts'
import { beginPayment } from '#flows/payments/begin-payment.ts'
import { reconcileWork } from '#flows/recovery/reconcile-work.ts'
import { stateWithdrawal } from '#flows/withdrawals/state-withdrawal.ts'
import type { EarlyDelivery } from '#kernel/early-delivery.ts'
import { cardOf } from '#tests/support/build-order-shop.ts'
import { PostShop } from '#tests/support/build-post-shop.ts'
import { buildPostedPackage, forOther } from '#tests/support/build-shop.ts'
import { openTestDatabase } from '#tests/support/database.ts'
import { changeOrderedDeliveryDate } from './change-ordered-delivery-date.ts'
import { showOrder } from './show-order.ts'

const database = await openTestDatabase()
const { shop } = new PostShop(database)
afterAll(async () => {
  shop.close()
  await database.close()
})

const forBram = forOther('Bram', 'bram@voorbeeld.example')
const agreed: EarlyDelivery = { isAgreed: true, textVersion: 1 }
const later: EarlyDelivery = { isAgreed: false, notBefore: '2026-12-08' }
const minuteMs = 60_000
const mails = (kind: string) => [...shop.mails.keys()].filter((key) => key.startsWith(`${kind}:`))

async function buy(
  earlyDelivery: EarlyDelivery | undefined,
  gift: Partial<PackageToAdd> = { receiver: forBram },
  details: Partial<GuestDetails> = {},
) {
  shop.now = new Date('2026-11-21T10:00:00Z')
  shop.mails.clear()
  const visitorKey = await shop.fillBasket([gift], details)
  const request = await shop.request(visitorKey, { methodId: 'scheme', card: cardOf('A.') })
  const { orderUuid } = await beginPayment(shop.deps, { ...request, earlyDelivery })
  await shop.runJobs()
  const view = () =>
    showOrder(shop.deps, { uuid: orderUuid, visitorKey, sessionKey: undefined, language: 'nl' })
  const order = () =>
    shop.deps.db
      .selectFrom('orders')
      .selectAll()
      .where('uuid', '=', orderUuid)
      .executeTakeFirstOrThrow()
  return { visitorKey, orderUuid, view, order }
}

test('a card at once needs the box: nothing is ordered before it was said, and then it is kept with its wording', async () => {
  await expect(buy(undefined)).rejects.toMatchObject({
    ...{ code: 3362, parameter: 'earlyDelivery' },
    details: { day: Temporal.PlainDate.from('2026-12-08') },
  })
  const { order } = await buy(agreed)
  expect(await order()).toMatchObject({
    early_delivery_agreed_at: new Date('2026-11-21T10:00:00Z'),
    ...{ early_delivery_text: 1, deliver_not_before: null },
  })
  expect(mails('card')).toHaveLength(1)
  const confirmation = [...shop.mails].find(([key]) => key.startsWith('confirmation:'))?.[1]
  expect((confirmation?.about as Mails['confirmation'] | undefined)?.agreed).toEqual({
    ...{ at: '2026-11-21T10:00:00.000Z', text: 1 },
  })
})

test.each([
  ['for somebody else', { receiver: forBram }],
  ['for themselves', {}],
  ['planned within the days', { receiver: forBram, deliveryDate: '2026-12-07T22:00:00.000Z' }],
])(
  'without it a card %s is made and mailed on the day that they were told, at nine, and no minute sooner',
  async (_whom, gift) => {
    const { view, order } = await buy(later, gift)
    expect(mails('card')).toEqual([])
    expect((await view()).receivers).toMatchObject([
      { dueOn: new Date('2026-12-08T08:00:00Z'), isDelayed: false, askedBefore: '2026-12-08' },
    ])
    expect(await order()).toMatchObject({ early_delivery_agreed_at: null })
    shop.now = new Date('2026-12-08T07:59:00Z')
    await shop.runJobs()
    expect(mails('card')).toEqual([])
    shop.later(minuteMs)
    await shop.runJobs()
    expect(mails('card')).toHaveLength(1)
  },
)

test('another day than they were shown, as after midnight, is no choice', async () => {
  await expect(buy({ isAgreed: false, notBefore: '2026-12-07' })).rejects.toMatchObject({
    code: 3363,
  })
})

test.each([
  ['a company', {}, { customerType: 'BUSINESS', companyName: 'Bol' } as const],
  [
    'a card that is planned after the days',
    { receiver: forBram, deliveryDate: '2026-12-08T00:00:00.000Z' },
    {},
  ],
  ['a donation', { productId: 'bomen-planten', amountCents: 10_00, receiver: forBram }, {}],
  ['what goes by post', buildPostedPackage(), {}],
])('nobody asks %s', async (_who, gift, details) => {
  const { order } = await buy(undefined, gift, details)
  expect(await order()).toMatchObject({ early_delivery_agreed_at: null })
})

test('paying again with the box ticked after all is another order, which comes at once', async () => {
  shop.now = new Date('2026-11-21T10:00:00Z')
  shop.mails.clear()
  const visitorKey = await shop.fillBasket([{ receiver: forBram }])
  const first = await beginPayment(shop.deps, {
    ...(await shop.request(visitorKey)),
    earlyDelivery: later,
  })
  const paid = await shop.request(visitorKey, { methodId: 'scheme', card: cardOf('A.') })
  const second = await beginPayment(shop.deps, paid)
  expect(second.orderUuid).not.toBe(first.orderUuid)
  await shop.runJobs()
  expect(mails('card')).toHaveLength(1)
})

test('sooner after all takes the box on the page of the order, and is confirmed by mail once more, also where its job is lost', async () => {
  const { view, order, orderUuid, visitorKey } = await buy(later)
  const [receiver] = (await view()).receivers
  const move = (agreedText?: number) =>
    changeOrderedDeliveryDate(shop.deps, {
      ...{ orderUuid, visitorKey, sessionKey: undefined, agreedText },
      deliveryId: receiver?.deliveryId ?? '',
    })
  shop.later(minuteMs)
  await expect(move()).rejects.toMatchObject({ code: 3364 })
  const { confirmation_sent_at: informedAt } = await order()
  await move(1)
  shop.loseJobs()
  shop.later(10 * minuteMs)
  await reconcileWork(shop.deps)
  await shop.runJobs()
  expect(mails('card')).toHaveLength(1)
  expect(mails('confirmation')).toHaveLength(2)
  expect(await order()).toMatchObject({
    ...{ early_delivery_text: 1, deliver_not_before: null, confirmation_asked_at: null },
    confirmation_sent_at: informedAt,
  })
})

test.each([
  ['that they asked for early ends', agreed, { result: 'seen' }],
  ['that they did not ask for early does not end', later, { result: 'waiting' }],
])('a code that was seen %s the right to withdraw', async (_what, said, part) => {
  const { order } = await buy(said)
  const { id, reference_number: orderNumber, contact } = await order()
  // The confirmation never went: the right lasts twelve months more.
  if (said === later)
    await shop.deps.db
      .updateTable('orders')
      .set({ confirmation_sent_at: null })
      .where('id', '=', id)
      .execute()
  shop.now = new Date(said === later ? '2026-12-09T08:00:00Z' : '2026-11-22T08:00:00Z')
  await shop.runJobs('issue-cards')
  await shop.runJobs('send-card-mail')
  const delivery = await shop.deps.db
    .selectFrom('deliveries')
    .select(['id', 'link_version as linkVersion'])
    .where('order_id', '=', id)
    .executeTakeFirstOrThrow()
  await openGiftCard(shop.deps, { token: shop.deps.cardLinks.token(delivery), language: 'nl' })
  shop.later(minuteMs)
  await stateWithdrawal(shop.deps, {
    ...{ name: 'Anna', email: contact.email, orderNumber, language: 'nl' },
    ...{ visitorKey: 'stranger', sessionKey: undefined, partsText: undefined },
  })
  await shop.runJobs()
  const { outcome } = await shop.deps.db
    .selectFrom('withdrawals')
    .select('outcome')
    .where('order_id', '=', id)
    .executeTakeFirstOrThrow()
  expect(outcome?.parts).toMatchObject([part])
})
