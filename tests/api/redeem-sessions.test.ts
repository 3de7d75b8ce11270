import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { cardAccount } from '#domain/ledger/accounts.ts'
import { balanceOf } from '#domain/ledger/balance.ts'
import { receiveNotifications } from '#flows/payments/receive-notifications.ts'
import type { PaymentId } from '#kernel/ids.ts'
import {
  mutateAccount,
  openAccountShop,
  register,
  registration,
} from '#tests/support/account-browser.ts'
import { detailsInput } from '#tests/support/api-shop.ts'
import { blockCard, type HeldCard, issueCard, spendFrom } from '#tests/support/choice-cards.ts'
import { ledgerFindings } from '#tests/support/order-outcome.ts'
import { codesOf, Redeem, redeemProducts } from '#tests/support/redeem.ts'

const { browser, shop, close } = await openAccountShop({
  products: redeemProducts,
})
afterAll(close)
const { db } = shop.deps

let holder = browser()
let redeem = new Redeem(holder)
const realNow = shop.now
beforeEach(async () => {
  holder = browser()
  redeem = new Redeem(holder)
  shop.now = realNow
  await db.deleteFrom('attempts').execute()
})

const balanceOn = ({ id }: HeldCard) => balanceOf(db, cardAccount(id, 'EUR'))
const orderRow = (uuid: string) =>
  db
    .selectFrom('orders')
    .select(['id', 'kind', 'state', 'visitor_key'])
    .where('uuid', '=', uuid)
    .executeTakeFirstOrThrow()

/** A session with one card, details and something chosen. */
async function choose(amountCents: number, chosen: object = {}): Promise<HeldCard> {
  const card = await issueCard(shop, { amountCents })
  await redeem.open(card)
  await redeem.add({ productId: 'dinerbon', amount: amountCents, ...chosen })
  await redeem.save(detailsInput())
  return card
}

async function hear(paymentId: PaymentId, fate: 'authorised' | 'refused'): Promise<void> {
  shop.provider.decide(paymentId, fate)
  await receiveNotifications(shop.deps, [shop.provider.newsOf(paymentId)])
  await shop.runJobs()
}

describe('the token of a session', () => {
  test('works only with the cookie that it was given to', async () => {
    await choose(25_00)
    const thief = new Redeem(browser())
    await thief.open(await issueCard(shop))
    const stolen = new Redeem(browser())
    for (const other of [thief, stolen]) {
      other.token = redeem.token
      expect((await other.look()).codes).toContain(3540)
      expect(codesOf(await other.add({ productId: 'dinerbon', amount: 10_00 }))).toEqual([3540])
      expect(codesOf(await other.change('closeRedeem'))).toEqual([3540])
    }
    // Without any cookie there is no basket either.
    expect(codesOf(await thief.pay(0))).toEqual([3540])
    expect(codesOf(await stolen.pay(0))).toEqual([3203])
    expect(await redeem.pay(0)).toMatchObject({ state: 'PAID' })
  })

  test('ends after half an hour without use, and lives on by use', async () => {
    const card = await choose(25_00)
    const minutes = (count: number) => {
      shop.now = new Date(shop.now.getTime() + count * 60_000)
    }
    minutes(29)
    expect((await redeem.look()).codes).toEqual([])
    minutes(29)
    expect((await redeem.look()).codes).toEqual([])
    minutes(30)
    expect((await redeem.look()).codes).toEqual([3540, 3540])
    expect(codesOf(await redeem.pay(0))).toEqual([3540])
    expect(await balanceOn(card)).toBe(25_00)
  })

  test('is worth nothing once its visitor left, nor when it is made up', async () => {
    await choose(25_00)
    expect(codesOf(await redeem.change('closeRedeem'))).toEqual([])
    expect(codesOf(await redeem.pay(0))).toEqual([3540])
    for (const token of ['', 'x', '\0', 'é'.repeat(1000), `${redeem.token} `]) {
      redeem.token = token
      expect(codesOf(await redeem.pay(0))).toEqual([3540])
    }
    redeem.token = null
    expect(await redeem.look()).toMatchObject({ redeemSession: null })
  })

  test('stands in no row and in no log', async () => {
    await choose(25_00)
    shop.now = new Date(shop.now.getTime() + 40 * 60_000)
    await redeem.look()
    const { rows } = await sql<{
      row: string
    }>`select redeem_sessions::text as row from redeem_sessions
      union all select orders::text from orders union all select carts::text from carts`.execute(db)
    const token = redeem.token ?? 'none'
    expect(rows.filter(({ row }) => row.includes(token))).toEqual([])
    expect(JSON.stringify(shop.alerts)).not.toContain(token)
  })

  test('two for one card: whoever is first has its value, and the other is told the new total', async () => {
    const card = await choose(25_00)
    const second = new Redeem(browser())
    await second.open(card)
    await second.add({ productId: 'dinerbon', amount: 25_00 })
    await second.save(detailsInput())
    expect(await redeem.pay(0)).toMatchObject({ state: 'PAID' })
    expect(codesOf(await second.pay(0))).toEqual([3204])
    // Nothing of a card in it: that would be an ordinary order.
    expect(codesOf(await second.pay(25_00, 'ideal'))).toEqual([3525])
  })

  test('goes with its visitor at a log-in', async () => {
    const card = await choose(25_00)
    await register(browser())
    const { email, password } = registration()
    expect(await mutateAccount(holder, 'userLogin', { email, password })).toMatchObject({
      status: true,
    })
    const { orderUuid } = await redeem.pay(0)
    expect(await balanceOn(card)).toBe(0)
    expect(await orderRow(orderUuid)).toMatchObject({ kind: 'redeem' })
  })
})

