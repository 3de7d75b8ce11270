import { afterAll, describe, expect, test } from 'vitest'
import {
  type CardIssuer,
  type CardToIssue,
  type IssuedCode,
  IssuerBusy,
} from '#domain/cards/issuer.ts'
import type { PackageToAdd } from '#domain/cart/cart.ts'
import { systemAccount } from '#domain/ledger/accounts.ts'
import { balanceOf } from '#domain/ledger/balance.ts'
import { showOrder } from '#flows/orders/show-order.ts'
import { beginPayment } from '#flows/payments/begin-payment.ts'
import { receiveNotifications } from '#flows/payments/receive-notifications.ts'
import { retryOrder } from '#flows/recovery/retry-order.ts'
import { cardOf, OrderShop } from '#tests/support/build-order-shop.ts'
import { forOther } from '#tests/support/build-shop.ts'
import { openTestDatabase } from '#tests/support/database.ts'
import { ledgerFindings, outcomeOf } from '#tests/support/order-outcome.ts'
import { issuerAttemptsMax } from './ask-issuer.ts'
import { issueCards } from './issue-cards.ts'

const database = await openTestDatabase()
const shop = new OrderShop(database)
afterAll(async () => {
  shop.close()
  await database.close()
})

const paid = { methodId: 'scheme', card: cardOf('A. DE VRIES') }

async function buy(packages: readonly Partial<PackageToAdd>[]) {
  const visitorKey = await shop.fillBasket(packages)
  const { orderUuid } = await beginPayment(shop.deps, await shop.request(visitorKey, paid))
  const { id } = await shop.deps.db
    .selectFrom('orders')
    .select('id')
    .where('uuid', '=', orderUuid)
    .executeTakeFirstOrThrow()
  return { visitorKey, orderUuid, orderId: id }
}

const feeAccounts = async () => ({
  revenue: await balanceOf(shop.deps.db, systemAccount('feeRevenue', 'EUR')),
  vat: await balanceOf(shop.deps.db, systemAccount('vatPayable', 'EUR')),
})

