import { afterAll, beforeEach, expect, test } from 'vitest'
import { listCases } from '#domain/cases/find-case.ts'
import { cardAccount, systemAccount } from '#domain/ledger/accounts.ts'
import { balanceOf } from '#domain/ledger/balance.ts'
import { decideCase } from '#flows/cases/decide-case.ts'
import { receiveNotifications } from '#flows/payments/receive-notifications.ts'
import { refundCardsByHand } from '#flows/refunds/refund-by-hand.ts'
import type { OrderId } from '#kernel/ids.ts'
import {
  type ApiBrowser,
  addPackage,
  type Data,
  detailsInput,
  giftInput,
  openApiShop,
  saveDetails,
  startPayment,
} from '#tests/support/api-shop.ts'
import { buildProduct } from '#tests/support/build-product.ts'
import { changeOf } from '#tests/support/case-shop.ts'
import { choiceProducts, type HeldCard, issueCard } from '#tests/support/choice-cards.ts'
import { ledgerFindings } from '#tests/support/order-outcome.ts'
import { refusalOf } from '#tests/support/refusal-of.ts'
import { solveCaptcha } from '#tests/support/solve-captcha.ts'

const { browser, shop, close } = await openApiShop({
  products: [...choiceProducts, buildProduct({ id: 'dinerbon' })],
})
afterAll(close)
const { db } = shop.deps

const challenge = `query Challenge($userData: UserData!) { captchaChallenge(userData: $userData, action: common) {
  algorithm challenge maxnumber salt signature } }`
const add = `mutation Add($userData: UserData!, $cardNumber: String!, $pin: String!, $captchaToken: String!) {
  addGiftCardPayment(userData: $userData, cardNumber: $cardNumber, pin: $pin, captchaToken: $captchaToken) {
    order { amountToPay { value } } errors { code } } }`
const withdraw = `mutation Withdraw($userData: UserData!, $input: WithdrawalInput!) {
  withdraw(userData: $userData, input: $input) { statedOn errors { code } } }`

/** Of the card, as it was bought with its fee; what its holder spends of it; what is left. */
const [face, paid, spent, left] = [50_00, 50_95, 25_95, 24_05]
const by = { actor: 'Anna', reason: 'test' }

let holder: ApiBrowser
beforeEach(async () => {
  holder = browser()
  await db.deleteFrom('attempts').execute()
})

/** The basket of the holder, to which they present the card. */
async function present({ number, pin }: HeldCard, amount = 25_00): Promise<Data> {
  await holder.ask(addPackage, { input: giftInput({ amount }) })
  await holder.ask(saveDetails, { input: detailsInput() })
  const captchaToken = solveCaptcha((await holder.ask(challenge)).data.captchaChallenge)
  return (await holder.ask(add, { cardNumber: number, pin, captchaToken })).data.addGiftCardPayment
}

/** A card of which its holder paid an order, with the order that bought it. */
async function partSpent({ amountCents = face, gift = 25_00 } = {}) {
  const card = await issueCard(shop, { amountCents })
  expect(await present(card, gift)).toMatchObject({
    order: { amountToPay: { value: 0 } },
    errors: [],
  })
  const input = { methodId: null, expectedTotal: 0 }
  const { startPayment: done } = (await holder.ask(startPayment, { input })).data
  expect(done).toMatchObject({ state: 'PAID', errors: [] })
  const bought = await db
    .selectFrom('cards')
    .innerJoin('card_units', 'card_units.id', 'cards.order_unit_id')
    .innerJoin('orders', 'orders.id', 'card_units.order_id')
    .innerJoin('payments', 'payments.id', 'orders.paid_by_payment_id')
    .select(['orders.id as orderId', 'payments.id as paymentId', 'card_units.id as unitId'])
    .select(['orders.reference_number as orderNumber', 'orders.contact'])
    .where('cards.id', '=', card.id)
    .executeTakeFirstOrThrow()
  return { card, ...bought, news: shop.provider.newsOf(bought.paymentId) }
}

const onCard = ({ id }: HeldCard) => balanceOf(db, cardAccount(id, 'EUR'))
const backOf = async (orderId: OrderId): Promise<readonly number[]> =>
  (
    await db
      .selectFrom('refunds')
      .select('amount_cents as cents')
      .where('order_id', '=', orderId)
      .execute()
  ).map(({ cents }) => cents)

