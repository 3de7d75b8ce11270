import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import type { PackageToAdd } from '#domain/cart/cart.ts'
import type { GuestDetails } from '#domain/cart/guest-details.ts'
import type { Mails } from '#domain/mail/mails.ts'
import { beginPayment } from '#flows/payments/begin-payment.ts'
import { receiveNotifications } from '#flows/payments/receive-notifications.ts'
import { reconcileWork } from '#flows/recovery/reconcile-work.ts'
import { sendRefund } from '#flows/refunds/send-refund.ts'
import { cardOf, OrderShop } from '#tests/support/build-order-shop.ts'
import { forOther } from '#tests/support/build-shop.ts'
import { openTestDatabase } from '#tests/support/database.ts'
import { outcomeOf } from '#tests/support/order-outcome.ts'

/** The issuer of the demonstration refuses this amount for good. */
const refused = { amountCents: 88_00 }

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

async function buy(
  packages: readonly Partial<PackageToAdd>[],
  details: Partial<GuestDetails> = {},
): Promise<{ visitorKey: string; orderUuid: string }> {
  const visitorKey = await shop.fillBasket(packages, details)
  const request = await shop.request(visitorKey, { methodId: 'scheme', card: cardOf('A.') })
  const { orderUuid } = await beginPayment(shop.deps, request)
  return { visitorKey, orderUuid }
}

const refundOf = (orderUuid: string) =>
  shop.deps.db
    .selectFrom('refunds')
    .innerJoin('orders', 'orders.id', 'refunds.order_id')
    .select(['refunds.id', 'giver_told_at as toldAt'])
    .where('orders.uuid', '=', orderUuid)
    .executeTakeFirstOrThrow()

const refundMails = () =>
  [...shop.mails.values()]
    .filter(({ mail }) => mail.key.startsWith('refund:'))
    .map(({ mail, about }) => ({ to: mail.to, ...(about as Mails['refund']) }))

