import { afterAll, describe, expect, test } from 'vitest'
import { cardAccount, orderAccount } from '#domain/ledger/accounts.ts'
import { balanceOf } from '#domain/ledger/balance.ts'
import { closePayment } from '#domain/payments/record-answer.ts'
import { checkBalance } from '#flows/cards/check-balance.ts'
import { releaseForHolder, releaseHolds } from '#flows/holds/hold-balance.ts'
import { payByCards } from '#flows/payments/pay-by-cards.ts'
import { receiveNotifications } from '#flows/payments/receive-notifications.ts'
import { runJob } from '#jobs/start-workers.ts'
import type { PaymentId } from '#kernel/ids.ts'
import { euro } from '#kernel/money.ts'
import { OrderShop } from '#tests/support/build-order-shop.ts'
import { changeOf } from '#tests/support/case-shop.ts'
import {
  blockCard,
  choiceProducts,
  endLeases,
  type HeldCard,
  issueCard,
  payPartWith,
  payRestOf,
  presentCard,
  reservedAgo,
} from '#tests/support/choice-cards.ts'
import { openTestDatabase } from '#tests/support/database.ts'
import { ledgerFindings } from '#tests/support/order-outcome.ts'
import { solveCaptcha } from '#tests/support/solve-captcha.ts'

const database = await openTestDatabase()
const { db } = database
const shop = new OrderShop(database, choiceProducts)
const { deps } = shop
afterAll(async () => {
  shop.close()
  await database.close()
})

const onCard = ({ id }: HeldCard) => balanceOf(db, cardAccount(id, 'EUR'))
const holdsOn = ({ id }: HeldCard) =>
  db
    .selectFrom('holds')
    .select(['id', 'state', 'owner'])
    .where('card_id', '=', id)
    .orderBy('taken_at')
    .execute()
const statesOf = async (card: HeldCard) => (await holdsOn(card)).map(({ state }) => state)

const look = async ({ number, pin }: HeldCard) =>
  checkBalance(deps, {
    ...{ cardNumber: number, pin, clientIp: undefined, language: 'nl' },
    captchaToken: solveCaptcha(await deps.captcha.challenge('common')),
  })

async function hear(paymentId: PaymentId, fate: 'authorised' | 'refused'): Promise<void> {
  shop.provider.decide(paymentId, fate)
  await receiveNotifications(deps, [shop.provider.newsOf(paymentId)])
  await shop.runJobs()
}

/** The bank said no, and nobody did anything about it yet. */
const fail = (paymentId: PaymentId) =>
  closePayment(db, {
    paymentId,
    outcome: { reference: undefined, reason: 'refused' },
    now: shop.now,
  })

/** The rest of the order is to come by bank transfer. */
async function payPartByTransfer(card: HeldCard) {
  const reserved = await payPartWith(shop, [card])
  await db
    .updateTable('payments')
    .set({ transfer: '{}' })
    .where('id', '=', reserved.paymentId)
    .execute()
  return reserved
}

/** A second basket that would pay with the card too. */
async function presentElsewhere({ id }: HeldCard): Promise<string> {
  const visitorKey = await shop.fillBasket([{ productId: 'geen-keuze', amountCents: 50_00 }])
  await presentCard(shop, visitorKey, id)
  return visitorKey
}

