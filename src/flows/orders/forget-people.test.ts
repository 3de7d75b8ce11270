import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { forgetBilling, forgetOrderers } from '#domain/orders/forget-orderers.ts'
import { forgetNotifications } from '#domain/payments/forget-notifications.ts'
import { openGiftCard, showGiftCard } from '#flows/cards/show-gift-card.ts'
import type { DeliveryId } from '#kernel/ids.ts'
import { forOther } from '#tests/support/build-shop.ts'
import { CaseShop, changeOf } from '#tests/support/case-shop.ts'
import { openTestDatabase } from '#tests/support/database.ts'
import { forgetPeople } from './forget-people.ts'

const database = await openTestDatabase()
const { db } = database
let shop = new CaseShop(database)
beforeEach(() => {
  shop.close()
  shop = new CaseShop(database)
})
afterAll(async () => {
  shop.close()
  await database.close()
})

const dayMs = 24 * 60 * 60 * 1000
const bram = forOther('Bram Bos', 'bram@voorbeeld.example', 'Opa Truus')

async function give() {
  const bought = await shop.buy([{ receiver: bram, message: 'Van harte!' }])
  await shop.runJobs()
  return { ...bought, gift: await tokenOf(bought.visitorKey) }
}

async function tokenOf(visitorKey: string) {
  const { id } = await db
    .selectFrom('deliveries')
    .innerJoin('orders', 'orders.id', 'deliveries.order_id')
    .select('deliveries.id')
    .where('visitor_key', '=', visitorKey)
    .executeTakeFirstOrThrow()
  return tokenBy(id)
}

const tokenBy = (id: DeliveryId) =>
  ({ token: shop.deps.cardLinks.token({ id, linkVersion: 1 }), language: 'nl' }) as const

async function forget(days: number): Promise<void> {
  shop.later(days * dayMs)
  const { now } = shop
  await db.transaction().execute((tx) => forgetPeople(tx, now, shop.deps))
  await db.transaction().execute((tx) => forgetOrderers(tx, now))
  await db.transaction().execute((tx) => forgetBilling(tx, now))
  await db.transaction().execute((tx) => forgetNotifications(tx, now))
}

/** Everything about people that the tables of orders still hold. */
async function known(): Promise<string> {
  const { rows } = await sql<{ text: string }>`
    select coalesce(string_agg(row_to_json(t)::text, ' '), '') as text from (
      select contact::text || coalesce(billing::text, ''), null as name, null as email, null as note from orders
      union all select null, receiver_name || ' ' || coalesce(giver_name, ''), receiver_email, null from order_shipments
      union all select null, null, null, message from order_packages
      union all select null, null, failure, null from deliveries
    ) as t`.execute(db)
  return rows[0]?.text ?? ''
}

async function billTo(
  street: string,
  { visitorKey, kind = 'PRIVATE' }: { visitorKey: string; kind?: 'PRIVATE' | 'BUSINESS' },
): Promise<void> {
  const billing = JSON.stringify({ firstName: 'Anna', lastName: 'de Vries', address: { street } })
  await sql`update orders set billing = ${billing}::jsonb, customer_type = ${kind}
    where visitor_key = ${visitorKey}`.execute(db)
}

async function beginOnly() {
  await shop.begin()
  return db
    .updateTable('orders')
    .set({ state: 'expired' })
    .where('settled_at', 'is', null)
    .where('state', '=', 'awaitingPayment')
    .returning('visitor_key as visitorKey')
    .executeTakeFirstOrThrow()
}

const hashes = async () =>
  (
    await db
      .selectFrom('order_shipments')
      .select('receiver_email_hash')
      .where('receiver_email_hash', 'is not', null)
      .execute()
  ).map(({ receiver_email_hash: hash }) => Buffer.from(hash ?? []).toString('hex'))

