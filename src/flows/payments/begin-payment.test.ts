import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { findCart } from '#domain/cart/find-cart.ts'
import type { PaymentRequest } from '#flows/payments/begin-payment.ts'
import { reconcileWork } from '#flows/recovery/reconcile-work.ts'
import { errorCodes } from '#kernel/error-codes.ts'
import { cardOf, OrderShop } from '#tests/support/build-order-shop.ts'
import { openTestDatabase } from '#tests/support/database.ts'
import { eventually } from '#tests/support/eventually.ts'
import { ledgerFindings, outcomeOf } from '#tests/support/order-outcome.ts'
import { solveCaptcha } from '#tests/support/solve-captcha.ts'
import { beginPayment } from './begin-payment.ts'
import { completePayment } from './complete-payment.ts'
import { receiveNotifications } from './receive-notifications.ts'
import { showPayment } from './show-payment.ts'

const database = await openTestDatabase()
const shop = new OrderShop(database)
afterAll(async () => {
  shop.close()
  await database.close()
})

const code = (name: keyof typeof errorCodes) => expect.objectContaining({ code: errorCodes[name] })
const begin = async (visitorKey: string, given: Partial<PaymentRequest> = {}) => {
  shop.later(1)
  return beginPayment(shop.deps, await shop.request(visitorKey, given))
}
const byCard = (holderName: string) => ({ methodId: 'scheme', card: cardOf(holderName) })
const comeBack = (begun: Awaited<ReturnType<typeof begin>>, visitorKey: string) =>
  completePayment(shop.deps, {
    orderUuid: begun.orderUuid,
    visitorKey,
    redirectResult: shop.provider.redirectResultOf(begun.paymentId),
  })

const proof = async () => ({
  captchaToken: solveCaptcha(await shop.deps.captcha.challenge('common')),
})

describe('beginning to pay', () => {
  test('leads to the payment page, and back to the page that the order names', async () => {
    const begun = await begin(await shop.fillBasket())
    expect(begun).toMatchObject({
      state: 'actionRequired',
      action: { url: `https://bank.example/${begun.paymentId}` },
    })
  })

  test('the same basket paid again is the same order, another attempt', async () => {
    const visitorKey = await shop.fillBasket()
    const first = await begin(visitorKey)
    const second = await begin(visitorKey)
    expect(second.orderUuid).toBe(first.orderUuid)
    expect(second.paymentId).not.toBe(first.paymentId)
  })

  test('a changed basket is a new order and supersedes the old one', async () => {
    const visitorKey = await shop.fillBasket()
    const first = await begin(visitorKey)
    await shop.addTo(visitorKey, [{ productId: 'filmbon' }])
    const second = await begin(visitorKey)
    expect(second.orderUuid).not.toBe(first.orderUuid)
    expect((await outcomeOf(shop, visitorKey)).orders).toEqual(['superseded', 'awaitingPayment'])
  })

  test('a changed price is never charged silently', async () => {
    const visitorKey = await shop.fillBasket()
    await expect(begin(visitorKey, { expectedTotalCents: 24_00 })).rejects.toEqual(
      code('cartChanged'),
    )
    expect((await outcomeOf(shop, visitorKey)).orders).toEqual([])
  })

  test('what is not offered, not for sale or not complete is refused and nothing is charged', async () => {
    const visitorKey = await shop.fillBasket()
    await expect(begin(visitorKey, { methodId: 'blik' })).rejects.toEqual(
      code('paymentMethodUnavailable'),
    )
    await expect(begin(visitorKey, { methodId: 'scheme' })).rejects.toEqual(
      code('cardDetailsInvalid'),
    )
    await expect(begin('nobody', { expectedTotalCents: 1 })).rejects.toEqual(code('cartExpired'))
    expect((await outcomeOf(shop, visitorKey)).payments).toEqual([])
  })

  test('a visitor whose payments succeed never has to wait: only failed attempts count', async () => {
    const visitorKey = await shop.fillBasket()
    for (let order = 0; order <= shop.deps.storefront.paymentAttemptsMax; order += 1) {
      expect(await begin(visitorKey, byCard('A. DE VRIES'))).toMatchObject({ state: 'paid' })
      await shop.addTo(visitorKey, [{}])
      await shop.saveDetails(visitorKey)
    }
  })

  test('too many attempts of one visitor wait an hour', async () => {
    const visitorKey = await shop.fillBasket()
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const declined = begin(visitorKey, { ...byCard('DECLINED'), ...(await proof()) })
      await expect(declined).rejects.toEqual(code('paymentRefused'))
    }
    await expect(begin(visitorKey)).rejects.toEqual(code('tooManyAttempts'))
    // Another basket is another order, which is not written then.
    await shop.addTo(visitorKey, [{ productId: 'filmbon' }])
    await expect(begin(visitorKey)).rejects.toEqual(code('tooManyAttempts'))
    expect((await outcomeOf(shop, visitorKey)).orders).toEqual(['awaitingPayment'])
    shop.later(61 * 60 * 1000)
    await expect(begin(visitorKey)).resolves.toMatchObject({ state: 'actionRequired' })
  })

  test('a card is paid at once, and what it was asked with is forgotten', async () => {
    const visitorKey = await shop.fillBasket()
    await expect(begin(visitorKey, byCard('A. DE VRIES'))).resolves.toMatchObject({ state: 'paid' })
    const kept = await shop.deps.db
      .selectFrom('payments')
      .select(['request', 'redirect_result', 'action'])
      .where('visitor_key', '=', visitorKey)
      .executeTakeFirstOrThrow()
    expect(kept).toEqual({ request: null, redirect_result: null, action: null })
  })
})