describe('issuing', () => {
  test('nothing is made before the order is paid', async () => {
    const visitorKey = await shop.fillBasket([{ quantity: 3 }])
    const { orderUuid } = await beginPayment(shop.deps, await shop.request(visitorKey))
    const { id } = await shop.deps.db
      .selectFrom('orders')
      .select('id')
      .where('uuid', '=', orderUuid)
      .executeTakeFirstOrThrow()
    await issueCards(shop.deps, [id])
    const { count } = await shop.deps.db
      .selectFrom('cards')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    expect(Number(count)).toBe(0)
    expect((await outcomeOf(shop, visitorKey)).units).toEqual(['ordered', 'ordered', 'ordered'])
  })

  test('a lost answer and a busy issuer are asked again, each card exists once', async () => {
    const { visitorKey } = await buy([{ amountCents: 66_00 }, { amountCents: 77_00 }])
    for (let round = 0; round < 4; round += 1) {
      await shop.runJobs()
      shop.later(60_000)
    }
    expect(await outcomeOf(shop, visitorKey)).toMatchObject({
      orders: ['completed'],
      units: ['issued', 'issued'],
      deliveries: ['sent'],
      refunds: [],
      balances: [0],
    })
  })

  test('a card that is refused is paid back, the others are delivered', async () => {
    const { visitorKey, orderUuid } = await buy([
      { amountCents: 88_00, receiver: forOther('Bram', 'bram@voorbeeld.example') },
      { amountCents: 25_00 },
    ])
    await shop.runJobs()
    expect(await outcomeOf(shop, visitorKey)).toMatchObject({
      orders: ['completed'],
      units: ['issued', 'refunded'],
      deliveries: ['refunded', 'sent'],
      refunds: [{ state: 'sent', reason: 'cardNotIssued', cents: 88_00 }],
      balances: [0],
      mails: 3,
    })
    const order = await showOrder(shop.deps, { uuid: orderUuid, visitorKey, language: 'nl' })
    expect(order.refunded?.cents).toBe(88_00)
  })

  test('an order of which nothing can be issued costs nothing: fees and their VAT go back too', async () => {
    const before = await feeAccounts()
    const { visitorKey, orderUuid, orderId } = await buy([{ amountCents: 88_00, quantity: 2 }])
    await shop.runJobs()
    expect(await outcomeOf(shop, visitorKey)).toMatchObject({
      orders: ['refunded'],
      refunds: [{ cents: 2 * 88_00 + 95 }],
      balances: [0],
    })
    expect(await feeAccounts()).toEqual(before)
    const order = await showOrder(shop.deps, { uuid: orderUuid, visitorKey, language: 'nl' })
    expect(order).toMatchObject({ status: 'CANCELED', refunded: { cents: 2 * 88_00 + 95 } })

    const { id: refundId } = await shop.deps.db
      .selectFrom('refunds')
      .select('id')
      .where('order_id', '=', orderId)
      .executeTakeFirstOrThrow()
    await receiveNotifications(shop.deps, [shop.provider.newsOfRefund(refundId)])
    await shop.runJobs()
    expect(await outcomeOf(shop, visitorKey)).toMatchObject({
      payments: ['refunded'],
      refunds: [{ state: 'done' }],
    })
    await receiveNotifications(shop.deps, [shop.provider.newsOfRefund(refundId, 'refundFailed')])
    await shop.runJobs()
    const after = await outcomeOf(shop, visitorKey)
    expect(after.refunds).toMatchObject([{ state: 'failed' }])
    expect(after.balances).toEqual([2 * 88_00 + 95])
  })

  test('a donation keeps the order, even when its card cannot be issued', async () => {
    const { visitorKey } = await buy([
      { amountCents: 88_00 },
      { productId: 'bomen-planten', amountCents: 10_00 },
    ])
    await shop.runJobs()
    expect(await outcomeOf(shop, visitorKey)).toMatchObject({
      orders: ['completed'],
      refunds: [{ cents: 88_00 + 95 }],
      balances: [0],
    })
  })

  test('an order of donations alone is complete when it is paid', async () => {
    const { visitorKey } = await buy([{ productId: 'bomen-planten', amountCents: 10_00 }])
    expect(await outcomeOf(shop, visitorKey)).toMatchObject({
      orders: ['completed'],
      units: [],
      deliveries: [],
      balances: [0],
    })
  })

  test('an issuer that stays away is given up, and the money goes back', async () => {
    const { visitorKey, orderId } = await buy([{}])
    const away = {
      ...shop.deps,
      issuer: {
        ...shop.deps.issuer,
        issue: async () => {
          throw new IssuerBusy('Away.')
        },
      },
    }
    for (let attempt = 0; attempt < issuerAttemptsMax; attempt += 1) {
      await issueCards(away, [orderId])
      shop.later(11 * 60_000)
    }
    await shop.runJobs()
    expect(await outcomeOf(shop, visitorKey)).toMatchObject({
      orders: ['refunded'],
      units: ['refunded'],
      refunds: [{ cents: 25_95 }],
    })
  })

  test('one card of which the issuer says nothing holds up no other, and is asked for again', async () => {
    const { visitorKey, orderId } = await buy([{}, { productId: 'filmbon' }])
    let silences = 0
    const silent: CardIssuer = {
      ...shop.deps.issuer,
      issue: (card) => {
        if (card.productId !== 'filmbon') return shop.deps.issuer.issue(card)
        silences += 1
        return new Promise(() => {})
      },
    }
    await issueCards({ ...shop.deps, issuer: silent, issuerWaitsMs: 50 }, [orderId])
    expect((await outcomeOf(shop, visitorKey)).units).toEqual(['issued', 'issuing'])
    expect(silences).toBe(1)
    shop.later(11 * 60_000)
    await issueCards(shop.deps, [orderId])
    await shop.runJobs()
    expect(await outcomeOf(shop, visitorKey)).toMatchObject({
      ...{ orders: ['completed'], units: ['issued', 'issued'], refunds: [] },
    })
  })

  test.each<[string, (code: IssuedCode, first: IssuedCode) => IssuedCode]>([
    ['a number that names a card already', (code, first) => ({ ...code, number: first.number })],
    ['a day that there is not', (code) => ({ ...code, validUntil: '2028-02-31' })],
    ['no day at all', (code) => ({ ...code, validUntil: 'soon' })],
    ['a reference that cannot be stored', (code) => ({ ...code, issuerReference: 'A\u0000B' })],
  ])('%s for one card holds up no other, is told, and is paid back at last', async (_, spoil) => {
    const { visitorKey, orderId } = await buy([{ quantity: 3 }, { productId: 'filmbon' }])
    const first = Promise.withResolvers<IssuedCode>()
    const wrong: CardIssuer = {
      ...shop.deps.issuer,
      issue: async (card) => {
        const code = await shop.deps.issuer.issue(card)
        if (card.productId === 'filmbon') return spoil(code, await first.promise)
        first.resolve(code)
        return code
      },
    }
    const own = { ...shop.deps, issuer: wrong }
    const alerts = shop.alerts.length
    await issueCards(own, [orderId])
    expect((await outcomeOf(shop, visitorKey)).units).toEqual([
      ...Array(3).fill('issued'),
      'issuing',
    ])
    expect(shop.alerts.slice(alerts)).toMatchObject([{ alert: true, orderId }])
    for (let attempt = 1; attempt < issuerAttemptsMax; attempt += 1) {
      shop.later(11 * 60_000)
      await issueCards(own, [orderId])
    }
    shop.loseJobs()
    await retryOrder(shop.deps, orderId)
    await shop.runJobs()
    expect(await outcomeOf(shop, visitorKey)).toMatchObject({
      units: [...Array(3).fill('issued'), 'refunded'],
      refunds: [{ state: 'sent' }],
      balances: [0],
    })
    expect(await ledgerFindings(shop)).toEqual([])
  })

  test('an order of hundreds of cards leaves those after it their turn', async () => {
    const asked: string[] = []
    const counting = {
      ...shop.deps,
      issuer: {
        ...shop.deps.issuer,
        issue: (card: CardToIssue) => {
          asked.push(card.productId)
          return shop.deps.issuer.issue(card)
        },
      },
    }
    const big = await buy(Array.from({ length: 25 }, () => ({ quantity: 10 })))
    const small = await buy([{ productId: 'filmbon' }])
    shop.loseJobs()
    await issueCards(counting, [big.orderId, small.orderId])
    expect((await outcomeOf(shop, small.visitorKey)).orders).toEqual(['completed'])
    expect(asked).toHaveLength(51)
    const next = await buy([{ productId: 'filmbon' }])
    const orderIds = shop.waitingJobs.flatMap((job) =>
      job.name === 'issue-cards' ? [job.payload.orderId] : [],
    )
    expect(orderIds).toEqual([big.orderId, next.orderId])
    await shop.runJobs()
    for (const { visitorKey } of [big, next])
      expect((await outcomeOf(shop, visitorKey)).orders).toEqual(['completed'])
  })

  test('a provider that refuses to pay back leaves the money on the order and calls for a person', async () => {
    const own = new OrderShop(database)
    own.provider.rejectRefunds()
    const visitorKey = await own.fillBasket([{ amountCents: 88_00 }])
    await beginPayment(own.deps, await own.request(visitorKey, paid))
    await own.runJobs()
    expect(await outcomeOf(own, visitorKey)).toMatchObject({
      refunds: [{ state: 'failed' }],
      balances: [88_95],
    })
    expect(own.alerts).toContainEqual(expect.objectContaining({ alert: true }))
    own.close()
  })

  test('more units than one round holds are all issued', async () => {
    const { visitorKey } = await buy([{ quantity: 230, amountCents: 10_00 }])
    await shop.runJobs()
    const outcome = await outcomeOf(shop, visitorKey)
    expect(new Set(outcome.units)).toEqual(new Set(['issued']))
    expect(outcome).toMatchObject({ orders: ['completed'], balances: [0], mails: 2 })
  })

  test('the books are right after all of this', async () => {
    expect(await ledgerFindings(shop)).toEqual([])
  })
})
