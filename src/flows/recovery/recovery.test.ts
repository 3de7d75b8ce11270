import { afterAll, describe, expect, test } from 'vitest'
import { beginPayment } from '#flows/payments/begin-payment.ts'
import { receiveNotifications } from '#flows/payments/receive-notifications.ts'
import { runJob } from '#jobs/start-workers.ts'
import { type NotificationId, newId } from '#kernel/ids.ts'
import { cardOf, OrderShop } from '#tests/support/build-order-shop.ts'
import { openTestEmbedded } from '#tests/support/database.ts'
import { outcomeOf } from '#tests/support/order-outcome.ts'
import { reconcileWork } from './reconcile-work.ts'
import { resumeWork } from './resume-work.ts'

const database = await openTestEmbedded()
const shop = new OrderShop(database)
afterAll(async () => {
  shop.close()
  await database.close()
})

const minuteMs = 60_000
const card = { methodId: 'scheme', card: cardOf('A. DE VRIES') }
const named = (names: readonly { name: string }[]) => names.map(({ name }) => name).sort()

describe('unfinished work', () => {
  test('whose jobs are lost is found by the first round a minute later, and at once by a start', async () => {
    for (const [pause, takeUp] of [
      [minuteMs, reconcileWork],
      [0, resumeWork],
    ] as const) {
      const visitorKey = await shop.fillBasket()
      await beginPayment(shop.deps, await shop.request(visitorKey, card))
      shop.loseJobs()
      shop.later(pause)
      await takeUp(shop.deps)
      expect(named(shop.waitingJobs)).toEqual(['issue-cards', 'send-confirmation-mail'])
      await shop.runJobs()
      expect(await outcomeOf(shop, visitorKey)).toMatchObject({ orders: ['completed'], mails: 2 })
    }
  })

  test('that an hour of trying did not finish calls for a person', async () => {
    const visitorKey = await shop.fillBasket()
    await beginPayment(shop.deps, await shop.request(visitorKey, card))
    shop.loseJobs()
    shop.later(59 * minuteMs)
    const alerts = shop.alerts.length
    await reconcileWork(shop.deps)
    expect(shop.alerts.slice(alerts)).toEqual([])
    shop.later(2 * minuteMs)
    await reconcileWork(shop.deps)
    expect(shop.alerts.slice(alerts)).toMatchObject([
      { alert: true, count: 2, names: ['issue-cards', 'send-confirmation-mail'] },
    ])
    await shop.runJobs()
  })

  test('that waits in vain does not stand before what is new, however much of it there is', async () => {
    const { db } = shop.deps
    const older = (index: number) => new Date(shop.now.getTime() - (1000 + index) * minuteMs)
    const notice = (id: string, receivedAt: Date) => ({
      id: id as NotificationId,
      dedupe_key: id,
      body: '{}',
      received_at: receivedAt,
    })
    await db
      .insertInto('payment_notifications')
      .values([
        ...Array.from({ length: 501 }, (_, index) => notice(`ntf_old${index}`, older(index))),
        notice('ntf_new', shop.now),
      ])
      .execute()
    const asked: string[] = []
    for (let minute = 0; minute < 4; minute += 1) {
      shop.later(minuteMs)
      await reconcileWork(shop.deps)
      asked.push(...shop.waitingJobs.map(({ payload }) => JSON.stringify(payload)))
      shop.loseJobs()
    }
    expect(asked.filter((payload) => payload.includes('ntf_new'))).not.toEqual([])
    // Those that are older than half a day are looked at once in an hour.
    expect(asked.filter((payload) => payload.includes('ntf_old'))).toHaveLength(501)
    await db.deleteFrom('payment_notifications').where('dedupe_key', 'like', 'ntf_%').execute()
  })

  test('is not taken from a job that is at it', async () => {
    const visitorKey = await shop.fillBasket()
    await beginPayment(shop.deps, await shop.request(visitorKey, card))
    const waiting = shop.waitingJobs.length
    await reconcileWork(shop.deps)
    expect(shop.waitingJobs.length).toBe(waiting)
    await shop.runJobs()
  })

  test('finished work stays finished', async () => {
    shop.later(3 * minuteMs)
    await reconcileWork(shop.deps)
    await resumeWork(shop.deps)
    expect(shop.waitingJobs).toEqual([])
    expect(shop.sentTwice).toBe(0)
  })

  test('an order ends with the session in which nobody paid it, and a late payment is honoured', async () => {
    const visitorKey = await shop.fillBasket()
    const { paymentId } = await beginPayment(shop.deps, await shop.request(visitorKey))
    shop.later(23 * 60 * minuteMs)
    await reconcileWork(shop.deps)
    await shop.runJobs()
    expect((await outcomeOf(shop, visitorKey)).orders).toEqual(['awaitingPayment'])
    shop.later(2 * 60 * minuteMs)
    for (let round = 0; round < 2; round += 1) {
      await reconcileWork(shop.deps)
      await shop.runJobs()
    }
    expect(await outcomeOf(shop, visitorKey)).toMatchObject({
      orders: ['expired'],
      payments: ['abandoned'],
    })
    await receiveNotifications(shop.deps, [shop.provider.newsOf(paymentId, 'authorised')])
    await shop.runJobs()
    expect((await outcomeOf(shop, visitorKey)).orders).toEqual(['completed'])
  })
})

describe('news', () => {
  const foreign = {
    dedupeKey: 'authorised:FOREIGN',
    kind: 'authorised',
    paymentId: newId('pay'),
    refundId: undefined,
    reference: 'FOREIGN',
    originalReference: undefined,
    amount: { currency: 'EUR', cents: 1 },
    occurredAt: '2026-11-21T10:00:00Z',
  } as const

  const unnamed = {
    ...foreign,
    dedupeKey: 'authorised:UNNAMED',
    reference: 'UNNAMED',
    paymentId: undefined,
  }

  test.each([
    ['a payment that we do not know', foreign],
    ['no payment by name', unnamed],
  ])('about %s waits for it, and is a case after an hour', async (_what, news) => {
    await receiveNotifications(shop.deps, [news])
    await shop.runJobs()
    expect(shop.waitingJobs).toEqual([])
    const known = () =>
      shop.alerts.filter((alert) => 'reference' in alert && alert.reference === news.reference)
    shop.later(50 * minuteMs)
    await reconcileWork(shop.deps)
    await shop.runJobs()
    expect(known()).toEqual([])
    shop.later(30 * minuteMs)
    await reconcileWork(shop.deps)
    await shop.runJobs()
    expect(shop.waitingJobs).toEqual([])
    expect(known()).toMatchObject([{ alert: true, kind: 'unknownPayment' }])
  })

  test('of other kinds is kept and changes nothing', async () => {
    const other = { ...foreign, kind: 'other', dedupeKey: 'REPORT_AVAILABLE', paymentId: undefined }
    await receiveNotifications(shop.deps, [other as never])
    await shop.runJobs()
    const { outcome } = await shop.deps.db
      .selectFrom('payment_notifications')
      .select('outcome')
      .where('dedupe_key', '=', 'REPORT_AVAILABLE')
      .executeTakeFirstOrThrow()
    expect(outcome).toBe('nothing')
  })
})

test('a job with a payload that makes no sense fails, and does nothing', async () => {
  const [error] = await runJob(shop.deps, 'issue-cards', { orderId: "'; drop table orders" })
  expect(error).toBeInstanceOf(Error)
})
