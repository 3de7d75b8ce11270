import { afterAll, describe, expect, test } from 'vitest'
import { cardAccount, orderAccount } from '#domain/ledger/accounts.ts'
import { balanceOf } from '#domain/ledger/balance.ts'
import { checkBalance } from '#flows/cards/check-balance.ts'
import { extendLease, payWithHolds, releaseHolds, takeHold } from '#flows/holds/hold-balance.ts'
import { runJob } from '#jobs/start-workers.ts'
import { type CardId, newId } from '#kernel/ids.ts'
import { euro } from '#kernel/money.ts'
import { OrderShop } from '#tests/support/build-order-shop.ts'
import { blockCard, choiceProducts, issueCard, placeOrder } from '#tests/support/choice-cards.ts'
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

const take = (cardId: CardId, cents: number, given: { leaseMs?: number } = {}) => {
  const owner = newId('ord')
  return { owner, taken: takeHold(deps, { cardId, owner, amount: euro(cents), ...given }) }
}

const onCard = (id: CardId) => balanceOf(db, cardAccount(id, 'EUR'))
const statesOf = async (id: CardId) => {
  const rows = await db
    .selectFrom('holds')
    .select('state')
    .where('card_id', '=', id)
    .orderBy('taken_at')
    .execute()
  return rows.map(({ state }) => state)
}

const look = async ({ number, pin }: { number: string; pin: string }) =>
  checkBalance(deps, {
    ...{ cardNumber: number, pin, clientIp: undefined, language: 'nl' },
    captchaToken: solveCaptcha(await deps.captcha.challenge('common')),
  })

describe('a hold', () => {
  test('takes value off the card at once, and its holder sees what is left', async () => {
    const card = await issueCard(shop)
    await take(card.id, 25_00).taken
    expect(await look(card)).toMatchObject({ balance: euro(0), status: 'active' })
    await expect(take(card.id, 1).taken).rejects.toThrow()
    expect(await statesOf(card.id)).toEqual(['held'])
  })

  test('of the same owner stands in place of the one before', async () => {
    const { id } = await issueCard(shop)
    const { owner, taken } = take(id, 20_00)
    await taken
    await takeHold(deps, { cardId: id, owner, amount: euro(22_00) })
    expect(await statesOf(id)).toEqual(['released', 'held'])
    expect(await onCard(id)).toBe(3_00)
  })

  test('goes back when its owner has no use for it, once', async () => {
    const { id } = await issueCard(shop)
    const { owner, taken } = take(id, 10_00)
    await taken
    await releaseHolds(deps, owner)
    await releaseHolds(deps, owner)
    expect(await onCard(id)).toBe(25_00)
    expect(await statesOf(id)).toEqual(['released'])
  })

  test('pays an order: a tender for each card, and a card with nothing left is spent', async () => {
    const [first, second] = [await issueCard(shop), await issueCard(shop)]
    const orderId = await placeOrder(shop)
    for (const [cardId, cents] of [
      [first.id, 25_00],
      [second.id, 95],
    ] as const)
      await takeHold(deps, { cardId, owner: orderId, amount: euro(cents) })
    expect(await payWithHolds(deps, { owner: orderId, orderId })).toHaveLength(2)
    expect(await payWithHolds(deps, { owner: orderId, orderId })).toEqual([])
    expect(await balanceOf(db, orderAccount(orderId, 'EUR'))).toBe(25_95)
    const tenders = await db
      .selectFrom('tenders')
      .select(['kind', 'card_id as cardId', 'amount_cents as cents'])
      .where('order_id', '=', orderId)
      .orderBy('amount_cents')
      .execute()
    expect(tenders).toEqual([
      { kind: 'card', cardId: second.id, cents: 95 },
      { kind: 'card', cardId: first.id, cents: 25_00 },
    ])
    expect(await look(first)).toMatchObject({ balance: euro(0), status: 'empty' })
    expect(await look(second)).toMatchObject({ balance: euro(24_05), status: 'active' })
  })

  test('is taken of no card that was stopped, and pays with none', async () => {
    const card = await issueCard(shop)
    const { owner, taken } = take(card.id, 5_00)
    await taken
    await blockCard(shop, card)
    await expect(take(card.id, 5_00).taken).rejects.toMatchObject({ code: 3513 })
    const paying = payWithHolds(deps, { owner, orderId: newId('ord') })
    await expect(paying).rejects.toMatchObject({ code: 3513 })
    expect(await statesOf(card.id)).toEqual(['held'])
  })
})

describe('a lease', () => {
  test('that is over gives the value back: to whoever asks for it, and by itself', async () => {
    const card = await issueCard(shop)
    await take(card.id, 20_00, { leaseMs: 0 }).taken
    expect(await look(card)).toMatchObject({ balance: euro(25_00) })
    await take(card.id, 24_00, { leaseMs: 0 }).taken
    expect(await statesOf(card.id)).toEqual(['expired', 'held'])
    await runJob(deps, 'expire-holds', {})
    expect(await statesOf(card.id)).toEqual(['expired', 'expired'])
    expect(await onCard(card.id)).toBe(25_00)
  })

  test('that was lengthened in time stays', async () => {
    const { id } = await issueCard(shop)
    const { owner, taken } = take(id, 20_00, { leaseMs: 0 })
    await taken
    expect(await extendLease(deps, { owner })).toBe(1)
    await runJob(deps, 'expire-holds', {})
    expect(await statesOf(id)).toEqual(['held'])
    expect(await extendLease(deps, { owner: newId('ord') })).toBe(0)
  })
})

test('the books are right after all of this', async () => {
  expect(await ledgerFindings(shop)).toEqual([])
})