describe('whoever got a gift', () => {
  test('is forgotten ninety days after it was opened, with the note; the card is as good as before', async () => {
    const { gift } = await give()
    await db.updateTable('deliveries').set({ failure: '550 <bram@voorbeeld.example>' }).execute()
    await openGiftCard(shop.deps, gift)
    await forget(89)
    expect(await known()).toContain('bram@voorbeeld.example')
    expect(await known()).toContain('Opa Truus')
    await forget(2)
    expect(await known()).not.toMatch(/Bram|bram@|harte|Truus/)
    expect(await known()).toContain('anna@')
    const page = await showGiftCard(shop.deps, gift)
    expect(page).toMatchObject({ receiverName: '', message: undefined })
    expect(page.cards[0]?.code?.number).toMatch(/^\d+$/)
    const own = Buffer.from(shop.deps.hashAddress('Bram@Voorbeeld.example ')).toString('hex')
    expect(await hashes()).toContain(own)
  })

  test('is kept while the gift was not opened, and while a case about it is open', async () => {
    const { paymentId, news, gift } = await give()
    await forget(200)
    expect(await known()).toContain('bram@voorbeeld.example')
    await shop.hear(changeOf(news, 'disputeNotice'))
    await openGiftCard(shop.deps, gift)
    await forget(100)
    expect(await known()).toContain('bram@voorbeeld.example')
    await shop.decide(paymentId, 'keep-cards')
    await forget(1)
    expect(await known()).not.toContain('bram@voorbeeld.example')
  })
})

describe('whoever ordered', () => {
  test('is forgotten after two years, and so is every receiver; what was sold stays', async () => {
    const { visitorKey } = await give()
    await forget(729)
    expect(await known()).toContain('anna@')
    await forget(3)
    expect(await known()).not.toMatch(/anna@|bram@|Vries|Truus/)
    expect(
      await db.selectFrom('orders').select('id').where('visitor_key', '=', visitorKey).execute(),
    ).toEqual([])
    // Their cards are valid for some days more.
    expect(await hashes()).not.toEqual([])
    await forget(60)
    expect(await hashes()).toEqual([])
    const { total } = await db
      .selectFrom('orders')
      .select(({ fn }) => fn.sum<number>('total_cents').as('total'))
      .executeTakeFirstOrThrow()
    expect(Number(total)).toBeGreaterThan(0)
  })

  test('for a company is kept as long as its invoice', async () => {
    const { visitorKey } = await give()
    await sql`update orders set customer_type = 'BUSINESS' where visitor_key = ${visitorKey}`.execute(
      db,
    )
    await forget(800)
    expect(await known()).toContain('anna@')
    await forget(6 * 366)
    expect(await known()).not.toContain('anna@')
  })

  test('and had the invoice made out to an address is kept there as long as the invoice, and nowhere else', async () => {
    const { visitorKey } = await give()
    await billTo('Kerkstraat', { visitorKey })
    await forget(732)
    expect(await known()).not.toContain('anna@')
    expect(await known()).toContain('Kerkstraat')
    await forget(7 * 366 - 732 + 1)
    expect(await known()).not.toContain('Kerkstraat')
  })

  test.each([
    ['for a company, with its invoice', 'BUSINESS', 7 * 366],
    ['and never paid, with the rest', 'PRIVATE', 90],
  ] as const)('%s: the address goes too', async (_whose, kind, days) => {
    const { visitorKey } = kind === 'BUSINESS' ? await give() : await beginOnly()
    await billTo('Dorpsstraat', { visitorKey, kind })
    await forget(days - 1)
    expect(await known()).toContain('Dorpsstraat')
    await forget(2)
    expect(await known()).not.toContain('Dorpsstraat')
  })

  test('and never paid is forgotten after ninety days', async () => {
    await shop.begin()
    await sql`update orders set state = 'expired' where settled_at is null`.execute(db)
    await forget(89)
    expect(await known()).toContain('anna@')
    await forget(2)
    expect(await known()).not.toContain('anna@')
  })
})

test('what the provider told is forgotten once it was acted upon, after more than a year', async () => {
  const { news } = await shop.begin()
  await shop.hear(news)
  const told = async () =>
    (await db.selectFrom('payment_notifications').select('id').execute()).length
  expect(await told()).toBeGreaterThan(0)
  await forget(401)
  expect(await told()).toBe(0)
})
