import { afterAll, expect, test } from 'vitest'
import { cardMails } from '#domain/deliveries/card-mails.ts'
import { openGiftCard } from '#flows/cards/show-gift-card.ts'
import { cancelShipment } from '#flows/orders/cancel-shipment.ts'
import { changeOrderedGift } from '#flows/orders/change-ordered-gift.ts'
import { showOrder } from '#flows/orders/show-order.ts'
import { beginPayment } from '#flows/payments/begin-payment.ts'
import { stateWithdrawal } from '#flows/withdrawals/state-withdrawal.ts'
import { runJob } from '#jobs/start-workers.ts'
import { cardOf, OrderShop } from '#tests/support/build-order-shop.ts'
import { forOther } from '#tests/support/build-shop.ts'
import { ledgerFindings, outcomeOf } from '#tests/support/order-outcome.ts'
import { openTestPostgres } from '#tests/support/postgres.ts'

const database = await openTestPostgres(4)
const shop = new OrderShop(database)
afterAll(async () => {
  shop.close()
  await database.close()
})

const rounds = 8

/** Paid; what follows has not been done. */
async function buy(round: number) {
  const visitorKey = await shop.fillBasket([
    { receiver: forOther('Lotte', `lotte${round}@voorbeeld.example`) },
  ])
  const request = await shop.request(visitorKey, { methodId: 'scheme', card: cardOf('A.') })
  const { orderUuid } = await beginPayment(shop.deps, request)
  const keys = { orderUuid, visitorKey, sessionKey: undefined }
  const look = async () =>
    (await showOrder(shop.deps, { ...keys, uuid: orderUuid, language: 'nl' })).receivers[0]!
  const { deliveryId } = await look()
  return { visitorKey, deliveryId, look, question: { ...keys, deliveryId, expectedCents: 25_95 } }
}

test('of a giver who cancels and a mail that goes at the same moment, one wins: no link that works is paid back', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const { visitorKey, look, question } = await buy(round)
    await shop.runJobs('issue-cards')
    const moves = [() => cancelShipment(shop.deps, question), () => shop.runJobs('send-card-mail')]
    if (round % 2 === 1) moves.reverse()
    const [cancelled] = await Promise.allSettled(moves.map((move) => move())).then((ends) =>
      round % 2 === 1 ? ends.reverse() : ends,
    )
    await shop.runJobs()
    const { deliveryState } = await look()
    const { refunds, balances } = await outcomeOf(shop, visitorKey)
    expect([deliveryState, refunds.length]).toEqual(
      cancelled?.status === 'fulfilled' ? ['calledOff', 1] : ['sent', 0],
    )
    expect(balances).toEqual([0])
  }
})

test('of a giver who cancels while the card is being made, no card is left that somebody could spend', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const { visitorKey, question } = await buy(rounds + round)
    const moves = [() => cancelShipment(shop.deps, question), () => shop.runJobs('issue-cards')]
    if (round % 2 === 1) moves.reverse()
    await Promise.allSettled(moves.map((move) => move()))
    await shop.runJobs()
    const outcome = await outcomeOf(shop, visitorKey)
    expect(outcome.balances).toEqual([0])
    const cards = await shop.deps.db
      .selectFrom('cards')
      .innerJoin('card_units', 'card_units.id', 'cards.order_unit_id')
      .innerJoin('orders', 'orders.id', 'card_units.order_id')
      .select(['cards.state', 'cards.issuer_told as told', 'card_units.state as unit'])
      .where('visitor_key', '=', visitorKey)
      .execute()
    for (const { state, told, unit } of cards)
      expect([unit, state, told]).toEqual(
        unit === 'refunded'
          ? ['refunded', 'withdrawn', 'withdrawn']
          : ['issued', 'active', 'active'],
      )
  }
})

test('of a giver who writes another note while the mail goes, what counts is what the receiver reads', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const { deliveryId, question } = await buy(6 * rounds + round)
    await shop.runJobs('issue-cards')
    const { packageId } = await shop.deps.db
      .selectFrom('card_units')
      .select('package_id as packageId')
      .where('delivery_id', '=', deliveryId)
      .executeTakeFirstOrThrow()
    const change = { ...question, packageId, message: 'Op de valreep', wrapper: 'dots' as const }
    const moves = [() => changeOrderedGift(shop.deps, change), () => shop.runJobs('send-card-mail')]
    if (round % 2 === 1) moves.reverse()
    const ends = await Promise.allSettled(moves.map((move) => move()))
    await shop.runJobs()
    const changed = ends[round % 2]
    const token = shop.deps.cardLinks.token({ id: deliveryId, linkVersion: 1 })
    const { message, cards } = await openGiftCard(shop.deps, { token, language: 'nl' })
    expect([message, cards[0]?.wrapper]).toEqual(
      changed?.status === 'fulfilled' ? ['Op de valreep', 'dots'] : [undefined, 'hearts'],
    )
  }
})

test('two that cancel at once pay back once', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const { visitorKey, question } = await buy(2 * rounds + round)
    const ends = await Promise.allSettled([
      cancelShipment(shop.deps, question),
      cancelShipment(shop.deps, question),
    ])
    expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    await shop.runJobs()
    const { refunds, balances } = await outcomeOf(shop, visitorKey)
    expect([refunds.length, balances]).toEqual([1, [0]])
  }
})

test('a mail that is on its way holds the cancellation up', async () => {
  const { deliveryId, question } = await buy(4 * rounds)
  await shop.runJobs('issue-cards')
  const { now } = shop
  const claim = { by: 'another', now, until: new Date(now.getTime() + 60_000) }
  await cardMails.claim(shop.deps.db, { ids: [deliveryId], claim })
  await expect(cancelShipment(shop.deps, question)).rejects.toMatchObject({ code: 3320 })
  await runJob(shop.deps, 'reconcile-work', {})
})

test('of a withdrawal and a receiver who opens the gift at the same moment, one wins: no code that was seen is paid back', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const { visitorKey, deliveryId, question } = await buy(5 * rounds + round)
    await shop.runJobs()
    const { number, email } = await shop.deps.db
      .selectFrom('orders')
      .select(['reference_number as number'])
      .select(({ ref }) => ref('contact', '->>').key('email').as('email'))
      .where('uuid', '=', question.orderUuid)
      .executeTakeFirstOrThrow()
    await stateWithdrawal(shop.deps, {
      ...{ name: 'Anna', email: email ?? '', orderNumber: number, language: 'nl' },
      ...{ visitorKey: 'stranger', sessionKey: undefined, partsText: undefined },
    })
    const token = shop.deps.cardLinks.token({ id: deliveryId, linkVersion: 1 })
    // It was opened a moment before the statement came, as far as the clock tells.
    const moves = [
      () => shop.runJobs('carry-out-withdrawal'),
      () => openGiftCard(shop.deps, { token, language: 'nl' }),
    ]
    if (round % 2 === 1) moves.reverse()
    const ends = await Promise.allSettled(moves.map((move) => move()))
    await shop.runJobs()
    const opened = ends[round % 2 === 1 ? 0 : 1]
    const { refunds, balances } = await outcomeOf(shop, visitorKey)
    expect([opened?.status, refunds.length]).toEqual(
      opened?.status === 'fulfilled' ? ['fulfilled', 0] : ['rejected', 1],
    )
    expect(balances).toEqual([0])
    shop.later(20 * 60 * 1000)
  }
})

test('the books are right after all of this', async () => {
  expect(await ledgerFindings(shop)).toEqual([])
})
