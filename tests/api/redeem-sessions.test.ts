import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { mutateAccount, register, registration } from '#tests/support/account-browser.ts'
import { detailsInput } from '#tests/support/api-shop.ts'
import { blockCard, issueCard, spendFrom } from '#tests/support/choice-cards.ts'
import { ledgerFindings } from '#tests/support/order-outcome.ts'
import { codesOf, Redeem } from '#tests/support/redeem.ts'
import { openRedeemShop } from '#tests/support/redeem-shop.ts'

const { browser, shop, db, balanceOn, orderRow, choose, hear, close } = await openRedeemShop()
afterAll(close)

let holder = browser()
let redeem = new Redeem(holder)
const realNow = shop.now
beforeEach(async () => {
  holder = browser()
  redeem = new Redeem(holder)
  shop.now = realNow
  await db.deleteFrom('attempts').execute()
})

describe('the token of a session', () => {
  test('works only with the cookie that it was given to', async () => {
    await choose(redeem, 25_00)
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
    const card = await choose(redeem, 25_00)
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
    await choose(redeem, 25_00)
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
    await choose(redeem, 25_00)
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
    const card = await choose(redeem, 25_00)
    const second = new Redeem(browser())
    await second.open(card)
    await second.add({ productId: 'dinerbon', amount: 25_00 })
    await second.save(detailsInput())
    expect(await redeem.pay(0)).toMatchObject({ state: 'PAID' })
    expect(codesOf(await second.pay(0))).toEqual([3204])
    // Nothing of a card in it: that would be an ordinary order.
    expect(codesOf(await second.pay(25_00, 'ideal'))).toEqual([3525])
  })

  test('in two tabs: what one chose meanwhile is not ordered by the button of the other, nor when one of them leaves', async () => {
    const card = await choose(redeem, 25_00)
    const { version, packages } = (await redeem.look()).redeemOrder
    const other = new Redeem(holder)
    other.token = redeem.token
    await other.update(packages[0].id, { amount: 10_00 })
    await other.add({ productId: 'bomen', amount: 15_00 })
    // The card pays all of it, as before.
    expect(codesOf(await redeem.pay(0, null, { version }))).toEqual([3204])
    expect(await balanceOn(card)).toBe(25_00)
    const shown = (await redeem.look()).redeemOrder
    expect(shown).toMatchObject({ toPay: { value: 0 }, packages: [{}, {}] })
    await other.change('closeRedeem')
    expect(codesOf(await redeem.pay(0, null, { version: shown.version }))).toEqual([3540])
    await redeem.open(card)
    await redeem.add({ productId: 'dinerbon', amount: 25_00 })
    await redeem.save(detailsInput())
    const { version: last } = (await redeem.look()).redeemOrder
    expect(await redeem.pay(0, null, { version: last })).toMatchObject({ state: 'PAID' })
  })

  test('goes with its visitor at a log-in', async () => {
    const card = await choose(redeem, 25_00)
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
    expect(shop.alerts.at(-1)).toMatchObject({ alert: true, programme: 'bedrijf' })
    await sql`update cards set storefront = 'GCSBE' where id = ${elsewhere.id}`.execute(db)
    expect(codesOf(await redeem.addCard(elsewhere))).toEqual([3527])
    await blockCard(shop, foreign)
    expect(codesOf(await redeem.addCard(foreign))).toEqual([3523])
    expect(codesOf(await redeem.change('removeRedeemCard', { cardId: good.id }))).toEqual([3546])
    expect(codesOf(await redeem.change('removeRedeemCard', { cardId: other.id }))).toEqual([3522])
  })

  test('is taken out by one press, and the others pay', async () => {
    const card = await choose(redeem, 25_00)
    const { redeem: with2 } = await redeem.addCard(await issueCard(shop))
    expect(with2.remainingBalance).toEqual({ value: 25_00 })
    const { order } = await redeem.change('removeRedeemCard', { cardId: card.id })
    expect(order).toMatchObject({ remainingBalance: { value: 0 }, toPay: { value: 0 } })
  })

  test('that is blocked or spent between the basket and the button changes the total', async () => {
    const card = await choose(redeem, 25_00)
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
    const card = await choose(redeem, 30_00, { amount: 88_00 })
    const { paymentId, orderUuid } = await redeem.pay(58_00, 'ideal')
    const before = shop.provider.refundedCents()
    // The issuer of this amount refuses it.
    await hear(paymentId, 'authorised')
    expect(await balanceOn(card)).toBe(30_00)
    expect(shop.provider.refundedCents() - before).toBe(58_00)
    expect(await orderRow(orderUuid)).toMatchObject({ kind: 'redeem' })
  })
})

describe('an amount a cent off its bound', () => {
  test('is refused where it is chosen, by e-mail and by post', async () => {
    await redeem.open(await issueCard(shop))
    const amounts = async (chosen: object, cents: readonly number[]) => {
      const codes: (number | 'chosen')[] = []
      for (const amount of cents)
        codes.push(codesOf(await redeem.add({ ...chosen, amount }))[0] ?? 'chosen')
      return codes
    }
    const tooFar = [9_99, 10_00, 10_01, 249_99, 250_00, 250_01]
    expect(await amounts({ productId: 'dinerbon' }, tooFar)).toEqual([
      ...([3103, 'chosen', 3102] as const),
      ...([3102, 'chosen', 3103] as const),
    ])
    const posted = { productId: 'fietsbon', variationType: 'PHYSICAL' }
    const aroundTheSplit = [9_99, 10_00, 149_99, 150_00, 150_01, 151_00, 160_00]
    expect(await amounts(posted, aroundTheSplit)).toEqual([
      ...([3103, 'chosen', 3102, 'chosen'] as const),
      ...([3102, 'chosen', 'chosen'] as const),
    ])
  })

  test('is refused where it is paid: what is left, what the cards leave, and what the page said', async () => {
    const card = await choose(redeem, 25_00, { amount: 20_00 })
    await spendFrom(shop, card, 1)
    // 4.99 would be left.
    expect(codesOf(await redeem.pay(0))).toEqual([3544])
    const [{ id }] = (await redeem.look()).redeemOrder.packages
    await redeem.update(id, { amount: 25_00 })
    expect((await redeem.look()).redeemOrder).toMatchObject({ toPay: { value: 1 } })
    for (const cents of [0, 2]) expect(codesOf(await redeem.pay(cents, 'ideal'))).toEqual([3204])
    expect(await balanceOn(card)).toBe(24_99)
    const { paymentId } = await redeem.pay(1, 'ideal')
    await hear(paymentId, 'authorised')
    expect(await balanceOn(card)).toBe(0)
  })
})

test('the books are right after all of this', async () => {
  expect(await ledgerFindings(shop)).toEqual([])
})
