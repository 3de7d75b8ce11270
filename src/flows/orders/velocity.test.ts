import { array, assert, asyncProperty, integer, record } from 'fast-check'
import { afterAll, beforeEach, expect, test } from 'vitest'
import type { PackageToAdd } from '#domain/cart/cart.ts'
import { systemAccount } from '#domain/ledger/accounts.ts'
import { balanceOf } from '#domain/ledger/balance.ts'
import type { Fairness, VelocityLimit } from '#domain/storefronts/fairness.ts'
import { decideCase } from '#flows/cases/decide-case.ts'
import { beginPayment } from '#flows/payments/begin-payment.ts'
import { sayError } from '#i18n/say-error.ts'
import { runJob } from '#jobs/start-workers.ts'
import { dayMs } from '#kernel/day-ms.ts'
import { errorCodes } from '#kernel/error-codes.ts'
import type { ShopError } from '#kernel/shop-error.ts'
import { openSecretAttemptKeys } from '#platform/secrets/secret-attempt-keys.ts'
import { cardOf } from '#tests/support/build-order-shop.ts'
import { forOther, testStorefront } from '#tests/support/build-shop.ts'
import { CaseShop, changeOf } from '#tests/support/case-shop.ts'
import { openTestDatabase } from '#tests/support/database.ts'
import { ledgerFindings, outcomeOf } from '#tests/support/order-outcome.ts'
import { walksWanted } from '#tests/support/thoroughness.ts'

const database = await openTestDatabase()
const { db } = database
const shop = new CaseShop(database)
afterAll(async () => {
  shop.close()
  await database.close()
})

const asSold = testStorefront.fairness
const apply = (fairness: Partial<Fairness>) => {
  shop.deps.storefront = { ...testStorefront, fairness: { ...asSold, ...fairness } }
}
const limitTo = (...velocity: readonly VelocityLimit[]) => apply({ velocity })
beforeEach(() => apply({}))

let people = 0
const somebody = () => {
  people += 1
  return `p${people}@voorbeeld.example`
}
const hourMs = 60 * 60 * 1000

type Ordering = { email: string; packages?: readonly Partial<PackageToAdd>[]; ip?: string }

async function order({ email, packages = [{}], ip }: Ordering, given: object = {}) {
  const visitorKey = await shop.fillBasket(packages, { email, ...given })
  const shopperIp = ip === undefined ? {} : { shopperIp: ip }
  return beginPayment(shop.deps, await shop.request(visitorKey, shopperIp))
}
const refusal = (ordering: Ordering) =>
  order(ordering).then(
    () => undefined,
    (error: ShopError) => error,
  )
const tooMany = expect.objectContaining({ code: errorCodes.tooManyOrders })

test('whoever passes a limit hears when it goes on, in both languages; basket and count stay as they were', async () => {
  limitTo({ of: 'payer', hours: 24, ordersMax: 2, action: 'refuse' })
  const email = somebody()
  await order({ email })
  await order({ email: email.toUpperCase() })
  const before = await db.selectFrom('order_velocity').selectAll().execute()
  const refused = await refusal({ email })
  expect(refused).toEqual(tooMany)
  expect(refused && sayError('nl', refused)).toBe(
    'Hier is kort na elkaar te veel besteld. Er is niets betaald en je winkelmandje blijft staan. Probeer het uiterlijk over 24 uur opnieuw, of neem contact met ons op.',
  )
  expect(refused && sayError('en', refused)).toContain('Please try again in 24 hours at the latest')
  expect(await db.selectFrom('order_velocity').selectAll().execute()).toEqual(before)
  await order({ email: somebody() })
  shop.later(24 * hourMs)
  await order({ email })
})

test('cards and euros count as orders do, and a receiver by all who give to them', async () => {
  const sanne = somebody()
  const toSanne = { packages: [{ receiver: forOther('Sanne', sanne), quantity: 4 }] }
  limitTo({ of: 'receiver', hours: 1, cardsMax: 9, action: 'refuse' })
  await order({ email: somebody(), ...toSanne })
  await order({ email: somebody(), ...toSanne })
  await expect(order({ email: somebody(), ...toSanne })).rejects.toEqual(tooMany)
  await order({ email: sanne, packages: [{ quantity: 9 }] })
  limitTo({ of: 'source', hours: 1, centsMax: 100_00, action: 'refuse' })
  const ip = '203.0.113.20'
  await order({ email: somebody(), ip, packages: [{ quantity: 4 }] })
  await expect(order({ email: somebody(), ip })).rejects.toEqual(tooMany)
})

