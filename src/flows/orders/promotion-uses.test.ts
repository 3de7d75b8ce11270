import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import type { PackageToAdd } from '#domain/cart/cart.ts'
import { setPromotionCode } from '#domain/cart/set-promotion-code.ts'
import { listDocuments } from '#domain/documents/list-documents.ts'
import { systemAccount } from '#domain/ledger/accounts.ts'
import { balanceOf } from '#domain/ledger/balance.ts'
import { beginPayment } from '#flows/payments/begin-payment.ts'
import { runJob } from '#jobs/start-workers.ts'
import { errorCodes } from '#kernel/error-codes.ts'
import type { ShopError } from '#kernel/shop-error.ts'
import { buildPromotion, euros, percent } from '#tests/support/build-promotion.ts'
import { CaseShop } from '#tests/support/case-shop.ts'
import { openTestDatabase } from '#tests/support/database.ts'
import { ledgerFindings, outcomeOf } from '#tests/support/order-outcome.ts'

const database = await openTestDatabase()
const shop = new CaseShop(database)
const { db } = shop.deps
afterAll(async () => {
  shop.close()
  await database.close()
})

let names = 0
/** Each test has a promotion of its own. */
const newId = () => {
  names += 1
  return `actie-${names}`
}
const anna = 'anna@voorbeeld.example'
let people = 0
const somebody = () => {
  people += 1
  return `iemand-${people}@voorbeeld.example`
}

beforeEach(() => {
  shop.promotions = []
})

/** Fills a basket and presses the button; the basket's visitor, who may press it again. */
async function order(
  email = somebody(),
  packages: readonly Partial<PackageToAdd>[] = [{ amountCents: 50_00 }],
) {
  const visitorKey = await shop.fillBasket(packages, { email })
  return { visitorKey, ...(await press(visitorKey)) }
}

async function press(visitorKey: string) {
  const request = await shop.request(visitorKey)
  const began = await beginPayment(shop.deps, request).catch((error: ShopError) => error)
  return began instanceof Error
    ? { error: began.code, paymentId: undefined, cents: request.expectedTotalCents }
    : { error: undefined, paymentId: began.paymentId, cents: request.expectedTotalCents }
}

async function pay({ paymentId }: Awaited<ReturnType<typeof press>>) {
  if (paymentId === undefined) throw new Error('Nothing was begun.')
  await shop.hear(shop.provider.newsOf(paymentId, 'authorised'))
}

const spentOf = async (id: string) => {
  const row = await db
    .selectFrom('promotion_budgets')
    .select('spent_cents as cents')
    .where('promotion_id', '=', id)
    .executeTakeFirst()
  return row?.cents
}

const { promotionRefused, cartChanged } = errorCodes

describe('a budget', () => {
  test('is held while an order waits to be paid: the next shopper hears it and pays the whole', async () => {
    const id = newId()
    shop.promotions = [buildPromotion({ id, budgetCents: 7_50 })]
    const first = await order()
    expect(first).toMatchObject({ error: undefined, cents: 45_95 })
    const second = await order()
    expect(second).toMatchObject({ error: promotionRefused, cents: 45_95 })
    expect(await press(second.visitorKey)).toMatchObject({ error: undefined, cents: 50_95 })
    await pay(first)
    expect(await spentOf(id)).toBe(5_00)
  })

  test('is free again once its order was left, or became another', async () => {
    shop.promotions = [buildPromotion({ id: newId(), budgetCents: 5_00 })]
    const left = await order()
    expect((await order()).error).toBe(promotionRefused)
    await shop.addTo(left.visitorKey, [{ amountCents: 10_00 }])
    shop.promotions = shop.promotions.map((one) => ({ ...one, budgetCents: 6_00 }))
    const other = await press(left.visitorKey)
    expect(other).toMatchObject({ error: undefined, cents: 54_95 })
    for (const { paymentId } of [left, other])
      if (paymentId) await shop.hear(shop.provider.newsOf(paymentId, 'refused'))
    shop.later(25 * 60 * 60 * 1000)
    await runJob(shop.deps, 'reconcile-work', {})
    expect((await order()).error).toBeUndefined()
  })

  test('pressed twice it is held once', async () => {
    shop.promotions = [buildPromotion({ id: newId(), budgetCents: 5_00 })]
    const { visitorKey } = await order()
    expect((await press(visitorKey)).error).toBeUndefined()
    expect((await order()).error).toBe(promotionRefused)
  })

  test('that is spent is shown to nobody any more, until it grows', async () => {
    const id = newId()
    shop.promotions = [buildPromotion({ id, budgetCents: 5_00 })]
    await pay(await order())
    expect((await order()).error).toBe(promotionRefused)
    const { usedUpCents } = await db
      .selectFrom('promotion_budgets')
      .select('used_up_cents as usedUpCents')
      .where('promotion_id', '=', id)
      .executeTakeFirstOrThrow()
    expect(usedUpCents).toBe(5_00)
  })

  test('comes back with an order that is paid back whole, once', async () => {
    const id = newId()
    shop.promotions = [buildPromotion({ id, budgetCents: 100_00 })]
    const bought = await order(somebody(), [{ amountCents: 88_00 }])
    await pay(bought)
    expect((await outcomeOf(shop, bought.visitorKey)).orders).toEqual(['refunded'])
    expect(await spentOf(id)).toBe(0)
  })
})

