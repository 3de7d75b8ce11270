import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { findFaults } from '#domain/audit/find-faults.ts'
import { listCases } from '#domain/cases/find-case.ts'
import { auditLedger } from '#domain/ledger/audit.ts'
import { decideCase } from '#flows/cases/decide-case.ts'
import { receiveNotifications } from '#flows/payments/receive-notifications.ts'
import { detailsInput, openApiShop } from '#tests/support/api-shop.ts'
import { buildProduct } from '#tests/support/build-product.ts'
import { changeOf } from '#tests/support/case-shop.ts'
import { choiceProducts, type HeldCard, issueCard } from '#tests/support/choice-cards.ts'
import { openTestPostgres } from '#tests/support/postgres.ts'
import { codesOf, Redeem } from '#tests/support/redeem.ts'
import { isWhole } from '#tests/support/thoroughness.ts'

const database = await openTestPostgres(20)
const { db } = database
const { browser, shop, close } = await openApiShop({
  ...{ database, products: [...choiceProducts, buildProduct({ id: 'dinerbon' })] },
})
afterAll(async () => {
  await close()
  await database.close()
})

/** Somebody in a browser of their own, who has chosen something for a card and presses the button next. */
async function readyToPay(cards: readonly HeldCard[], amount: number): Promise<Redeem> {
  const redeem = new Redeem(browser())
  for (const [at, card] of cards.entries())
    expect(codesOf(at === 0 ? await redeem.open(card) : await redeem.addCard(card))).toEqual([])
  await redeem.add({ productId: 'dinerbon', amount })
  await redeem.save(detailsInput())
  return redeem
}

/** What is on a card, and what it paid. */
async function whereIs({ id }: HeldCard) {
  const { rows } = await sql<{ card: number; paid: number }>`
    select (select balance_cents from ledger_accounts where id = 'card:' || ${id}::text)::int as card,
      coalesce(sum(amount_cents), 0)::int as paid from tenders where card_id = ${id}`.execute(db)
  return rows[0]
}

/** More than all connections of the database in every run; as many as two hundred at the checkout: holds.pg.test.ts. */
const manyAtOnce = isWhole('redeem') ? 200 : 50

test('of fifty or two hundred who redeem 10 euros of one card of 50 at once, five get it, and not a cent is left or lacks', async () => {
  const card = await issueCard(shop, { amountCents: 50_00 })
  const all: Redeem[] = []
  for (let at = 0; at < manyAtOnce; at += 1) all.push(await readyToPay([card], 10_00))
  const answers = await Promise.all(all.map((redeem) => redeem.pay(0)))
  const paid = answers.filter(({ state }) => state === 'PAID')
  expect(paid).toHaveLength(5)
  for (const answer of answers) if (!paid.includes(answer)) expect(codesOf(answer)).toEqual([3204])
  expect(await whereIs(card)).toEqual({ card: 0, paid: 50_00 })
  expect((await auditLedger(db)).findings).toEqual([])
})

test('orders that redeem the same two cards at once draw them in the right order, and no more than is needed', async () => {
  // Neither the one that was bought first nor the smaller one is the first to expire.
  const [late, soon] = [
    await issueCard(shop, { amountCents: 40_00 }),
    await issueCard(shop, { amountCents: 50_00 }),
  ] as const
  await sql`update cards set valid_until = '2026-12-31' where id = ${soon.id}`.execute(db)
  const all: Redeem[] = []
  for (let at = 0; at < 6; at += 1)
    all.push(await readyToPay(at % 2 === 0 ? [soon, late] : [late, soon], 20_00))
  const answers = await Promise.all(all.map((redeem) => redeem.pay(0)))
  expect(answers.filter(({ state }) => state === 'PAID')).toHaveLength(4)
  expect([await whereIs(soon), await whereIs(late)]).toEqual([
    { card: 0, paid: 50_00 },
    { card: 10_00, paid: 30_00 },
  ])
  const { rows } = await sql<{ drawn: string }>`
    select string_agg(case card_id when ${soon.id} then 'soon ' else 'late ' end || amount_cents, ', ' order by position) as drawn
    from tenders where card_id = any(${[soon.id, late.id]}::text[]) group by order_id order by 1`.execute(
    db,
  )
  expect(rows.map(({ drawn }) => drawn)).toEqual([
    ...['late 2000', 'soon 1000, late 1000'],
    ...['soon 2000', 'soon 2000'],
  ])
})