describe('a hold', () => {
  test('takes value off the card at once, and its holder sees what is left and what it waits for', async () => {
    const card = await issueCard(shop)
    await payPartWith(shop, [card])
    expect(await onCard(card)).toBe(0)
    expect(await look(card)).toMatchObject({
      ...{ balance: euro(0), status: 'active' },
      reservations: [{ amount: euro(25_00), isBeingPaid: true, orderedAt: shop.now }],
    })
    expect(await statesOf(card)).toEqual(['held'])
  })

  test('of the same basket stands in place of the one before', async () => {
    const card = await issueCard(shop)
    const { visitorKey } = await payPartWith(shop, [card])
    await payRestOf(shop, visitorKey)
    expect(await statesOf(card)).toEqual(['released', 'held'])
  })

  test('goes back when its order has no use for it, once', async () => {
    const card = await issueCard(shop)
    const { orderId, paymentId } = await payPartWith(shop, [card])
    await fail(paymentId)
    await releaseHolds(deps, orderId)
    await releaseHolds(deps, orderId)
    expect(await onCard(card)).toBe(25_00)
    expect(await statesOf(card)).toEqual(['released'])
  })

  test('stays where its basket is at the bank again before the failure of the first attempt is dealt with', async () => {
    const card = await issueCard(shop)
    const { visitorKey, orderId, paymentId } = await payPartWith(shop, [card])
    await fail(paymentId)
    const again = await payRestOf(shop, visitorKey)
    expect(again.orderId).toBe(orderId)
    await releaseHolds(deps, orderId)
    expect(await statesOf(card)).toEqual(['released', 'held'])
    await hear(again.paymentId, 'authorised')
    expect(await look(card)).toMatchObject({ status: 'empty' })
  })

  test('pays an order: a tender for each card, and a card with nothing left is spent', async () => {
    const [first, second] = [await issueCard(shop), await issueCard(shop, { amountCents: 30_00 })]
    const visitorKey = await shop.fillBasket([{ productId: 'geen-keuze', amountCents: 50_00 }])
    for (const { id } of [first, second]) await presentCard(shop, visitorKey, id)
    const uuid = await payByCards(deps, {
      visitorKey,
      language: 'nl',
      shopperIp: undefined,
      earlyDelivery: { isAgreed: true, textVersion: 1 },
    })
    const { id: orderId } = await db
      .selectFrom('orders')
      .select('id')
      .where('uuid', '=', uuid)
      .executeTakeFirstOrThrow()
    expect(await balanceOf(db, orderAccount(orderId, 'EUR'))).toBe(50_00)
    const tenders = await db
      .selectFrom('tenders')
      .select(['kind', 'card_id as cardId', 'amount_cents as cents'])
      .where('order_id', '=', orderId)
      .orderBy('position')
      .execute()
    expect(tenders).toEqual([
      { kind: 'card', cardId: first.id, cents: 25_00 },
      { kind: 'card', cardId: second.id, cents: 25_95 },
    ])
    expect(await look(first)).toMatchObject({ balance: euro(0), status: 'empty' })
    expect(await look(second)).toMatchObject({ balance: euro(4_05), status: 'active' })
    // They are our own: nobody is waited for to hear of it.
    const told = await db
      .selectFrom('cards')
      .select(['state', 'issuer_told as told'])
      .where('id', 'in', [first.id, second.id])
      .orderBy('state')
      .execute()
    expect(told).toEqual([
      { state: 'active', told: 'active' },
      { state: 'spent', told: 'spent' },
    ])
  })

  test('of a card that was stopped meanwhile pays nothing, and what the bank brought goes back', async () => {
    const card = await issueCard(shop)
    const { paymentId } = await payPartWith(shop, [card])
    await blockCard(shop, card)
    const before = shop.provider.refundedCents()
    await hear(paymentId, 'authorised')
    expect(shop.provider.refundedCents() - before).toBe(25_95)
    expect(await statesOf(card)).toEqual(['released'])
    expect(await onCard(card)).toBe(25_00)
  })

  test('is free at once when the provider calls the payment off', async () => {
    const card = await issueCard(shop)
    const { paymentId } = await payPartWith(shop, [card])
    const news = shop.provider.newsOf(paymentId, 'authorised')
    await receiveNotifications(deps, [changeOf(news, 'voided')])
    await shop.runJobs()
    expect(await onCard(card)).toBe(25_00)
  })

  test('is free at once when the bank says no', async () => {
    const card = await issueCard(shop)
    const { paymentId } = await payPartWith(shop, [card])
    await hear(paymentId, 'refused')
    expect(await onCard(card)).toBe(25_00)
    expect((await look(card)).reservations).toEqual([])
  })
})