describe('after a refusal or a cancel', () => {
  test('the basket is intact and another way of paying works', async () => {
    const visitorKey = await shop.fillBasket()
    await expect(begin(visitorKey, byCard('DECLINED'))).rejects.toMatchObject({
      code: errorCodes.paymentRefused,
      details: { payment: { state: 'refused' } },
    })
    const begun = await begin(visitorKey)
    shop.provider.decide(begun.paymentId, 'cancelled')
    await expect(comeBack(begun, visitorKey)).rejects.toMatchObject({
      code: errorCodes.paymentCancelled,
      details: { payment: { state: 'canceled', orderUuid: begun.orderUuid } },
    })
    await expect(begin(visitorKey, byCard('A. DE VRIES'))).resolves.toMatchObject({ state: 'paid' })
  })

  test('loading the return page again tells the same without asking the provider', async () => {
    const visitorKey = await shop.fillBasket()
    const begun = await begin(visitorKey)
    shop.provider.decide(begun.paymentId, 'authorised')
    await expect(comeBack(begun, visitorKey)).resolves.toMatchObject({ state: 'paid' })
    shop.provider.loseNext('complete', 'before')
    await expect(comeBack(begun, visitorKey)).resolves.toMatchObject({ state: 'paid' })
  })

  test('a garbled return proves nothing', async () => {
    const visitorKey = await shop.fillBasket()
    const begun = await begin(visitorKey)
    const garbled = completePayment(shop.deps, {
      orderUuid: begun.orderUuid,
      visitorKey,
      redirectResult: 'nonsense',
    })
    await expect(garbled).resolves.toMatchObject({ state: 'pending', action: undefined })
    await expect(showPayment(shop.deps, { orderUuid: 'no uuid', visitorKey })).rejects.toEqual(
      code('uuidInvalid'),
    )
    await expect(
      showPayment(shop.deps, { orderUuid: crypto.randomUUID(), visitorKey }),
    ).rejects.toEqual(code('orderUnknown'))
  })

  test('a made-up return hides nothing from the shopper, whoever brings it', async () => {
    const visitorKey = await shop.fillBasket()
    const begun = await begin(visitorKey)
    const { orderUuid } = begun
    const own = () => showPayment(shop.deps, { orderUuid, visitorKey })
    for (const stranger of ['other', visitorKey]) {
      await completePayment(shop.deps, {
        ...{ orderUuid, visitorKey: stranger, redirectResult: 'made up' },
      })
      expect(await own()).toMatchObject({ state: 'actionRequired', action: begun.action })
    }
    shop.provider.decide(begun.paymentId, 'authorised')
    await expect(comeBack(begun, visitorKey)).resolves.toMatchObject({ state: 'paid' })
  })

  test('of two open attempts each keeps its return while the provider is silent', async () => {
    const visitorKey = await shop.fillBasket()
    const attempts = [await begin(visitorKey), await begin(visitorKey)]
    for (const { paymentId } of attempts) shop.provider.decide(paymentId, 'authorised')
    for (const attempt of attempts) {
      shop.provider.loseNext('complete', 'before')
      await expect(comeBack(attempt, visitorKey)).resolves.toMatchObject({ state: 'pending' })
    }
    for (let round = 0; round < 2; round += 1) {
      shop.later(31_000)
      await reconcileWork(shop.deps)
      await shop.runJobs()
    }
    expect(await outcomeOf(shop, visitorKey)).toMatchObject({
      orders: ['completed'],
      payments: ['settled', 'settled'],
      refunds: [{ reason: 'paidTwice', cents: 25_95 }],
      balances: [0],
    })
  })

  test('a return that belongs to the other attempt settles that one, and this one waits on', async () => {
    const visitorKey = await shop.fillBasket()
    const [first, second] = [await begin(visitorKey), await begin(visitorKey)]
    shop.provider.decide(first.paymentId, 'refused')
    await expect(comeBack(first, visitorKey)).rejects.toEqual(code('paymentRefused'))
    const waiting = await showPayment(shop.deps, { orderUuid: second.orderUuid, visitorKey })
    expect(waiting).toMatchObject({ state: 'actionRequired', action: second.action })
  })

  test('only the visitor who began can go on paying', async () => {
    const visitorKey = await shop.fillBasket()
    const { orderUuid } = await begin(visitorKey)
    const own = await showPayment(shop.deps, { orderUuid, visitorKey })
    const other = await showPayment(shop.deps, { orderUuid, visitorKey: 'other' })
    expect([own.state, other.state, other.action]).toEqual(['actionRequired', 'pending', undefined])
  })
})

