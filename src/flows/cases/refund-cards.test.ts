import { afterAll, describe, expect, test } from 'vitest'
import { cardIdOf } from '#domain/cards/card.ts'
import { choiceCardId } from '#domain/catalogue/product.ts'
import { listDocuments } from '#domain/documents/list-documents.ts'
import { systemAccount } from '#domain/ledger/accounts.ts'
import { balanceOf } from '#domain/ledger/balance.ts'
import { beginPayment } from '#flows/payments/begin-payment.ts'
import { runJob } from '#jobs/start-workers.ts'
import { dayMs } from '#kernel/day-ms.ts'
import type { CardId } from '#kernel/ids.ts'
import { runCommand } from '#server/commands/commands.ts'
import { cardOf } from '#tests/support/build-order-shop.ts'
import { buildProduct } from '#tests/support/build-product.ts'
import { forOther } from '#tests/support/build-shop.ts'
import { CaseShop, changeOf } from '#tests/support/case-shop.ts'
import { choiceProducts, payPartWith } from '#tests/support/choice-cards.ts'
import { commandContext } from '#tests/support/command-context.ts'
import { openTestDatabase } from '#tests/support/database.ts'
import { ledgerFindings, outcomeOf } from '#tests/support/order-outcome.ts'

const database = await openTestDatabase()
/** VAT is due at the sale of a ticket: 2.06 of 25.00. */
const ticket = buildProduct({
  id: 'filmkaart',
  issuer: 'aan-tafel',
  vat: { kind: 'singlePurpose', rateBasisPoints: 900 },
})
const cause = buildProduct({ id: 'bomen-planten', kind: 'DONATION', vat: { kind: 'donation' } })
const shop = new CaseShop(database, [...choiceProducts, ticket, cause])
const { db } = shop.deps
afterAll(async () => {
  shop.close()
  await database.close()
})

const own = { productId: choiceCardId, amountCents: 20_00 }
const vatPayable = () => balanceOf(db, systemAccount('vatPayable', 'EUR'))
const ended = { orders: ['withdrawn'], units: ['refunded'], balances: [0] }