describe('a lease', () => {
  test('that is over gives the value back: to whoever asks for it, and by itself', async () => {
    const card = await issueCard(shop)
    await payPartWith(shop, [card])
    await endLeases(shop, card)
    expect(await look(card)).toMatchObject({ balance: euro(25_00), reservations: [] })
    await payPartWith(shop, [card])
    expect(await statesOf(card)).toEqual(['expired', 'held'])
    await endLeases(shop, card)
    await runJob(deps, 'expire-holds', {})
    expect(await statesOf(card)).toEqual(['expired', 'expired'])
    expect(await onCard(card)).toBe(25_00)
  })
})

describe('a card that another basket presents', () => {
  test('stays where it is while somebody pays with it at a bank', async () => {
    const card = await issueCard(shop)
    const { orderId } = await payPartWith(shop, [card])
    const other = await presentElsewhere(card)
    const paying = {
      visitorKey: other,
      language: 'nl',
      shopperIp: undefined,
      earlyDelivery: { isAgreed: true, textVersion: 1 },
    } as const
    await expect(payByCards(deps, paying)).rejects.toMatchObject({ code: 3204 })
    // The other basket pays all of it another way.
    await payRestOf(shop, other)
    expect(await holdsOn(card)).toMatchObject([{ owner: orderId, state: 'held' }])
  })

  test('moves to it from one that left the bank; the money of that one, which comes late, goes back', async () => {
    const card = await issueCard(shop)
    const left = await payPartWith(shop, [card])
    await reservedAgo(shop, card, 16)
    const { orderId, paymentId } = await payRestOf(shop, await presentElsewhere(card))
    expect(await holdsOn(card)).toMatchObject([
      { owner: left.orderId, state: 'released' },
      { owner: orderId, state: 'held' },
    ])
    const before = shop.provider.refundedCents()
    await hear(left.paymentId, 'authorised')
    expect(shop.provider.refundedCents() - before).toBe(25_95)
    await hear(paymentId, 'authorised')
    expect(await look(card)).toMatchObject({ status: 'empty' })
  })

  test('stays with an order that waits for a bank transfer, however long', async () => {
    const card = await issueCard(shop)
    const { orderId } = await payPartByTransfer(card)
    await reservedAgo(shop, card, 3 * 24 * 60)
    await payRestOf(shop, await presentElsewhere(card))
    expect(await holdsOn(card)).toMatchObject([{ owner: orderId, state: 'held' }])
  })
})

describe('its holder', () => {
  const idOf = async (card: HeldCard) => (await holdsOn(card)).at(-1)?.id ?? ''

  test('has back what nobody pays with this moment, and again is harmless', async () => {
    const card = await issueCard(shop)
    await payPartByTransfer(card)
    const holdId = await idOf(card)
    expect((await look(card)).reservations).toMatchObject([{ id: holdId, isBeingPaid: false }])
    await releaseForHolder(deps, { cardId: card.id, holdId })
    await releaseForHolder(deps, { cardId: card.id, holdId })
    expect(await look(card)).toMatchObject({ balance: euro(25_00), reservations: [] })
  })

  test('waits while somebody is at the bank with it', async () => {
    const card = await issueCard(shop)
    await payPartWith(shop, [card])
    const asked = { cardId: card.id, holdId: await idOf(card) }
    await expect(releaseForHolder(deps, asked)).rejects.toMatchObject({ code: 3529 })
    await reservedAgo(shop, card, 16)
    await releaseForHolder(deps, asked)
    expect(await onCard(card)).toBe(25_00)
  })

  test('reaches no hold on another card', async () => {
    const [card, other] = [await issueCard(shop), await issueCard(shop)]
    await payPartWith(shop, [card])
    await reservedAgo(shop, card, 16)
    await releaseForHolder(deps, { cardId: other.id, holdId: await idOf(card) })
    expect(await statesOf(card)).toEqual(['held'])
  })
})

test('the books are right after all of this', async () => {
  expect(await ledgerFindings(shop)).toEqual([])
})