describe('a card', () => {
  test('that cannot be exchanged is told by what is wrong with it', async () => {
    const [good, other, elsewhere, foreign] = [
      await issueCard(shop),
      await issueCard(shop),
      await issueCard(shop),
      await issueCard(shop),
    ]
    await redeem.open(good)
    expect(codesOf(await redeem.addCard(good))).toEqual([3520])
    await sql`update cards set programme = 'bedrijf', issuer = 'bedrijf' where id = ${other.id}`.execute(
      db,
    )
    expect(codesOf(await redeem.addCard(other))).toEqual([3542])
    expect(codesOf(await new Redeem(browser()).open(other))).toEqual([3548])
    await sql`update cards set storefront = 'GCSBE' where id = ${elsewhere.id}`.execute(db)
    expect(codesOf(await redeem.addCard(elsewhere))).toEqual([3527])
    await blockCard(shop, foreign)
    expect(codesOf(await redeem.addCard(foreign))).toEqual([3523])
    expect(codesOf(await redeem.change('removeRedeemCard', { cardId: good.id }))).toEqual([3546])
    expect(codesOf(await redeem.change('removeRedeemCard', { cardId: other.id }))).toEqual([3522])
  })

  test('is taken out by one press, and the others pay', async () => {
    const card = await choose(25_00)
    const { redeem: with2 } = await redeem.addCard(await issueCard(shop))
    expect(with2.remainingBalance).toEqual({ value: 25_00 })
    const { order } = await redeem.change('removeRedeemCard', { cardId: card.id })
    expect(order).toMatchObject({ remainingBalance: { value: 0 }, toPay: { value: 0 } })
  })

  test('that is blocked or spent between the basket and the button changes the total', async () => {
    const card = await choose(25_00)
    await spendFrom(shop, card, 1)
    expect(codesOf(await redeem.pay(0))).toEqual([3204])
    await blockCard(shop, card)
    expect(codesOf(await redeem.pay(1, 'ideal'))).toEqual([3204])
    expect(codesOf(await redeem.pay(25_00, 'ideal'))).toEqual([3525])
  })

  test('expires at midnight in the Netherlands, when it is added and when the order is placed', async () => {
    const card = await issueCard(shop, { amountCents: 25_00 })
    await sql`update cards set valid_until = '2026-11-21' where id = ${card.id}`.execute(db)
    shop.now = new Date('2026-11-21T22:59:59Z')
    expect(codesOf(await redeem.open(card))).toEqual([])
    await redeem.add({ productId: 'dinerbon', amount: 25_00 })
    await redeem.save(detailsInput())
    shop.now = new Date('2026-11-21T23:00:00Z')
    expect(codesOf(await redeem.pay(0))).toEqual([3204])
    await db.deleteFrom('attempts').execute()
    expect(codesOf(await new Redeem(browser()).open(card))).toEqual([3524])
  })

  test('has back exactly what it gave when its choice cannot be made', async () => {
    const card = await choose(30_00, { amount: 88_00 })
    const { paymentId, orderUuid } = await redeem.pay(58_00, 'ideal')
    const before = shop.provider.refundedCents()
    // The issuer of this amount refuses it.
    await hear(paymentId, 'authorised')
    expect(await balanceOn(card)).toBe(30_00)
    expect(shop.provider.refundedCents() - before).toBe(58_00)
    expect(await orderRow(orderUuid)).toMatchObject({ kind: 'redeem' })
  })
})

test('the books are right after all of this', async () => {
  expect(await ledgerFindings(shop)).toEqual([])
})