test('an order of 400 cards by a company passes what the shop sells with, and is made at once', async () => {
  const packages = Array.from({ length: 40 }, (_, at) => ({
    ...{ amountCents: 50_00, quantity: 10 },
    receiver: forOther(`Collega ${at}`, `collega${at}@bedrijf.example`),
  }))
  const company = { customerType: 'BUSINESS', companyName: 'Bakkerij De Vries' }
  const { orderUuid } = await order({ email: somebody(), packages }, company)
  const { held_for: heldFor } = await orderBy(orderUuid)
  expect(heldFor).toBeNull()
})

test('the same basket is paid again without counting as another order', async () => {
  limitTo({ of: 'device', hours: 1, ordersMax: 1, action: 'refuse' })
  const visitorKey = await shop.fillBasket([{}], { email: somebody() })
  for (let time = 0; time < 3; time += 1)
    await beginPayment(shop.deps, await shop.request(visitorKey))
})

test('a device is known by its cookie, whatever address is typed and from whichever network', async () => {
  limitTo({ of: 'device', hours: 1, ordersMax: 1, action: 'refuse' })
  const visitorKey = await shop.fillBasket([{}], { email: somebody() })
  const byCard = { methodId: 'scheme', card: cardOf('A.') }
  await beginPayment(shop.deps, await shop.request(visitorKey, byCard))
  await shop.addTo(visitorKey, [{}])
  await shop.saveDetails(visitorKey, { email: somebody() })
  const elsewhere = await shop.request(visitorKey, { shopperIp: '203.0.113.77' })
  await expect(beginPayment(shop.deps, elsewhere)).rejects.toEqual(tooMany)
  await order({ email: somebody(), ip: '203.0.113.77' })
})

test('whoever keeps within the limits is never refused, and whoever passes one always is', async () => {
  const [hours, ordersMax, centsMax] = [5, 4, 200_00]
  limitTo({ of: 'payer', hours, ordersMax, centsMax, action: 'refuse' })
  const step = record({
    waitHours: integer({ min: 0, max: 3 }),
    quantity: integer({ min: 1, max: 4 }),
  })
  await assert(
    asyncProperty(array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
      const email = somebody()
      const taken: { hour: number; cents: number }[] = []
      for (const { waitHours, quantity } of steps) {
        shop.later(waitHours * hourMs)
        const hour = Math.floor(shop.now.getTime() / hourMs)
        const recent = taken.filter((one) => one.hour > hour - hours)
        const cents = recent.reduce((all, one) => all + one.cents, quantity * 25_00)
        const isWithin = recent.length < ordersMax && cents <= centsMax
        const refused = await refusal({ email, packages: [{ quantity }] })
        expect(refused?.code).toBe(isWithin ? undefined : errorCodes.tooManyOrders)
        if (isWithin) taken.push({ hour, cents: quantity * 25_00 })
      }
    }),
    { numRuns: walksWanted ?? 10 },
  )
})

test('what is counted names nobody, and is forgotten after thirty days', async () => {
  await order({ email: 'ver.weg@voorbeeld.example', ip: '203.0.113.99' })
  const text = JSON.stringify(await db.selectFrom('order_velocity').selectAll().execute())
  for (const part of ['ver.weg', '203.0.113', 'GCSNL']) expect(text).not.toContain(part)
  const kept = async () =>
    (await db.selectFrom('order_velocity').select('key').execute()).length > 0
  shop.later(29 * dayMs)
  await runJob(shop.deps, 'forget-expired', {})
  expect(await kept()).toBe(true)
  shop.later(dayMs + hourMs)
  await runJob(shop.deps, 'forget-expired', {})
  expect(await kept()).toBe(false)
})

test('what is counted is hashed under a key: by another one the same four are nobody whom the shop knows', async () => {
  const subjects = ['payer', 'receiver', 'source', 'device'] as const
  limitTo(...subjects.map((of) => ({ of, hours: 1, ordersMax: 1, action: 'refuse' }) as const))
  const people = { email: somebody(), receiver: forOther('Sanne', somebody()) }
  const visitorKey = await shop.fillBasket([{ receiver: people.receiver }], {
    email: people.email,
  })
  const again = async () => {
    await shop.addTo(visitorKey, [{ receiver: people.receiver }])
    const request = await shop.request(visitorKey, { shopperIp: '203.0.113.55' })
    return beginPayment(shop.deps, request)
  }
  const keys = async () =>
    (await db.selectFrom('order_velocity').select('key').execute()).map(({ key }) => key)
  const before = await keys()
  await again()
  const known = await keys()
  expect(known).toHaveLength(before.length + subjects.length)
  await expect(again()).rejects.toEqual(tooMany)
  const { secretAttemptKeys } = shop.deps
  const key = new Uint8Array(32).fill(7)
  shop.deps.secretAttemptKeys = openSecretAttemptKeys({ linkKeys: [{ id: '2', key }] })
  await again()
  shop.deps.secretAttemptKeys = secretAttemptKeys
  expect(await keys()).toHaveLength(known.length + subjects.length)
})