async function booksMove(work: () => Promise<unknown>) {
  const read = async () => ({
    provider: await balanceOf(db, systemAccount('pspClearing', 'EUR')),
    loss: await balanceOf(db, systemAccount('refundLoss', 'EUR')),
    taken: await balanceOf(db, systemAccount('takenBack', 'EUR')),
  })
  const before = await read()
  await work()
  await shop.runJobs()
  const after = await read()
  return {
    provider: after.provider - before.provider,
    loss: after.loss - before.loss,
    taken: after.taken - before.taken,
  }
}

type Bought = Awaited<ReturnType<typeof partSpent>>

async function hear({ news }: Bought, kind: 'fraudNotice' | 'chargeback', cents: number) {
  await receiveNotifications(shop.deps, [changeOf(news, kind, { cents })])
  await shop.runJobs('process-notification')
}

async function decide({ orderId }: Bought, decision: 'refund-cards' | 'withdraw-cards') {
  const [open] = (await listCases(db, { orderId })).filter(({ state }) => state === 'open')
  await decideCase(shop.deps, { caseId: open?.id ?? expect.fail(), decision, ...by })
}

/** Nothing is on it, and nobody pays with it any more. */
async function isGone({ card }: Bought) {
  expect(await onCard(card)).toBe(0)
  const { errors } = await present(card)
  expect(errors).not.toEqual([])
}

test('paid back by a person: the payer has all of it again, and what was spent is the shop’s loss', async () => {
  const bought = await partSpent()
  expect(await onCard(bought.card)).toBe(left)
  await hear(bought, 'fraudNotice', 0)
  const moved = await booksMove(() => decide(bought, 'refund-cards'))
  expect(await backOf(bought.orderId)).toEqual([paid])
  expect(moved).toEqual({ provider: paid, loss: -spent, taken: 0 })
  await isGone(bought)
})

test('withdrawn after a chargeback: the bank has all of it, what was left on the card covers that much', async () => {
  const bought = await partSpent()
  const moved = await booksMove(async () => {
    await hear(bought, 'chargeback', paid)
    await decide(bought, 'withdraw-cards')
  })
  expect(await backOf(bought.orderId)).toEqual([0])
  expect(moved).toMatchObject({ provider: paid, taken: 0 })
  // The fee goes back with the sale.
  expect(moved.loss).toBe(left - face)
  await isGone(bought)
})

test('what it paid for comes back after it is gone: to the shop, and nobody has it twice', async () => {
  // The issuer of this amount refuses it.
  const bought = await partSpent({ amountCents: 89_00, gift: 88_00 })
  await hear(bought, 'fraudNotice', 0)
  const moved = await booksMove(() => decide(bought, 'refund-cards'))
  expect(moved).toEqual({ provider: 89_95, loss: 0, taken: 0 })
  await isGone(bought)
})

test('withdrawn by law it stays with its holder: it was seen, and nothing goes back', async () => {
  const bought = await partSpent()
  const { firstName, lastName, email } = bought.contact
  const input = { name: `${firstName} ${lastName}`, orderNumber: bought.orderNumber, email }
  const moved = await booksMove(async () => {
    const { errors } = (await browser().ask(withdraw, { input })).data.withdraw
    expect(errors).toEqual([])
  })
  expect([moved, await backOf(bought.orderId)]).toEqual([{ provider: 0, loss: 0, taken: 0 }, []])
  expect(await onCard(bought.card)).toBe(left)
  expect(await present(bought.card)).toMatchObject({ errors: [] })
})

test('an operator who names it is refused, and nothing of it moves', async () => {
  const bought = await partSpent()
  const { orderId, unitId } = bought
  const moved = await booksMove(async () => {
    const asked = { ...by, orderId, unitIds: [unitId] }
    expect(await refusalOf(refundCardsByHand(shop.deps, asked))).toBe('refundCardUsed')
  })
  expect([moved, await onCard(bought.card)]).toEqual([{ provider: 0, loss: 0, taken: 0 }, left])
})

test('the books and every card are right after all of this', async () => {
  expect(await ledgerFindings(shop)).toEqual([])
})