describe('when the provider does not answer', () => {
  for (const when of ['before', 'after'] as const) {
    test(`a card lost ${when} it arrived is charged once, after the shop asks again`, async () => {
      const visitorKey = await shop.fillBasket()
      shop.provider.loseNext('begin', when)
      await expect(begin(visitorKey, byCard('A. DE VRIES'))).resolves.toMatchObject({
        state: 'pending',
      })
      shop.later(6_000)
      await shop.runJobs()
      expect(await outcomeOf(shop, visitorKey)).toMatchObject({
        orders: ['completed'],
        payments: ['settled'],
        refunds: [],
      })
    })
  }

  test('a visitor without the redirect may try again, and the first attempt is closed', async () => {
    const visitorKey = await shop.fillBasket()
    shop.provider.loseNext('begin', 'after')
    await expect(begin(visitorKey)).rejects.toEqual(code('paymentProviderUnreachable'))
    shop.later(1_000)
    const begun = await begin(visitorKey)
    shop.provider.decide(begun.paymentId, 'authorised')
    await comeBack(begun, visitorKey)
    shop.later(6_000)
    await shop.runJobs()
    expect((await outcomeOf(shop, visitorKey)).payments).toEqual(['abandoned', 'settled'])
  })

  test('a return that is not answered is handed in again', async () => {
    const visitorKey = await shop.fillBasket()
    const begun = await begin(visitorKey)
    shop.provider.decide(begun.paymentId, 'authorised')
    shop.provider.loseNext('complete', 'after')
    await expect(comeBack(begun, visitorKey)).resolves.toMatchObject({ state: 'pending' })
    shop.later(6_000)
    await shop.runJobs()
    expect((await outcomeOf(shop, visitorKey)).orders).toEqual(['completed'])
  })

  describe('for longer than a visitor waits', () => {
    beforeEach(() => {
      shop.deps.visitorWaitsMs = 0
    })
    afterEach(() => {
      shop.deps.visitorWaitsMs = 60_000
    })
    /** With a provider that answers at once where nothing is frozen. */
    const patiently = async <Result>(run: () => Promise<Result>): Promise<Result> => {
      shop.deps.visitorWaitsMs = 60_000
      return run().finally(() => {
        shop.deps.visitorWaitsMs = 0
      })
    }
    const settled = (visitorKey: string) =>
      eventually('the payment', async () => {
        const outcome = await outcomeOf(shop, visitorKey)
        return outcome.payments.includes('settled') ? outcome : undefined
      })

    test('a card is looked for, and paid when the answer comes after all', async () => {
      const visitorKey = await shop.fillBasket()
      const thaw = shop.provider.freeze('begin')
      const given = byCard('A. DE VRIES')
      await expect(begin(visitorKey, given)).resolves.toMatchObject({ state: 'pending' })
      thaw()
      await settled(visitorKey)
      shop.later(6_000)
      await shop.runJobs()
      expect(await outcomeOf(shop, visitorKey)).toMatchObject({
        ...{ orders: ['completed'], payments: ['settled'], refunds: [], balances: [0] },
      })
    })

    test('a visitor who was not led to the bank yet may try again', async () => {
      const visitorKey = await shop.fillBasket()
      const thaw = shop.provider.freeze('begin')
      await expect(begin(visitorKey)).rejects.toEqual(code('paymentProviderUnreachable'))
      thaw()
      shop.later(1_000)
      const begun = await patiently(() => begin(visitorKey))
      expect(begun.state).toBe('actionRequired')
    })

    test('a return is looked for, and the order paid when the answer comes after all', async () => {
      const visitorKey = await shop.fillBasket()
      const begun = await patiently(() => begin(visitorKey))
      shop.provider.decide(begun.paymentId, 'authorised')
      const thaw = shop.provider.freeze('complete')
      await expect(comeBack(begun, visitorKey)).resolves.toMatchObject({ state: 'pending' })
      thaw()
      expect((await settled(visitorKey)).refunds).toEqual([])
    })

    test('methods that are not listed are no reason to wait', async () => {
      const visitorKey = await shop.fillBasket()
      const thaw = shop.provider.freeze('listMethods')
      await expect(begin(visitorKey)).rejects.toEqual(code('paymentProviderUnreachable'))
      thaw()
      expect((await outcomeOf(shop, visitorKey)).orders).toEqual([])
    })
  })

  test('the methods cannot be listed: nothing is placed', async () => {
    const visitorKey = await shop.fillBasket()
    shop.provider.loseNext('listMethods', 'before')
    await expect(begin(visitorKey)).rejects.toEqual(code('paymentProviderUnreachable'))
    expect((await outcomeOf(shop, visitorKey)).orders).toEqual([])
  })
})