const orderBy = (uuid: string) =>
  db.selectFrom('orders').selectAll().where('uuid', '=', uuid).executeTakeFirstOrThrow()

const held = { orders: ['halted'], units: ['ordered'], deliveries: ['waiting'] }

test('a limit may let an order be paid and have a person look at it: released, all is made', async () => {
  limitTo({ of: 'payer', hours: 24, centsMax: 10_00, action: 'review' })
  const { visitorKey, paymentId } = await shop.buy()
  await shop.runJobs()
  expect(await outcomeOf(shop, visitorKey)).toMatchObject({ ...held, mails: 1 })
  expect(await shop.oneCaseOf(paymentId)).toMatchObject({ kind: 'heldForReview', openCents: 0 })
  await shop.decide(paymentId, 'release')
  expect(await outcomeOf(shop, visitorKey)).toMatchObject({
    ...{ orders: ['completed'], units: ['issued'], deliveries: ['sent'], mails: 2 },
  })
  expect(await ledgerFindings(shop)).toEqual([])
})

test.each([
  ['release', 'keep-cards'],
  ['keep-cards', 'release'],
] as const)(
  'one that the bank takes back meanwhile waits for both: %s, then %s',
  async (...steps) => {
    limitTo({ of: 'payer', hours: 24, centsMax: 10_00, action: 'review' })
    const { visitorKey, paymentId, news } = await shop.buy()
    await shop.runJobs()
    await shop.hear(changeOf(news, 'chargeback'))
    const decide = async (decision: (typeof steps)[number]) => {
      const kind = decision === 'release' ? 'heldForReview' : 'chargeback'
      const found = (await shop.casesOf(paymentId)).find((one) => one.kind === kind)
      const { id: caseId } = found ?? expect.fail(kind)
      const by = { actor: 'Anna', reason: 'test' }
      await decideCase(shop.deps, { caseId, decision, ...by })
      await shop.runJobs()
    }
    await decide(steps[0])
    expect(await outcomeOf(shop, visitorKey)).toMatchObject(held)
    await decide(steps[1])
    expect(await outcomeOf(shop, visitorKey)).toMatchObject({
      ...{ orders: ['completed'], units: ['issued'], deliveries: ['sent'] },
    })
    expect(await ledgerFindings(shop)).toEqual([])
  },
)

test('the threshold of the law is off; on, an order above it waits, and is paid back to the cent', async () => {
  expect(asSold.identity).toMatchObject({ isOn: false, source: expect.stringContaining('Wwft') })
  apply({ velocity: [], identity: { ...asSold.identity, isOn: true } })
  const below = await shop.buy([{ amountCents: 50_00, quantity: 3 }])
  await shop.runJobs()
  expect((await outcomeOf(shop, below.visitorKey)).orders).toEqual(['completed'])
  const { visitorKey, paymentId } = await shop.buy([{ amountCents: 51_00, quantity: 3 }])
  await shop.runJobs()
  expect((await outcomeOf(shop, visitorKey)).units).toEqual(['ordered', 'ordered', 'ordered'])
  await shop.decide(paymentId, 'refund-cards')
  expect(await outcomeOf(shop, visitorKey)).toMatchObject({
    ...{ orders: ['withdrawn'], balances: [0] },
    refunds: [{ cents: 153_95, reason: 'caseDecided' }],
  })
  expect(await ledgerFindings(shop)).toEqual([])
})

test('an order that is refused goes back with its donations too, whoever they are for', async () => {
  limitTo({ of: 'payer', hours: 24, centsMax: 10_00, action: 'review' })
  const donation = { productId: 'bomen-planten', amountCents: 10_00 }
  const receiver = forOther('Bram', 'bram@voorbeeld.example')
  const { visitorKey, paymentId } = await shop.buy([{}, donation, { ...donation, receiver }])
  await shop.runJobs()
  const sums = await shop.moved(() => shop.decide(paymentId, 'refund-cards'))
  expect(sums).toMatchObject({ clearing: 45_95, loss: 0 })
  expect(await outcomeOf(shop, visitorKey)).toMatchObject({
    ...{ orders: ['withdrawn'], deliveries: ['withdrawn', 'withdrawn'], balances: [0] },
    refunds: [{ cents: 45_95 }],
  })
  expect(await balanceOf(db, systemAccount('donationPayable', 'EUR', 'bomen-planten'))).toBe(0)
  expect(await ledgerFindings(shop)).toEqual([])
})
