import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { forgetCarts } from '#domain/cart/forget-carts.ts'
import { issueCards } from '#flows/cards/issue-cards.ts'
import { openGiftCard } from '#flows/cards/show-gift-card.ts'
import { beginPayment } from '#flows/payments/begin-payment.ts'
import { completePayment } from '#flows/payments/complete-payment.ts'
import { receiveNotifications } from '#flows/payments/receive-notifications.ts'
import { settlePayment } from '#flows/payments/settle-payment.ts'
import { resumeWork } from '#flows/recovery/resume-work.ts'
import { cardOf, OrderShop } from '#tests/support/build-order-shop.ts'
import { eventually } from '#tests/support/eventually.ts'
import { ledgerFindings, outcomeOf } from '#tests/support/order-outcome.ts'
import { openTestPostgres } from '#tests/support/postgres.ts'

const database = await openTestPostgres(20)
const shop = new OrderShop(database)
afterAll(async () => {
  shop.close()
  await database.close()
})

const card = { methodId: 'scheme', card: cardOf('A. DE VRIES') }
const times = <Result>(count: number, work: (index: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)))
const begin = async (visitorKey: string) => beginPayment(shop.deps, await shop.request(visitorKey))

const yearMs = 365 * 24 * 60 * 60_000

/** All of them come as far as posting to the ledger before the first may. */
async function atTheSameTime(settlements: readonly (() => Promise<unknown>)[]): Promise<void> {
  let settled: Promise<unknown> | undefined
  await database.db.transaction().execute(async (tx) => {
    await sql`lock table ledger_transfers in exclusive mode`.execute(tx)
    settled = Promise.all(settlements.map((settle) => settle()))
    await eventually('all to wait for the ledger', async () => {
      const { rows } = await sql`
        select from pg_locks where relation = 'ledger_transfers'::regclass and not granted
      `.execute(database.db)
      return rows.length === settlements.length ? true : undefined
    })
  })
  await settled
}

const soldOnce = {
  orders: ['completed'],
  units: ['issued'],
  deliveries: ['sent'],
  baskets: ['ordered'],
  balances: [0],
  mails: 2,
}