test('what is put into the basket while the bank is open is there after paying', async () => {
  const visitorKey = await shop.fillBasket()
  const begun = await begin(visitorKey)
  await shop.addTo(visitorKey, [{ productId: 'filmbon' }])
  shop.provider.decide(begun.paymentId, 'authorised')
  await expect(comeBack(begun, visitorKey)).resolves.toMatchObject({ state: 'paid' })
  const left = await findCart(shop.deps.db, visitorKey, shop.now)
  expect(left?.shipments.flatMap(({ packages }) => packages)).toMatchObject([
    { productId: 'filmbon', quantity: 1 },
  ])
  expect((await outcomeOf(shop, visitorKey)).baskets.sort()).toEqual(['open', 'ordered'])
})

describe('money that comes unexpectedly', () => {
  const hear = async (paymentId: Parameters<typeof shop.provider.newsOf>[0]) => {
    await receiveNotifications(shop.deps, [shop.provider.newsOf(paymentId, 'authorised')])
    await shop.runJobs()
  }

  test('a second payment of a paid order goes back in full', async () => {
    const visitorKey = await shop.fillBasket()
    const first = await begin(visitorKey)
    const second = await begin(visitorKey)
    await hear(first.paymentId)
    const before = shop.provider.refundedCents()
    await hear(second.paymentId)
    await hear(second.paymentId)
    expect(shop.provider.refundedCents() - before).toBe(25_95)
    expect(await outcomeOf(shop, visitorKey)).toMatchObject({
      orders: ['completed'],
      payments: ['settled', 'settled'],
      refunds: [{ state: 'sent', reason: 'paidTwice', cents: 25_95 }],
      balances: [0],
      mails: 3,
    })
  })

  test('a superseded order is honoured while its basket is unpaid, and paid back once it is', async () => {
    const visitorKey = await shop.fillBasket()
    const old = await begin(visitorKey)
    await shop.addTo(visitorKey, [{ productId: 'filmbon' }])
    const current = await begin(visitorKey)
    await hear(old.paymentId)
    await hear(current.paymentId)
    expect(await outcomeOf(shop, visitorKey)).toMatchObject({
      orders: ['completed', 'awaitingPayment'],
      payments: ['settled', 'settled'],
      refunds: [{ reason: 'paidTwice', cents: 50_95 }],
      balances: [0, 0],
    })
  })

  test('another amount or currency is held for a person and settles nothing', async () => {
    for (const paid of [
      { currency: 'EUR', cents: 25_94 },
      { currency: 'GBP', cents: 25_95 },
    ] as const) {
      const visitorKey = await shop.fillBasket()
      const begun = await begin(visitorKey)
      shop.provider.decide(begun.paymentId, 'authorised', paid)
      const alerts = shop.alerts.length
      await expect(comeBack(begun, visitorKey)).resolves.toMatchObject({ state: 'pending' })
      await hear(begun.paymentId)
      expect(shop.alerts.length).toBe(alerts + 1)
      expect(await outcomeOf(shop, visitorKey)).toMatchObject({
        orders: ['awaitingPayment'],
        payments: ['held'],
        balances: [0],
        mails: 0,
      })
    }
  })

  test('an abandoned payment that is paid after all is honoured', async () => {
    const visitorKey = await shop.fillBasket()
    const begun = await begin(visitorKey)
    shop.later(25 * 60 * 60 * 1000)
    await reconcileWork(shop.deps)
    await shop.runJobs()
    expect((await outcomeOf(shop, visitorKey)).payments).toEqual(['abandoned'])
    await hear(begun.paymentId)
    expect((await outcomeOf(shop, visitorKey)).orders).toEqual(['completed'])
  })

  test('news that overtakes the answer of the provider stands', async () => {
    const visitorKey = await shop.fillBasket()
    shop.provider.loseNext('begin', 'after')
    await begin(visitorKey).catch(() => {})
    const { id } = await shop.deps.db
      .selectFrom('payments')
      .select('id')
      .where('visitor_key', '=', visitorKey)
      .executeTakeFirstOrThrow()
    await hear(id)
    shop.later(6_000)
    await shop.runJobs()
    expect(await outcomeOf(shop, visitorKey)).toMatchObject({
      orders: ['completed'],
      payments: ['settled'],
    })
  })

  test('the books are right after all of this', async () => {
    expect(await ledgerFindings(shop)).toEqual([])
  })
})