describe('cards are withdrawn and paid back by a person', () => {
  test('who says so at the command line, while the bank only asks: it costs the shop nothing', async () => {
    const { visitorKey, paymentId, news } = await shop.buyOwnCard()
    await shop.hear(changeOf(news, 'fraudNotice', { cents: 0 }))
    const { id } = await shop.oneCaseOf(paymentId)
    const words = [
      'cases',
      'decide',
      id,
      'refund-cards',
      '--by',
      'Anna',
      '--because',
      'they',
      'asked',
    ]
    const context = { ...commandContext(shop.deps), openQueue: async () => queueOf(shop) }
    const sums = await shop.moved(async () => {
      expect(await runCommand(context, words)).toMatchObject({ exitCode: 0 })
      await shop.runJobs()
    })
    expect(sums).toEqual({ clearing: 20_95, taken: 0, loss: 0, bank: 0 })
    const { refunds } = await outcomeOf(shop, visitorKey)
    expect(refunds).toMatchObject([{ cents: 20_95, reason: 'caseDecided' }])
    expect(await outcomeOf(shop, visitorKey)).toMatchObject(ended)
    expect(await shop.cardStatesOf(visitorKey)).toEqual(['withdrawn/withdrawn'])
    await runJob(shop.deps, 'make-documents', {})
    const documents = await listDocuments(db, await orderOf(visitorKey))
    expect(documents.map(({ totalCents }) => totalCents)).toEqual([20_95, -20_95])
  })

  test('after they were withdrawn, when the bank gives its money back', async () => {
    const { visitorKey, paymentId, news } = await shop.buyOwnCard()
    const sums = await shop.moved(async () => {
      await shop.hear(changeOf(news, 'chargeback', { cents: 20_95 }))
      await shop.decide(paymentId, 'withdraw-cards')
      await shop.hear(changeOf(news, 'chargebackReversed', { cents: 20_95 }))
      await shop.decide(paymentId, 'refund-cards')
    })
    expect(sums).toEqual({ clearing: 20_95, taken: 0, loss: 0, bank: 0 })
    expect(await outcomeOf(shop, visitorKey)).toMatchObject(ended)
  })

  test('with what somebody is just paying with them: nobody holds a card that was paid back', async () => {
    const { paymentId, news, cardId } = await shop.buyOwnCard()
    await payPartWith(shop, [{ id: cardId }], { productId: ticket.id })
    await shop.hear(changeOf(news, 'fraudNotice', { cents: 0 }))
    const sums = await shop.moved(() => shop.decide(paymentId, 'refund-cards'))
    expect(sums).toMatchObject({ loss: 0 })
    expect(await holdsOn(cardId)).toEqual(['released'])
  })

  test('of an issuer that takes them back: their VAT comes back once', async () => {
    const { visitorKey, paymentId, news } = await shop.buy([{ productId: ticket.id }])
    const before = await vatPayable()
    await shop.runJobs()
    await shop.hear(changeOf(news, 'fraudNotice', { cents: 0 }))
    const sums = await shop.moved(() => shop.decide(paymentId, 'refund-cards'))
    expect(sums).toMatchObject({ clearing: 25_95, loss: 0 })
    // The fee's VAT was booked before, and came back too.
    expect((await vatPayable()) - before).toBe(-16)
    expect(await outcomeOf(shop, visitorKey)).toMatchObject(ended)
  })

  test('of an issuer that cannot take them back: they are the shop’s loss, without the VAT', async () => {
    const { paymentId, news } = await shop.buy([{ productId: ticket.id }])
    await shop.runJobs()
    const { issuer } = shop.deps
    shop.deps.issuer = { ...issuer, setState: async () => 'cannot' }
    await shop.hear(changeOf(news, 'fraudNotice', { cents: 0 }))
    const sums = await shop.moved(() => shop.decide(paymentId, 'refund-cards'))
    shop.deps.issuer = issuer
    expect(sums).toMatchObject({ clearing: 25_95, loss: -22_94 })
  })

  test('with a donation that nobody was told of; one that was told of stays with its cause', async () => {
    const donation = { productId: cause.id, amountCents: 10_00 }
    const receiver = forOther('Bram', 'bram@voorbeeld.example')
    for (const [later, back] of [
      [true, 30_95],
      [false, 20_95],
    ] as const) {
      const deliveryDate = later
        ? new Date(shop.now.getTime() + 3 * dayMs).toISOString()
        : undefined
      const { visitorKey, paymentId, news } = await shop.buy([
        own,
        { ...donation, receiver, ...(deliveryDate && { deliveryDate }) },
      ])
      await shop.runJobs()
      await shop.hear(changeOf(news, 'fraudNotice', { cents: 0 }))
      await shop.decide(paymentId, 'refund-cards')
      const { refunds } = await outcomeOf(shop, visitorKey)
      expect(refunds).toMatchObject([{ cents: back }])
      await runJob(shop.deps, 'make-documents', {})
      const documents = await listDocuments(db, await orderOf(visitorKey))
      expect(documents.map(({ totalCents }) => totalCents)).toEqual([30_95, -back])
    }
  })

  test('and not while the bank has the money', async () => {
    const { visitorKey, paymentId, news } = await shop.buyOwnCard()
    await shop.hear(changeOf(news, 'chargeback', { cents: 20_95 }))
    await expect(shop.decide(paymentId, 'refund-cards')).rejects.toMatchObject({
      refusal: 'caseMoneyTaken',
    })
    expect(await outcomeOf(shop, visitorKey)).toMatchObject({
      ...{ orders: ['halted'], units: ['issued'], refunds: [] },
    })
  })

  test('and the books are right after all of this', async () => {
    expect(await ledgerFindings(shop)).toEqual([])
  })
})

test('withdrawing by a payment that did not pay the order leaves its card alone, and what is reserved on it', async () => {
  const visitorKey = await shop.fillBasket([own])
  const surplus = await beginPayment(shop.deps, await shop.request(visitorKey))
  const paying = await shop.request(visitorKey, { methodId: 'scheme', card: cardOf('A. BOS') })
  await beginPayment(shop.deps, paying)
  await shop.runJobs()
  const cardId = await cardOfOrder(visitorKey)
  await payPartWith(shop, [{ id: cardId }], { productId: ticket.id })
  const news = shop.provider.newsOf(surplus.paymentId, 'authorised')
  await shop.hear(news, changeOf(news, 'chargeback', { cents: 20_95 }))
  await shop.decide(surplus.paymentId, 'withdraw-cards')
  expect(await outcomeOf(shop, visitorKey)).toMatchObject({
    ...{ orders: ['completed'], units: ['issued'], refunds: [{ reason: 'paidTwice' }] },
  })
  expect(await holdsOn(cardId)).toEqual(['held'])
  expect(await ledgerFindings(shop)).toEqual([])
})

async function cardOfOrder(visitorKey: string): Promise<CardId> {
  const { id } = await db
    .selectFrom('card_units')
    .select('id')
    .where('order_id', '=', await orderOf(visitorKey))
    .executeTakeFirstOrThrow()
  return cardIdOf(id)
}

const holdsOn = async (cardId: CardId) =>
  (await db.selectFrom('holds').select('state').where('card_id', '=', cardId).execute()).map(
    ({ state }) => state,
  )

async function orderOf(visitorKey: string) {
  const { id } = await db
    .selectFrom('orders')
    .select('id')
    .where('visitor_key', '=', visitorKey)
    .executeTakeFirstOrThrow()
  return id
}

const queueOf = ({ deps: { queue } }: CaseShop) => ({ ...queue, listDeadLetters: async () => [] })
