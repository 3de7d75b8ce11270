import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import type { Mail } from '#domain/mail/mailer.ts'
import { registerAccount } from '#flows/accounts/register-account.ts'
import { showOrder } from '#flows/orders/show-order.ts'
import { beginPayment } from '#flows/payments/begin-payment.ts'
import { reconcileWork } from '#flows/recovery/reconcile-work.ts'
import { resumeWork } from '#flows/recovery/resume-work.ts'
import type { Deps } from '#flows/shared/deps.ts'
import { openPlaces } from '#flows/shared/places.ts'
import type { DeliveryId } from '#kernel/ids.ts'
import { createSmtpMailer } from '#platform/mail/smtp-mailer.ts'
import { cardOf, OrderShop } from '#tests/support/build-order-shop.ts'
import { forOther } from '#tests/support/build-shop.ts'
import { openTestDatabase } from '#tests/support/database.ts'
import { eventually } from '#tests/support/eventually.ts'
import { startSmtpServer } from '#tests/support/smtp-server.ts'
import { solveCaptcha } from '#tests/support/solve-captcha.ts'
import { unknownBrowser } from '#tests/support/unknown-browser.ts'
import { cardMail } from './card-mail.ts'
import { sendMails } from './send-mails.ts'

const database = await openTestDatabase()
let shop = new OrderShop(database)
beforeEach(async () => {
  shop.close()
  shop = new OrderShop(database)
  await database.db.deleteFrom('mail_claims').execute()
  await database.db
    .updateTable('deliveries')
    .set({ state: 'opened' })
    .where('state', '<>', 'withdrawn')
    .execute()
  await database.db.updateTable('orders').set({ confirmation_sent_at: shop.now }).execute()
})
afterAll(async () => {
  shop.close()
  await database.close()
})

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const leaseMs = 5 * minuteMs

/** Cards that are made and wait for their mails, whose jobs are there no more. */
async function giveTo(...addresses: readonly string[]) {
  const packages = addresses.map((address) => ({ receiver: forOther(address, address) }))
  const visitorKey = await shop.fillBasket(packages)
  const request = await shop.request(visitorKey, { methodId: 'scheme', card: cardOf('A.') })
  const { orderUuid } = await beginPayment(shop.deps, request)
  await shop.runJobs('issue-cards')
  await shop.runJobs('send-confirmation-mail')
  shop.loseJobs()
  const ids = await waiting()
  const look = async () => {
    const order = await showOrder(shop.deps, { uuid: orderUuid, visitorKey, language: 'nl' })
    return order.receivers.map(({ deliveryState, canBeCorrected }) => ({
      deliveryState,
      canBeCorrected,
    }))
  }
  return { ids, look }
}

