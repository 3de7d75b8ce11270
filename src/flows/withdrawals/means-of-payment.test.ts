import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import type { PackageToAdd } from '#domain/cart/cart.ts'
import { choiceCardId } from '#domain/catalogue/product.ts'
import { cardAccount } from '#domain/ledger/accounts.ts'
import { balanceOf } from '#domain/ledger/balance.ts'
import { beginPayment } from '#flows/payments/begin-payment.ts'
import { payByCards } from '#flows/payments/pay-by-cards.ts'
import { receiveNotifications } from '#flows/payments/receive-notifications.ts'
import type { CardId, OrderId } from '#kernel/ids.ts'
import { cardOf, OrderShop } from '#tests/support/build-order-shop.ts'
import { buildPromotion } from '#tests/support/build-promotion.ts'
import { forOther } from '#tests/support/build-shop.ts'
import {
  choiceProducts,
  issueCard,
  payRestOf,
  presentCard,
  spendFrom,
} from '#tests/support/choice-cards.ts'
import { openTestDatabase } from '#tests/support/database.ts'
import { ledgerFindings } from '#tests/support/order-outcome.ts'
import { stateWithdrawal } from './state-withdrawal.ts'

const database = await openTestDatabase()
const { db } = database
const shop = new OrderShop(database, choiceProducts)
const { provider } = shop
provider.methods = [
  ...provider.methods,
  { id: 'bankTransfer_IBAN', name: 'Bankoverschrijving', brands: [], banks: [] },
]
afterAll(async () => {
  shop.close()
  await database.close()
})

/** Summer time: the clocks change within the fourteen days. */
const ordered = new Date('2026-10-19T10:00:00Z')
const days = {
  'the day itself': ordered,
  'the last minute of the fourteenth day': new Date('2026-11-02T22:59:59Z'),
  'the first minute of the fifteenth': new Date('2026-11-02T23:00:00Z'),
}
beforeEach(() => {
  shop.now = ordered
  shop.promotions = []
})

const gift: Partial<PackageToAdd> = {
  ...{ productId: 'geen-keuze', amountCents: 50_00 },
  receiver: forOther('Bram', 'bram@voorbeeld.example'),
}
let people = 0
const somebody = () => {
  people += 1
  return `anna${people}@voorbeeld.example`
}

type Paid = { visitorKey: string; email: string; cardIds?: readonly CardId[] }

async function payBy(methodId: string): Promise<Paid> {
  const email = somebody()
  const visitorKey = await shop.fillBasket([gift], { email })
  const card = methodId === 'scheme' ? { card: cardOf('A.') } : {}
  const { paymentId } = await beginPayment(
    shop.deps,
    await shop.request(visitorKey, { methodId, ...card }),
  )
  if (methodId !== 'scheme')
    await receiveNotifications(shop.deps, [provider.newsOf(paymentId, 'authorised')])
  return { visitorKey, email }
}

/** What is on a choice card when it pays. */
type Worth = { worth: number; spent?: number }

/** Choice cards pay, and a bank what they leave. */
async function payWithCards(cards: readonly Worth[], rest?: { methodId: string }): Promise<Paid> {
  const email = somebody()
  const visitorKey = await shop.fillBasket([gift], { email })
  const cardIds: CardId[] = []
  for (const { worth, spent = 0 } of cards) {
    const card = await issueCard(shop, { amountCents: worth })
    if (spent > 0) await spendFrom(shop, card, spent)
    await presentCard(shop, visitorKey, card.id)
    cardIds.push(card.id)
  }
  if (rest === undefined) {
    await payByCards(shop.deps, await shop.request(visitorKey))
  } else {
    const { paymentId } = await payRestOf(shop, visitorKey, rest)
    await receiveNotifications(shop.deps, [provider.newsOf(paymentId, 'authorised')])
  }
  return { visitorKey, email, cardIds }
}

const means = {
  iDEAL: () => payBy('ideal'),
  'a card': () => payBy('scheme'),
  'a bank transfer': () => payBy('bankTransfer_IBAN'),
  'a choice card alone': () => payWithCards([{ worth: 60_00 }]),
  'two choice cards, of which one keeps something': () =>
    payWithCards([{ worth: 30_00 }, { worth: 40_00 }]),
  'a choice card and iDEAL': () => payWithCards([{ worth: 20_00 }], { methodId: 'ideal' }),
  'a choice card of which something was spent before, and iDEAL': () =>
    payWithCards([{ worth: 40_00, spent: 25_00 }], { methodId: 'ideal' }),
  'two choice cards and iDEAL': () =>
    payWithCards([{ worth: 20_00 }, { worth: 15_00 }], { methodId: 'ideal' }),
  'a choice card and a bank transfer': () =>
    payWithCards([{ worth: 20_00 }], { methodId: 'bankTransfer_IBAN' }),
  'two choice cards and iDEAL, less a promotion': () => {
    shop.promotions = [buildPromotion()]
    return payWithCards([{ worth: 20_00 }, { worth: 15_00 }], { methodId: 'ideal' })
  },
  'iDEAL, less a promotion': () => {
    shop.promotions = [buildPromotion()]
    return payBy('ideal')
  },
}