const realNow = shop.now
test.each([
  ['2026-11-21', '2026-11-21T23:00:00Z'],
  ['2027-07-31', '2027-07-31T22:00:00Z'],
])('a card that is good through %s is neither added nor pays from %s on', async (day, midnight) => {
  const card = await issueCard(shop, { amountCents: 25_00 })
  await sql`update cards set valid_until = ${day} where id = ${card.id}`.execute(db)
  shop.now = new Date(Date.parse(midnight) - 1)
  const [redeem, other] = [await readyToPay([card], 10_00), await readyToPay([card], 15_00)]
  expect(await redeem.pay(0)).toMatchObject({ state: 'PAID', errors: [] })
  shop.now = new Date(midnight)
  expect(codesOf(await other.pay(0))).toEqual([3204])
  expect(codesOf(await new Redeem(browser()).open(card))).toEqual([3524])
  expect(await whereIs(card)).toEqual({ card: 15_00, paid: 10_00 })
  shop.now = realNow
  // Tries of another time are none of this one.
  await db.deleteFrom('attempts').execute()
})

test('what cannot be made goes back exactly as it was drawn, however often it is told and by how many at once', async () => {
  const [first, second] = [await issueCard(shop), await issueCard(shop, { amountCents: 30_00 })]
  // The issuer of this amount refuses it.
  const redeem = await readyToPay([first, second], 88_00)
  const { paymentId } = await redeem.pay(33_00, 'ideal')
  expect([await whereIs(first), await whereIs(second)]).toMatchObject([{ card: 0 }, { card: 0 }])
  const before = shop.provider.refundedCents()
  shop.provider.decide(paymentId, 'authorised')
  for (let time = 0; time < 3; time += 1) {
    await receiveNotifications(shop.deps, [shop.provider.newsOf(paymentId)])
    await Promise.all([shop.runJobs(), shop.runJobs()])
  }
  expect([await whereIs(first), await whereIs(second)]).toMatchObject([
    { card: 25_00 },
    { card: 30_00 },
  ])
  expect(shop.provider.refundedCents() - before).toBe(33_00)
  expect((await auditLedger(db)).findings).toEqual([])
  expect(await findFaults(db)).toEqual([])
})

/** The bank warns of whoever paid for the card, and a person pays the card back. */
async function payBack(card: HeldCard): Promise<void> {
  const { paymentId } = await db
    .selectFrom('cards')
    .innerJoin('card_units', 'card_units.id', 'cards.order_unit_id')
    .innerJoin('payments', 'payments.order_id', 'card_units.order_id')
    .select('payments.id as paymentId')
    .where('cards.id', '=', card.id)
    .executeTakeFirstOrThrow()
  const warning = changeOf(shop.provider.newsOf(paymentId), 'fraudNotice', { cents: 0 })
  await receiveNotifications(shop.deps, [warning])
  await shop.runJobs()
  const open = await listCases(db, 'open')
  expect(open).toHaveLength(1)
  for (const { id: caseId } of open)
    await decideCase(shop.deps, { caseId, decision: 'refund-cards', actor: 'Anna', reason: 'test' })
  await shop.runJobs()
}

test('a card that is paid back pays nothing from then on, also for those who are at the button at that moment', async () => {
  const card = await issueCard(shop, { amountCents: 50_00 })
  const all: Redeem[] = []
  for (let at = 0; at < 12; at += 1) all.push(await readyToPay([card], 10_00))
  const late = all.splice(8)
  const [answers] = await Promise.all([
    Promise.all(all.map((redeem) => redeem.pay(0))),
    payBack(card),
  ])
  const paid = answers.filter(({ state }) => state === 'PAID').length * 10_00
  expect(await whereIs(card)).toEqual({ card: 0, paid })
  for (const redeem of late) expect(codesOf(await redeem.pay(0))).toEqual([3204])
  expect(codesOf(await new Redeem(browser()).open(card))).toEqual([3523])
  expect(await whereIs(card)).toEqual({ card: 0, paid })
  expect((await auditLedger(db)).findings).toEqual([])
  expect(await findFaults(db)).toEqual([])
})

test('one session whose button is pressed twenty times at once makes one order', async () => {
  const card = await issueCard(shop, { amountCents: 25_00 })
  const redeem = await readyToPay([card], 10_00)
  const answers = await Promise.all(Array.from({ length: 20 }, () => redeem.pay(0)))
  expect(answers.filter(({ state }) => state === 'PAID')).toHaveLength(1)
  expect(await whereIs(card)).toEqual({ card: 15_00, paid: 10_00 })
})

test('cards that are added at once are all there', async () => {
  const cards: HeldCard[] = []
  for (let at = 0; at < 4; at += 1) cards.push(await issueCard(shop))
  const [first, ...others] = cards as [HeldCard, ...HeldCard[]]
  const redeem = new Redeem(browser())
  await redeem.open(first)
  const answers = await Promise.all(others.map((card) => redeem.addCard(card)))
  expect(answers.flatMap(codesOf)).toEqual([])
  const { redeemSession } = await redeem.look()
  expect(redeemSession.cards.map(({ id }: { id: string }) => id).toSorted()).toEqual(
    cards.map(({ id }) => id).toSorted(),
  )
})