describe('a giver whose card could not be made', () => {
  test('is told which cards, what comes back, and how the rest is doing', async () => {
    const { orderUuid } = await buy([
      { ...refused, quantity: 2, receiver: forOther('Bram', 'bram@voorbeeld.example') },
      { amountCents: 25_00 },
    ])
    await shop.runJobs('issue-cards')
    await shop.runJobs('send-card-mail')
    await shop.runJobs()
    expect(refundMails()).toMatchObject([
      {
        to: { address: 'anna@voorbeeld.example' },
        language: 'nl',
        giverName: 'Anna',
        orderNumber: /^61-/,
        lines: [{ title: 'Bon dinerbon', quantity: 2, total: { cents: 176_00 }, receiver: 'Bram' }],
        total: { currency: 'EUR', cents: 176_00 },
        rest: 'delivered',
        paymentMethod: 'scheme',
        orderUrl: `https://shop.example/bestellen/${orderUuid}/`,
      },
    ])
    expect(refundMails()[0]?.fees).toBeUndefined()
  })

  test('is spoken to by first name, and reads the names of receivers whole', async () => {
    await buy([
      { ...refused, receiver: forOther('Bram van den Berg', 'bram@voorbeeld.example') },
      { receiver: forOther('Lotte Jansen', 'lotte@voorbeeld.example') },
    ])
    await shop.runJobs()
    const mails = [...shop.mails.values()]
    const [anna, lotte] = ['anna@voorbeeld.example', 'lotte@voorbeeld.example']
    expect(
      mails
        .map(({ mail }) => `${mail.key.split(':')[0]} ${mail.to.name} ${mail.to.address}`)
        .sort(),
    ).toEqual([`card Lotte ${lotte}`, `confirmation Anna ${anna}`, `refund Anna ${anna}`])
    // A confirmation is a receipt too, and names whoever ordered whole.
    const told = mails.map(({ about }) => about)
    const said = JSON.stringify(told, (name, value) => (name === 'contactPerson' ? '' : value))
    expect(said).not.toContain('de Vries')
    expect(refundMails()).toMatchObject([{ lines: [{ receiver: 'Bram van den Berg' }] }])
    // A receiver is spoken to by first name.
    expect(told).toContainEqual(expect.objectContaining({ receiverName: 'Lotte' }))
  })

  test('hears that the rest is on its way as long as it is', async () => {
    await buy([refused, { amountCents: 25_00, receiver: forOther('B', 'b@voorbeeld.example') }])
    await shop.runJobs('issue-cards')
    await shop.runJobs('send-refund')
    await shop.runJobs('send-refund-mail')
    expect(refundMails()).toMatchObject([{ rest: 'onItsWay' }])
  })

  test('of an order of which nothing is left gets its fees back too', async () => {
    await buy([refused])
    await shop.runJobs()
    expect(refundMails()).toMatchObject([
      { total: { cents: 88_95 }, fees: { cents: 95 }, rest: 'none' },
    ])
  })

  test('hears nothing before the provider has said yes', async () => {
    const { orderUuid } = await buy([refused])
    await shop.runJobs('issue-cards')
    const { id: refundId } = await refundOf(orderUuid)
    shop.provider.loseNext('refund', 'before')
    await expect(sendRefund(shop.deps, { refundId })).rejects.toThrow()
    await shop.runJobs('send-refund-mail')
    expect(refundMails()).toEqual([])
    await shop.runJobs()
    expect(refundMails()).toHaveLength(1)
  })

  test('hears nothing of money that the provider will not pay back: a person does that', async () => {
    shop.provider.rejectRefunds()
    await buy([refused])
    await shop.runJobs()
    expect(refundMails()).toEqual([])
  })

  test('is told once, also when the news of the end overtakes the answer', async () => {
    const { orderUuid } = await buy([refused])
    await shop.runJobs('issue-cards')
    const { id: refundId } = await refundOf(orderUuid)
    shop.provider.loseNext('refund', 'after')
    await expect(sendRefund(shop.deps, { refundId })).rejects.toThrow()
    await receiveNotifications(shop.deps, [shop.provider.newsOfRefund(refundId)])
    for (let round = 0; round < 3; round += 1) await shop.runJobs()
    shop.later(3 * 60_000)
    await reconcileWork(shop.deps)
    await shop.runJobs()
    expect([refundMails().length, shop.sentTwice]).toEqual([1, 0])
  })

  test('is told by reconciliation when the job was lost', async () => {
    await buy([refused])
    await shop.runJobs('issue-cards')
    await shop.runJobs('send-refund')
    shop.loseJobs()
    shop.later(3 * 60_000)
    await reconcileWork(shop.deps)
    await shop.runJobs()
    expect(refundMails()).toHaveLength(1)
  })

  test('whose own address does not work is not tried for ever', async () => {
    const { orderUuid } = await buy([refused], { email: 'bounce@voorbeeld.example' })
    await shop.runJobs()
    expect((await refundOf(orderUuid)).toldAt).toEqual(shop.now)
  })
})

test('a giver who paid twice hears what goes back, and that their order stays as it is', async () => {
  const visitorKey = await shop.fillBasket()
  const first = await beginPayment(shop.deps, await shop.request(visitorKey))
  const second = await beginPayment(shop.deps, await shop.request(visitorKey))
  for (const { paymentId } of [first, second]) {
    shop.provider.decide(paymentId, 'authorised')
    await receiveNotifications(shop.deps, [shop.provider.newsOf(paymentId)])
    await shop.runJobs()
  }
  expect((await outcomeOf(shop, visitorKey)).refunds).toMatchObject([{ reason: 'paidTwice' }])
  expect(refundMails()).toMatchObject([
    {
      ...{ to: { address: 'anna@voorbeeld.example' }, why: 'paidTwice', lines: [] },
      ...{ total: { currency: 'EUR', cents: 25_95 }, paymentMethod: 'ideal' },
    },
  ])
  shop.loseJobs()
  shop.later(3 * 60_000)
  await reconcileWork(shop.deps)
  await shop.runJobs()
  expect([refundMails().length, shop.sentTwice]).toEqual([1, 0])
})