/** What each of the means paid, and what went back to it, in cents. */
async function tendersOf(orderId: OrderId) {
  const tenders = await db
    .selectFrom('tenders')
    .select(['id', 'kind', 'card_id as cardId', 'payment_id as paymentId'])
    .select('amount_cents as paid')
    .where('order_id', '=', orderId)
    .orderBy('kind')
    .orderBy('position')
    .execute()
  const refunds = await db
    .selectFrom('refunds')
    .select(['tender_id as tenderId', 'payment_id as paymentId', 'amount_cents as cents'])
    .where('order_id', '=', orderId)
    .where('state', '<>', 'failed')
    .execute()
  return tenders.map(({ id, kind, cardId, paymentId, paid }) => {
    const own = refunds.filter(
      (one) => (one.tenderId ?? one.paymentId) === (one.tenderId === null ? paymentId : id),
    )
    return { kind, cardId, paid, back: own.reduce((sum, { cents }) => sum + cents, 0) }
  })
}

async function withdraw({ visitorKey, email }: Paid) {
  const { id, number } = await db
    .selectFrom('orders')
    .select(['id', 'reference_number as number'])
    .where('visitor_key', '=', visitorKey)
    .executeTakeFirstOrThrow()
  await stateWithdrawal(shop.deps, {
    ...{ name: 'Anna', email, orderNumber: number, language: 'nl', partsText: undefined },
    ...{ visitorKey: 'stranger', sessionKey: undefined },
  })
  await shop.runJobs()
  return tendersOf(id)
}

const onCard = (cardId: CardId) => balanceOf(db, cardAccount(cardId, 'EUR'))

describe.each(Object.keys(means) as (keyof typeof means)[])('paid by %s', (mean) => {
  test.each(Object.keys(days) as (keyof typeof days)[])('and withdrawn on %s', async (day) => {
    const { cardIds = [], ...paid } = await means[mean]()
    await shop.runJobs()
    const before = await Promise.all(cardIds.map(onCard))
    shop.now = days[day]
    const tenders = await withdraw(paid)
    const isLate = day === 'the first minute of the fifteenth'
    const ofBank = tenders.length - cardIds.length
    expect(ofBank).toBe(mean.includes('choice card') && !/iDEAL|transfer/.test(mean) ? 0 : 1)
    expect(tenders.map(({ back }) => back)).toEqual(
      tenders.map((tender) => (isLate ? 0 : tender.paid)),
    )
    const back = (cardId: CardId) => tenders.find((tender) => tender.cardId === cardId)?.back ?? 0
    expect(await Promise.all(cardIds.map(onCard))).toEqual(
      cardIds.map((cardId, at) => (before[at] ?? 0) + back(cardId)),
    )
  })
})

test('of a choice card of which its holder spent something nothing goes back: it was seen', async () => {
  const email = somebody()
  const receiver = forOther('Bram', 'bram@voorbeeld.example')
  const own = { productId: choiceCardId, amountCents: 50_00, receiver }
  const visitorKey = await shop.fillBasket([own], { email })
  const request = await shop.request(visitorKey, { methodId: 'scheme', card: cardOf('A.') })
  await beginPayment(shop.deps, request)
  await shop.runJobs()
  const { id } = await db
    .selectFrom('cards')
    .innerJoin('card_units', 'card_units.id', 'order_unit_id')
    .innerJoin('orders', 'orders.id', 'card_units.order_id')
    .select('cards.id')
    .where('visitor_key', '=', visitorKey)
    .executeTakeFirstOrThrow()
  const cardId = id as CardId
  await spendFrom(shop, { id: cardId }, 10_00)
  expect(await withdraw({ visitorKey, email })).toMatchObject([{ back: 0 }])
  expect(await onCard(cardId)).toBe(40_00)
})

test('the books are right after all of this', async () => {
  expect(await ledgerFindings(shop)).toEqual([])
})