describe('in parallel', () => {
  test('the same notification 50 times settles once', async () => {
    const visitorKey = await shop.fillBasket()
    const { paymentId } = await begin(visitorKey)
    shop.provider.decide(paymentId, 'authorised')
    const news = shop.provider.newsOf(paymentId)
    await times(50, () => receiveNotifications(shop.deps, [news]))
    expect(shop.waitingJobs).toHaveLength(1)
    await shop.runJobs()
    expect(await outcomeOf(shop, visitorKey)).toMatchObject({ ...soldOnce, payments: ['settled'] })
  })

  test('50 different pieces of news about one success settle once', async () => {
    const visitorKey = await shop.fillBasket()
    const { paymentId } = await begin(visitorKey)
    shop.provider.decide(paymentId, 'authorised')
    const { reference, amount } = shop.provider.newsOf(paymentId)
    await times(50, () =>
      settlePayment(shop.deps, { paymentId, outcome: { state: 'authorised', reference, amount } }),
    )
    await shop.runJobs()
    expect(await outcomeOf(shop, visitorKey)).toMatchObject({
      ...soldOnce,
      payments: ['settled'],
      refunds: [],
    })
  })

  test('return page, notification and refusal at once end as a success', async () => {
    for (let round = 0; round < 5; round += 1) {
      const visitorKey = await shop.fillBasket()
      const { paymentId, orderUuid } = await begin(visitorKey)
      shop.provider.decide(paymentId, 'authorised')
      const redirectResult = shop.provider.redirectResultOf(paymentId)
      const { reference, amount } = shop.provider.newsOf(paymentId)
      // A visitor who hears of the refusal first is told so; only the end counts.
      await Promise.allSettled([
        completePayment(shop.deps, { orderUuid, visitorKey, redirectResult }),
        settlePayment(shop.deps, {
          paymentId,
          outcome: { state: 'authorised', reference, amount },
        }),
        settlePayment(shop.deps, {
          paymentId,
          outcome: { state: 'refused', reference, reason: 'refused' },
        }),
      ])
      await shop.runJobs()
      expect(await outcomeOf(shop, visitorKey)).toMatchObject({
        ...soldOnce,
        payments: ['settled'],
      })
    }
  })

  test('a notification that is settled before the answer of the provider is recorded stands', async () => {
    for (const method of [{}, card]) {
      const visitorKey = await shop.fillBasket()
      const { provider } = shop
      const overtaken: typeof provider.begin = async (asked) => {
        const answer = await provider.begin(asked)
        provider.decide(asked.paymentId, 'authorised')
        await receiveNotifications(shop.deps, [provider.newsOf(asked.paymentId)])
        await shop.runJobs('process-notification')
        return answer
      }
      const payments = Object.assign(Object.create(provider), {
        listMethods: () => provider.listMethods(),
        begin: overtaken,
      })
      const view = await beginPayment(
        { ...shop.deps, payments },
        await shop.request(visitorKey, method),
      )
      expect(view.state).toBe('paid')
      await shop.runJobs()
      expect(await outcomeOf(shop, visitorKey)).toMatchObject({
        ...soldOnce,
        payments: ['settled'],
      })
    }
  })

  test('two tabs that pay the same basket by card: one pays, the other is paid back in full', async () => {
    for (let round = 0; round < 5; round += 1) {
      const visitorKey = await shop.fillBasket()
      const request = await shop.request(visitorKey, card)
      const before = shop.provider.refundedCents()
      const views = await Promise.allSettled([
        beginPayment(shop.deps, request),
        beginPayment(shop.deps, request),
      ])
      await shop.runJobs()
      const outcome = await outcomeOf(shop, visitorKey)
      expect(views.some((view) => view.status === 'fulfilled')).toBe(true)
      // The slower tab either found the basket paid, or paid it again and got it back, which is mailed.
      const surplus = outcome.payments.length - 1
      expect(outcome).toMatchObject({ ...soldOnce, mails: soldOnce.mails + surplus })
      expect(shop.provider.refundedCents() - before).toBe(surplus * 25_95)
      expect(outcome.refunds).toHaveLength(surplus)
    }
  })

  test('two orders of one basket that are both paid: one is kept, one goes back', async () => {
    for (let round = 0; round < 5; round += 1) {
      const visitorKey = await shop.fillBasket()
      const old = await begin(visitorKey)
      shop.later(1)
      await shop.addTo(visitorKey, [{ productId: 'filmbon' }])
      const current = await begin(visitorKey)
      await Promise.all(
        [old, current].map(({ paymentId }) => {
          shop.provider.decide(paymentId, 'authorised')
          const { reference, amount } = shop.provider.newsOf(paymentId)
          const outcome = { state: 'authorised' as const, reference, amount }
          return settlePayment(shop.deps, { paymentId, outcome })
        }),
      )
      await shop.runJobs()
      const { orders, payments, refunds, balances } = await outcomeOf(shop, visitorKey)
      expect(orders.filter((state) => state === 'completed')).toHaveLength(1)
      expect(payments).toEqual(['settled', 'settled'])
      expect(refunds).toHaveLength(1)
      expect(balances).toEqual([0, 0])
    }
  })

  test('two orders of one basket that was forgotten, both paid: one is kept, one goes back', async () => {
    const visitorKey = await shop.fillBasket()
    const old = await begin(visitorKey)
    shop.later(1)
    await shop.addTo(visitorKey, [{ productId: 'filmbon' }])
    const current = await begin(visitorKey)
    const later = new Date(shop.now.getTime() + yearMs)
    await database.db.transaction().execute((tx) => forgetCarts(tx, later))
    const settle = ({ paymentId }: typeof old) => {
      shop.provider.decide(paymentId, 'authorised')
      const { reference, amount } = shop.provider.newsOf(paymentId)
      const outcome = { state: 'authorised' as const, reference, amount }
      return settlePayment(shop.deps, { paymentId, outcome })
    }
    // There is no basket left to wait at, so each has looked before the other one writes.
    await atTheSameTime([() => settle(old), () => settle(current)])
    await shop.runJobs()
    const { orders, payments, refunds, balances } = await outcomeOf(shop, visitorKey)
    expect(orders.filter((state) => state === 'completed')).toHaveLength(1)
    expect(payments).toEqual(['settled', 'settled'])
    expect(refunds).toHaveLength(1)
    expect(balances).toEqual([0, 0])
  })

  test('settling while the same basket is changed and ordered again never hangs and never sells twice', async () => {
    for (let round = 0; round < 10; round += 1) {
      const visitorKey = await shop.fillBasket()
      const { paymentId } = await begin(visitorKey)
      shop.provider.decide(paymentId, 'authorised')
      const { reference, amount } = shop.provider.newsOf(paymentId)
      await Promise.allSettled([
        settlePayment(shop.deps, {
          paymentId,
          outcome: { state: 'authorised', reference, amount },
        }),
        shop.addTo(visitorKey, [{ productId: 'filmbon' }]).then(() => begin(visitorKey)),
      ])
      await shop.runJobs()
      const { orders, payments } = await outcomeOf(shop, visitorKey)
      expect(orders.filter((state) => state === 'completed')).toHaveLength(1)
      expect(payments.filter((state) => state === 'settled')).toHaveLength(1)
    }
  })

  test('ten runs that issue the same order make each card once', async () => {
    const visitorKey = await shop.fillBasket([{ quantity: 40 }, { amountCents: 88_00 }])
    const { orderUuid } = await beginPayment(shop.deps, await shop.request(visitorKey, card))
    const { id } = await shop.deps.db
      .selectFrom('orders')
      .select('id')
      .where('uuid', '=', orderUuid)
      .executeTakeFirstOrThrow()
    await times(10, () => issueCards(shop.deps, [id]))
    await times(3, () => resumeWork(shop.deps))
    await shop.runJobs()
    const outcome = await outcomeOf(shop, visitorKey)
    expect(outcome).toMatchObject({
      orders: ['completed'],
      deliveries: ['sent'],
      refunds: [{ cents: 88_00 }],
      balances: [0],
      mails: 3,
    })
    expect(outcome.units.filter((state) => state === 'issued')).toHaveLength(40)
  })

  test('a gift that is opened ten times at once is opened once', async () => {
    const mail = [...shop.mails.values()].findLast(({ mail: { key } }) => key.startsWith('card:'))
    const token = JSON.parse(mail?.mail.text ?? '{}')
      .cardPageUrl.split('/')
      .at(-2)
    const pages = await times(10, () => openGiftCard(shop.deps, { token, language: 'nl' }))
    expect(new Set(pages.map((page) => JSON.stringify(page))).size).toBe(1)
  })

  test('no receiver was mailed twice, and the books are right', async () => {
    expect(shop.sentTwice).toBe(0)
    expect(await ledgerFindings(shop)).toEqual([])
  })
})