describe('a person', () => {
  test('has it as often as one may, whatever the capitals of their address', async () => {
    shop.promotions = [buildPromotion({ id: newId(), usesPerPersonMax: 1 })]
    const email = somebody()
    await pay(await order(email))
    expect((await order(email.toUpperCase())).error).toBe(promotionRefused)
    expect((await order()).error).toBeUndefined()
  })

  test('has a first order once, also in two windows at once', async () => {
    shop.promotions = [buildPromotion({ id: newId(), condition: { isFirstOrder: true } })]
    const email = somebody()
    const first = await order(email)
    expect(first.error).toBeUndefined()
    expect((await order(email)).error).toBe(promotionRefused)
    await pay(first)
    expect((await order(email)).error).toBe(promotionRefused)
  })

  test('who ordered before had their first order', async () => {
    await pay(await order(anna))
    shop.promotions = [buildPromotion({ id: newId(), condition: { isFirstOrder: true } })]
    const again = await order('Anna@Voorbeeld.example')
    expect(again.error).toBe(promotionRefused)
    await shop.saveDetails(again.visitorKey, { email: somebody() })
    expect(await press(again.visitorKey)).toMatchObject({ error: undefined, cents: 45_95 })
  })
})

test('a promotion that ended between basket and button is a changed total, and nothing is charged', async () => {
  shop.promotions = [buildPromotion({ id: newId() })]
  const visitorKey = await shop.fillBasket([{ amountCents: 50_00 }])
  const request = await shop.request(visitorKey)
  shop.promotions = []
  await expect(beginPayment(shop.deps, request)).rejects.toMatchObject({ code: cartChanged })
})

test('a code is taken as it is typed, and one that no promotion has is refused', async () => {
  shop.promotions = [buildPromotion({ id: newId(), code: 'FEEST26' })]
  const visitorKey = await shop.fillBasket([{ amountCents: 50_00 }])
  const change = { visitorKey, language: 'nl', now: shop.now } as const
  const type = (code: string) => setPromotionCode(db, shop.shop, { ...change, code })
  await expect(type('FEEST27')).rejects.toMatchObject({ code: errorCodes.promotionCodeUnknown })
  expect(await shop.totalOf(visitorKey)).toBe(50_95)
  await type(' feest 26 ')
  expect(await shop.totalOf(visitorKey)).toBe(45_95)
  await type('')
  expect(await shop.totalOf(visitorKey)).toBe(50_95)
})

test('invoice and credit note name it with the VAT of what it reduced, and add up to what was paid', async () => {
  shop.promotions = [
    buildPromotion({ id: newId(), stacking: 'together', value: euros(10_00) }),
    buildPromotion({ id: newId(), stacking: 'together', base: 'EXTRAS', value: percent(50) }),
  ]
  const { paymentId, visitorKey, cents } = await order(somebody(), [
    {
      productId: 'boekenbon',
      amountCents: 88_00,
      wrapper: 'kraft',
      receiver: { kind: 'other', name: 'Bas', email: 'bas@voorbeeld.example' },
    },
  ])
  if (paymentId === undefined) throw new Error('Nothing was begun.')
  const before = await balanceOf(db, systemAccount('promotionCost', 'EUR'))
  await shop.hear(shop.provider.newsOf(paymentId, 'authorised'))
  expect((await outcomeOf(shop, visitorKey)).refunds).toMatchObject([{ cents }])
  expect(await balanceOf(db, systemAccount('promotionCost', 'EUR'))).toBe(before)
  await runJob(shop.deps, 'make-documents', {})
  const { id } = await db
    .selectFrom('orders')
    .select('id')
    .where('visitor_key', '=', visitorKey)
    .executeTakeFirstOrThrow()
  const [invoice, note] = await listDocuments(db, id)
  expect(invoice?.totalCents).toBe(cents)
  expect(invoice?.content.lines.filter(({ kind }) => kind === 'PROMOTION')[0]).toMatchObject({
    ...{ title: { nl: 'Feestkorting' }, totalCents: -10_00, vatCents: -83 },
  })
  expect(note).toMatchObject({ totalCents: -cents, vatCents: -(invoice?.vatCents ?? 0) })
})

test('the books are right after all of this', async () => {
  expect(await ledgerFindings(shop)).toEqual([])
})
