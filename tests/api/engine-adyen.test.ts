import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PaymentRequest } from '#flows/payments/begin-payment.ts'
import { beginPayment } from '#flows/payments/begin-payment.ts'
import { completePayment } from '#flows/payments/complete-payment.ts'
import type { PaymentView } from '#flows/payments/payment-view.ts'
import { receiveNotifications } from '#flows/payments/receive-notifications.ts'
import {
  type AdyenWorld,
  buildPayment,
  press,
  startAdyenWorld,
  testCard,
} from '#tests/support/adyen-world.ts'
import { OrderShop } from '#tests/support/build-order-shop.ts'
import { forOther } from '#tests/support/build-shop.ts'
import { openTestDatabase } from '#tests/support/database.ts'
import { ledgerFindings, outcomeOf } from '#tests/support/order-outcome.ts'

const visa = '4111 1111 4555 1142'
const { browserInfo } = buildPayment()

let world: AdyenWorld
let shop: OrderShop
let deps: OrderShop['deps']
let close: () => Promise<void>

beforeAll(async () => {
  world = await startAdyenWorld()
  const database = await openTestDatabase()
  shop = new OrderShop(database)
  shop.useProvider(world.payments)
  deps = shop.deps
  close = () => database.close()
})
afterAll(async () => {
  shop.close()
  await close()
  await world.close()
})

/** How the provider was asked to give money of these payments back: what is not collected yet is cancelled by a reversal. */
async function waysBack(...begun: readonly PaymentView[]): Promise<readonly string[]> {
  const looked = await Promise.all(begun.map(({ paymentId }) => world.look(paymentId)))
  const payments = looked.flatMap(
    (look) => look.payments as { modifications: { kind: string }[] }[],
  )
  return payments.flatMap(({ modifications }) => modifications.map(({ kind }) => kind))
}

/** Everything that the provider has said so far, again and again, as it may. */
async function hearAll(): Promise<void> {
  await world.flush()
  await receiveNotifications(deps, world.hearing.news)
  await shop.runJobs()
}

const begin = async (visitorKey: string, given: Partial<PaymentRequest> = {}) =>
  beginPayment(deps, await shop.request(visitorKey, given))
const byCard = { methodId: 'scheme', card: testCard(visa), browserInfo }

const choose = async ({ action }: PaymentView, choice: string) =>
  press(action?.url ?? '', { choice })

describe('the engine and the provider over HTTP', () => {
  test('iDEAL, back on the return page, then the notification', async () => {
    const visitorKey = await shop.fillBasket()
    const begun = await begin(visitorKey)
    const { redirectResult, address } = await choose(begun, 'pay')
    expect(address?.href).toContain(`/bestellen/betaling-verwerken/?order=${begun.orderUuid}&`)
    const request = { orderUuid: begun.orderUuid, visitorKey, redirectResult }
    await expect(completePayment(deps, request)).resolves.toMatchObject({ state: 'paid' })
    await hearAll()
    expect(await outcomeOf(shop, visitorKey)).toMatchObject({
      orders: ['completed'],
      payments: ['settled'],
      mails: 2,
    })
  })

  test('iDEAL, and the shopper never comes back', async () => {
    const visitorKey = await shop.fillBasket()
    await choose(await begin(visitorKey), 'pay')
    await hearAll()
    expect((await outcomeOf(shop, visitorKey)).orders).toEqual(['completed'])
  })

  test('a card whose answer is lost is charged once and settled', async () => {
    const visitorKey = await shop.fillBasket()
    await world.arm({ on: 'payments', kind: 'drop-after-commit' })
    await expect(begin(visitorKey, byCard)).resolves.toMatchObject({ state: 'pending' })
    shop.later(6_000)
    await shop.runJobs()
    await hearAll()
    expect(await outcomeOf(shop, visitorKey)).toMatchObject({
      orders: ['completed'],
      payments: ['settled'],
      refunds: [],
    })
  })

  test('a card that cannot be issued is paid back, and the provider says when it is done', async () => {
    const visitorKey = await shop.fillBasket([{ amountCents: 88_00 }, {}])
    const begun = await begin(visitorKey, byCard)
    await shop.runJobs()
    await hearAll()
    expect(await waysBack(begun)).toEqual(['refund'])
    expect(await outcomeOf(shop, visitorKey)).toMatchObject({
      orders: ['completed'],
      payments: ['partlyRefunded'],
      refunds: [{ state: 'done', cents: 88_00 }],
      balances: [0],
    })
  })

  test('a basket that is paid twice keeps one payment and gets the other back', async () => {
    const visitorKey = await shop.fillBasket()
    const first = await begin(visitorKey)
    const second = await begin(visitorKey)
    await choose(first, 'pay')
    await choose(second, 'pay')
    await hearAll()
    await hearAll()
    const { payments, refunds } = await outcomeOf(shop, visitorKey)
    expect([...payments].sort()).toEqual(['refunded', 'settled'])
    expect(refunds).toMatchObject([{ state: 'done', reason: 'paidTwice', cents: 25_95 }])
    expect(await waysBack(first, second)).toEqual(['reversal'])
  })

  test('a donation alone is paid like everything else', async () => {
    const visitorKey = await shop.fillBasket([{ productId: 'bomen-planten', amountCents: 10_00 }])
    await expect(begin(visitorKey, byCard)).resolves.toMatchObject({ state: 'paid' })
    expect((await outcomeOf(shop, visitorKey)).orders).toEqual(['completed'])
  })

  test('the confirmation names the brand of the card that paid', async () => {
    const { orderUuid } = await begin(await shop.fillBasket(), byCard)
    await shop.runJobs()
    const confirmation = [...shop.mails.values()].find(
      ({ mail }) => mail.key.startsWith('confirmation:') && mail.text.includes(orderUuid),
    )
    expect(confirmation?.about).toMatchObject({
      paidWith: [{ method: 'scheme', brand: 'visa' }],
    })
  })

  test('the bank hears how much of a payment is gift cards, and who gets them', async () => {
    const heardOf = async (packages: Parameters<OrderShop['fillBasket']>[0]) => {
      const { paymentId } = await begin(await shop.fillBasket(packages), byCard)
      const [kept] = (await world.look(paymentId)).payments
      return kept.request.merchantRiskIndicator
    }
    const donation = { productId: 'bomen-planten', amountCents: 10_00 }
    const bram = forOther('Bram', 'bram@voorbeeld.example')
    expect(await heardOf([{ quantity: 2, receiver: bram }, donation])).toMatchObject({
      giftCardAmount: { currency: 'EUR', value: 50_00 },
      giftCardCount: 2,
      deliveryEmailAddress: 'bram@voorbeeld.example',
    })
    expect(await heardOf([{}])).toMatchObject({
      giftCardCount: 1,
      deliveryEmailAddress: 'anna@voorbeeld.example',
    })
    expect(await heardOf([donation])).toBeUndefined()
  })

  test('a shopper who cancels at the bank is told so, also when its notification was faster', async () => {
    const visitorKey = await shop.fillBasket()
    const begun = await begin(visitorKey)
    const { redirectResult } = await choose(begun, 'cancel')
    await hearAll()
    const request = { orderUuid: begun.orderUuid, visitorKey, redirectResult }
    await expect(completePayment(deps, request)).rejects.toMatchObject({ code: 3403 })
  })

  test('the books are right after all of this', async () => {
    expect(await ledgerFindings(shop)).toEqual([])
  })
})