async function waiting(): Promise<readonly DeliveryId[]> {
  const rows = await database.db
    .selectFrom('deliveries')
    .select('id')
    .where('state', '=', 'waiting')
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** A post that takes mails when it is told to. */
function slowPost() {
  const asked: string[] = []
  const held: (() => void)[] = []
  const send = async ({ to }: { to: { address: string } }) => {
    asked.push(to.address)
    await new Promise<void>((resolve) => held.push(resolve))
  }
  const take = () => {
    for (const take of held.splice(0)) take()
  }
  return { asked, take, mailer: { send } }
}

const anotherProcess = (given: Partial<Deps> = {}): Deps => ({
  ...shop.deps,
  mailPlaces: openPlaces(24),
  leaseHolder: { name: randomUUID(), isGone: () => false },
  ...given,
})

const closed = { send: async () => Promise.reject(new Error('The post office is closed.')) }
const jobNames = () => shop.waitingJobs.map(({ name }) => name)

describe('a mail that is on its way', () => {
  test('is sent by no other process, job, reconciliation or start', async () => {
    const { ids, look } = await giveTo('bram@voorbeeld.example')
    const post = slowPost()
    const sending = sendMails(anotherProcess({ mailer: post.mailer }), cardMail, ids)
    await eventually('the mail to be asked for', () => post.asked[0])
    await Promise.all([
      sendMails(shop.deps, cardMail, ids),
      sendMails(anotherProcess(), cardMail, ids),
    ])
    shop.later(3 * minuteMs)
    await reconcileWork(shop.deps)
    await resumeWork(anotherProcess())
    expect(jobNames()).toEqual([])
    post.take()
    await sending
    await sendMails(shop.deps, cardMail, ids)
    expect(post.asked).toHaveLength(1)
    expect(shop.mails.size).toBe(1)
    expect(await look()).toMatchObject([{ deliveryState: 'sent' }])
  })

  test('is claimed by one of many processes that begin at once', async () => {
    const { ids } = await giveTo('bram@voorbeeld.example', 'cas@voorbeeld.example')
    await Promise.all(Array.from({ length: 8 }, () => sendMails(anotherProcess(), cardMail, ids)))
    expect([shop.mails.size, shop.sentTwice]).toEqual([3, 0])
  })

  test('is sent by another after the lease of a process that fell silent, at once after one that is gone', async () => {
    const { ids, look } = await giveTo('bram@voorbeeld.example')
    const dead = anotherProcess({ mailer: slowPost().mailer })
    void sendMails(dead, cardMail, ids)
    await eventually('the mail to be claimed', holders)
    await resumeWork(shop.deps)
    expect(jobNames()).toEqual([])
    await resumeWork({
      ...shop.deps,
      leaseHolder: { name: 'new', isGone: (name) => name === dead.leaseHolder.name },
    })
    expect(jobNames()).toEqual(['send-card-mail'])
    shop.loseJobs()
    shop.later(leaseMs + 2 * minuteMs)
    await reconcileWork(shop.deps)
    await shop.runJobs()
    expect(await look()).toMatchObject([{ deliveryState: 'sent' }])
  })

  test('holds up none of its batch, nor the next batch, when its server is slow', async () => {
    let answerSlow: ((answer: string) => void) | undefined
    const server = await startSmtpServer((recipient) =>
      recipient.startsWith('slow')
        ? new Promise((resolve) => {
            answerSlow = resolve
          })
        : '250 2.1.5 Good',
    )
    const from = 'Cadeaubon <hallo@cadeaubon.example>'
    const mailer = createSmtpMailer({ url: server.url, from, connectionsMax: 4 })
    try {
      const { ids } = await giveTo('slow@voorbeeld.example', 'bram@voorbeeld.example')
      const process = anotherProcess({ mailer, mailPlaces: openPlaces(4) })
      const batch = sendMails(process, cardMail, ids)
      await eventually('the quick one to be sent', () => server.messages[0])
      await eventually('the quick one to be marked', async () =>
        (await waiting()).length === 1 ? true : undefined,
      )
      const next = await giveTo('cas@voorbeeld.example')
      await sendMails(process, cardMail, next.ids)
      expect(server.messages).toHaveLength(2)
      await batch
      expect(await waiting()).toHaveLength(1)
      answerSlow?.('250 2.1.5 Good')
      await process.mailPlaces.empty()
      expect(await waiting()).toEqual([])
      expect(server.messages).toHaveLength(3)
    } finally {
      mailer.close()
      await server.close()
    }
  })
})

test('a mail that went while the database was away is noted when it is back, and not sent again', async () => {
  const { ids, look } = await giveTo('bram@voorbeeld.example')
  const complaints: object[] = []
  const log = { ...shop.deps.log, warn: (facts: object) => complaints.push(facts) }
  const rename = (from: string, to: string) =>
    sql`alter table ${sql.id(from)} rename to ${sql.id(to)}`.execute(database.db)
  const send = async (mail: Mail) => {
    await shop.deps.mailer.send(mail)
    await rename('deliveries', 'deliveries_away')
  }
  const sending = sendMails({ ...shop.deps, log, mailer: { send } }, cardMail, ids)
  await eventually('the mark to fail', () => complaints[0])
  await rename('deliveries_away', 'deliveries')
  await sending
  await shop.deps.mailPlaces.empty()
  expect(await look()).toMatchObject([{ deliveryState: 'sent' }])
  expect(shop.sentTwice).toBe(0)
})

describe('a mail that does not arrive', () => {
  test('is tried again with growing pauses, and given up after two days', async () => {
    const { ids, look } = await giveTo('bram@voorbeeld.example')
    const process = { ...shop.deps, mailer: closed }
    const began = shop.now.getTime()
    const pauses: number[] = []
    await sendMails(process, cardMail, ids)
    while ((await waiting()).length > 0 && pauses.length < 120) {
      const [job, ...more] = shop.waitingJobs
      expect(more).toEqual([])
      const at = job?.startAfter?.getTime() ?? Number.NaN
      pauses.push((at - shop.now.getTime()) / 1000)
      shop.later(at - shop.now.getTime())
      shop.loseJobs()
      await sendMails(process, cardMail, ids)
    }
    expect(pauses.slice(0, 11)).toEqual([5, 10, 20, 40, 80, 160, 320, 640, 1280, 1800, 1800])
    expect(pauses.length).toBeLessThan(120)
    expect(shop.now.getTime() - began).toBe(48 * hourMs)
    expect(shop.waitingJobs).toEqual([])
    expect(await look()).toEqual([{ deliveryState: 'failed', canBeCorrected: true }])
    expect(shop.alerts).toMatchObject([{ alert: true, sentence: 'A mail was given up.' }])
    await reconcileWork(shop.deps)
    expect(shop.waitingJobs).toEqual([])
  })

  test('calls for a person after an hour', async () => {
    const { ids } = await giveTo('bram@voorbeeld.example')
    await sendMails({ ...shop.deps, mailer: closed }, cardMail, ids)
    shop.later(hourMs - minuteMs)
    shop.loseJobs()
    await sendMails({ ...shop.deps, mailer: closed }, cardMail, ids)
    await reconcileWork(shop.deps)
    expect(shop.alerts).toEqual([])
    shop.later(minuteMs)
    await reconcileWork(shop.deps)
    expect(shop.alerts).toMatchObject([{ alert: true, count: 1, names: ['send-card-mail'] }])
  })

  test('is waited for by nobody while its order is halted, and by nobody at all once that is withdrawn', async () => {
    const { ids } = await giveTo('bram@voorbeeld.example')
    await sendMails({ ...shop.deps, mailer: closed }, cardMail, ids)
    shop.loseJobs()
    const { id } = await database.db
      .selectFrom('orders')
      .innerJoin('deliveries', 'deliveries.order_id', 'orders.id')
      .select('orders.id')
      .where('deliveries.id', 'in', ids)
      .executeTakeFirstOrThrow()
    const become = async (state: 'halted' | 'completed' | 'withdrawn') => {
      await database.db.updateTable('orders').set({ state }).where('id', '=', id).execute()
      if (state === 'withdrawn')
        await database.db.updateTable('deliveries').set({ state }).where('id', 'in', ids).execute()
      shop.loseJobs()
      shop.later(hourMs)
      await reconcileWork(shop.deps)
      const alerts = shop.alerts.splice(0).length
      return [jobNames(), alerts]
    }
    expect(await become('halted')).toEqual([[], 0])
    expect(await become('completed')).toEqual([['send-card-mail'], 1])
    await become('halted')
    expect(await become('withdrawn')).toEqual([[], 0])
  })

  test('to an account is waited for by nobody once that ended, and its link with it', async () => {
    const captchaToken = solveCaptcha(await shop.deps.captcha.challenge('common'))
    const browser = { ...unknownBrowser, visitorKey: randomUUID() }
    await registerAccount(shop.deps, {
      ...{ language: 'nl', firstName: 'Sanne', lastName: 'Bos', email: 'sanne@voorbeeld.example' },
      ...{ password: 'appeltaart-1', captchaToken, clientIp: undefined, browser },
    })
    shop.deps.mailer = closed
    await shop.runJobs()
    const look = async () => {
      shop.loseJobs()
      shop.later(2 * hourMs)
      await reconcileWork(shop.deps)
      return [jobNames(), shop.alerts.splice(0).length]
    }
    expect(await look()).toEqual([['send-account-mail'], 1])
    await database.db.deleteFrom('account_mails').execute()
    expect(await look()).toEqual([[], 0])
  })

  test('is one job, however long nobody does it, and however often it is looked for', async () => {
    await giveTo(...Array.from({ length: 5 }, (_, index) => `r${index}@voorbeeld.example`))
    for (let minute = 0; minute < 10; minute += 1) {
      shop.later(minuteMs)
      await reconcileWork(shop.deps)
      await resumeWork(anotherProcess())
    }
    expect(jobNames()).toEqual(Array(5).fill('send-card-mail'))
    shop.deps.mailer = closed
    await shop.runJobs()
    for (let minute = 0; minute < 10; minute += 1) {
      shop.later(minuteMs)
      await reconcileWork(shop.deps)
    }
    expect(jobNames()).toEqual(Array(5).fill('send-card-mail'))
  })

  test('keeps no other waiting, however many there are', async () => {
    const hopeless = await giveTo('bram@voorbeeld.example')
    await sendMails({ ...shop.deps, mailer: closed }, cardMail, hopeless.ids)
    shop.loseJobs()
    await copyDeliveries(600)
    const lost = await giveTo('cas@voorbeeld.example')
    shop.later(3 * minuteMs)
    await reconcileWork(shop.deps)
    const newest = lost.ids.find((id) => !id.startsWith('dlv_copy') && !hopeless.ids.includes(id))
    expect(shop.waitingJobs).toContainEqual({
      name: 'send-card-mail',
      payload: { deliveryId: newest },
    })
  })
})

const holders = async () => {
  const rows = await database.db
    .selectFrom('mail_claims')
    .select('held_by')
    .where('held_by', 'is not', null)
    .execute()
  return rows[0]?.held_by ?? undefined
}

/** Deliveries like the one that waits, older than it, each tried in vain an hour ago. */
async function copyDeliveries(count: number): Promise<void> {
  const [id] = await waiting()
  const row = await database.db
    .selectFrom('deliveries')
    .selectAll()
    .where('id', '=', id as DeliveryId)
    .executeTakeFirstOrThrow()
  const shipment = await database.db
    .selectFrom('order_shipments')
    .selectAll()
    .where('id', '=', row.shipment_id)
    .executeTakeFirstOrThrow()
  const claim = await database.db.selectFrom('mail_claims').selectAll().executeTakeFirstOrThrow()
  const copies = Array.from({ length: count }, (_, index) => `dlv_copy${index}` as DeliveryId)
  const shipmentOf = (copy: string) => `shp_${copy}` as typeof shipment.id
  await database.db
    .insertInto('order_shipments')
    .values(copies.map((copy) => ({ ...shipment, id: shipmentOf(copy), address: null })))
    .execute()
  await database.db
    .insertInto('deliveries')
    .values(copies.map((copy) => ({ ...row, id: copy, shipment_id: shipmentOf(copy) })))
    .execute()
  await database.db
    .insertInto('mail_claims')
    .values(
      copies.map((copy) => ({
        ...claim,
        key: `card:${copy}:1`,
        subject_id: copy,
        next_try_at: new Date(shop.now.getTime() + hourMs),
      })),
    )
    .execute()
}
