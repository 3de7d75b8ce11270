import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import type { PackageToAdd } from '#domain/cart/cart.ts'
import { choiceCardId } from '#domain/catalogue/product.ts'
import { listDocuments } from '#domain/documents/list-documents.ts'
import { openGiftCard } from '#flows/cards/show-gift-card.ts'
import { reconcileWork } from '#flows/recovery/reconcile-work.ts'
import { runJob } from '#jobs/start-workers.ts'
import { type ErrorName, errorCodes } from '#kernel/error-codes.ts'
import { PostShop } from '#tests/support/build-post-shop.ts'
import { buildPromotion, euros } from '#tests/support/build-promotion.ts'
import { buildPostedPackage, forOther } from '#tests/support/build-shop.ts'
import { openTestDatabase } from '#tests/support/database.ts'
import { ledgerFindings, outcomeOf } from '#tests/support/order-outcome.ts'
import { cancelShipment } from './cancel-shipment.ts'
import { showOrder } from './show-order.ts'
import { showReturn } from './show-return.ts'

const database = await openTestDatabase()
let post = new PostShop(database)
beforeEach(() => {
  post.close()
  post = new PostShop(database)
})
afterAll(async () => {
  post.close()
  await database.close()
})

const code = (name: ErrorName) => expect.objectContaining({ code: errorCodes[name] })
const forBram = forOther('Bram', 'bram@voorbeeld.example')
const forSanne = forOther('Sanne', 'sanne@voorbeeld.example')
const birthday = '2026-12-12T08:00:00.000Z'
const donation: Partial<PackageToAdd> = { productId: 'bomen-planten', amountCents: 10_00 }

async function buy(...packages: readonly Partial<PackageToAdd>[]) {
  const bought = await post.buy(...packages)
  const { visitorKey, orderUuid } = bought
  const keys = { orderUuid, visitorKey, sessionKey: undefined }
  const look = () => showOrder(post.shop.deps, { ...keys, uuid: orderUuid, language: 'nl' })
  const idOf = async (at: number) => (await look()).receivers[at]?.deliveryId ?? ''
  const preview = async (at = 0) =>
    showReturn(post.shop.deps, { ...keys, deliveryId: await idOf(at) })
  return {
    ...{ ...bought, look, preview },
    cancel: async (at = 0, more: Partial<Parameters<typeof cancelShipment>[1]> = {}) => {
      const expectedCents = more.expectedCents ?? (await preview(at)).total.cents
      const named = { ...keys, deliveryId: await idOf(at), expectedCents, ...more }
      await cancelShipment(post.shop.deps, named)
      await post.shop.runJobs()
    },
    outcome: () => outcomeOf(post.shop, visitorKey),
    states: async () => (await look()).receivers.map(({ deliveryState }) => deliveryState),
  }
}

const cents = (view: Awaited<ReturnType<typeof showReturn>>) => ({
  gifts: view.gifts.cents,
  wrapping: view.wrapping.cents,
  discount: view.discount.cents,
  fees: view.fees.cents,
  postage: view.postage.cents,
  total: view.total.cents,
})
const nothing = { gifts: 0, wrapping: 0, discount: 0, fees: 0, postage: 0 }

describe('what is not sent', () => {
  test('is called off at once: all that was paid comes back, and nothing is made or mailed', async () => {
    const bought = await buy({ receiver: forBram, deliveryDate: birthday })
    expect((await bought.look()).receivers[0]?.canBeCancelled).toBe(true)
    expect(cents(await bought.preview())).toEqual({
      ...{ ...nothing, gifts: 25_00, fees: 95, total: 25_95 },
    })
    await bought.cancel()
    const ended = { orders: ['refunded'], units: ['refunded'], deliveries: ['withdrawn'] }
    expect(await bought.outcome()).toMatchObject({ ...ended, balances: [0] })
    expect((await bought.outcome()).refunds).toMatchObject([{ reason: 'cancelled', cents: 25_95 }])
    expect(await bought.states()).toEqual(['calledOff'])
    await runJob(post.shop.deps, 'make-documents', {})
    expect((await listDocuments(post.shop.deps.db, await orderIdOf(bought))).at(-1)).toMatchObject({
      ...{ kind: 'creditNote', totalCents: -25_95, vatCents: -16 },
    })
    post.shop.now = new Date(birthday)
    await reconcileWork(post.shop.deps)
    await post.shop.runJobs()
    expect([...post.shop.mails.keys()].filter((key) => key.startsWith('card:'))).toEqual([])
    expect(await bought.outcome()).toMatchObject({ ...ended, balances: [0] })
  })

  test('leaves the others: the fee stays as long as one card does, and goes with the last', async () => {
    const bought = await buy(
      { receiver: forBram, deliveryDate: birthday },
      { receiver: forSanne, deliveryDate: birthday, amountCents: 40_00 },
    )
    await bought.cancel(0)
    expect(await bought.outcome()).toMatchObject({ orders: ['issuing'] })
    expect(cents(await bought.preview(1))).toEqual({
      ...{ ...nothing, gifts: 40_00, fees: 95, total: 40_95 },
    })
    await bought.cancel(1)
    expect((await bought.outcome()).refunds.map((refund) => refund.cents)).toEqual([25_00, 40_95])
    expect(await bought.outcome()).toMatchObject({ orders: ['refunded'], balances: [0] })
  })

  test('brings back a donation that nobody heard of, and postage of what is not packed', async () => {
    const bought = await buy(
      { ...donation, receiver: forBram, deliveryDate: birthday },
      buildPostedPackage(),
      { receiver: { kind: 'self' } },
    )
    const whole = [await bought.preview(0), await bought.preview(1)].map(cents)
    expect(whole).toEqual(
      expect.arrayContaining([
        { ...nothing, gifts: 10_00, total: 10_00 },
        { ...nothing, gifts: 25_00, postage: 2_95, total: 27_95 },
      ]),
    )
    await bought.cancel(0)
    await bought.cancel(1)
    expect(await bought.outcome()).toMatchObject({ orders: ['completed'], balances: [0] })
    await runJob(post.shop.deps, 'make-documents', {})
    const notes = await listDocuments(post.shop.deps.db, await orderIdOf(bought))
    expect(
      notes.filter(({ kind }) => kind === 'creditNote').map((note) => note.totalCents),
    ).toEqual(expect.arrayContaining([-10_00, -27_95]))
    for (const { content, totalCents } of notes)
      expect(content.lines.reduce((sum, line) => sum + line.totalCents, 0)).toBe(totalCents)
  })

  test('brings back what was paid and never its face value, by share of the discount', async () => {
    post.shop.promotions = [buildPromotion({ value: euros(10_00) })]
    const bought = await buy(
      { receiver: forBram, deliveryDate: birthday },
      { receiver: forSanne, deliveryDate: birthday, amountCents: 75_00 },
    )
    post.shop.promotions = []
    const { discount, total } = await bought.preview(0)
    expect(total.cents).toBe(25_00 - discount.cents)
    expect(discount.cents).toBeGreaterThan(0)
    await bought.cancel(0)
    await bought.cancel(1)
    const back = (await bought.outcome()).refunds.reduce((sum, refund) => sum + refund.cents, 0)
    expect(back).toBe(90_00 + 95)
    expect(await bought.outcome()).toMatchObject({ balances: [0] })
  })

  test('is called off also when its address does not work, and its own cards are worth nothing then', async () => {
    const bought = await buy({
      ...{ productId: choiceCardId, receiver: forOther('Bram', 'bounce@voorbeeld.example') },
    })
    expect(await bought.states()).toEqual(['failed'])
    await bought.cancel()
    expect(await bought.outcome()).toMatchObject({ orders: ['refunded'], balances: [0] })
    const { state } = await post.shop.deps.db
      .selectFrom('cards')
      .innerJoin('card_units', 'card_units.id', 'cards.order_unit_id')
      .innerJoin('orders', 'orders.id', 'card_units.order_id')
      .select('cards.state')
      .where('orders.uuid', '=', bought.orderUuid)
      .executeTakeFirstOrThrow()
    expect(state).toBe('withdrawn')
  })
})

describe('is refused', () => {
  test('once it was sent, packed, or opened', async () => {
    const bought = await buy({ receiver: forBram }, buildPostedPackage())
    await post.run('post', 'packed', `${bought.number}/2`)
    for (const at of [0, 1]) {
      expect((await bought.look()).receivers[at]?.canBeCancelled).toBe(false)
      await expect(bought.preview(at)).rejects.toEqual(code('shipmentSent'))
      await expect(bought.cancel(at, { expectedCents: 25_00 })).rejects.toEqual(
        code('shipmentSent'),
      )
    }
    expect((await bought.outcome()).refunds).toEqual([])
  })

  test('to whoever has the link alone, twice, and where another amount was shown', async () => {
    const bought = await buy({ receiver: forBram, deliveryDate: birthday })
    await expect(bought.cancel(0, { visitorKey: 'another' })).rejects.toEqual(code('orderNotYours'))
    await expect(bought.cancel(0, { expectedCents: 25_00 })).rejects.toEqual(code('returnChanged'))
    expect((await bought.outcome()).refunds).toEqual([])
    await bought.cancel()
    await expect(bought.cancel(0, { expectedCents: 25_95 })).rejects.toEqual(code('shipmentSent'))
  })
})

async function orderIdOf({ orderUuid }: { orderUuid: string }) {
  const { id } = await post.shop.deps.db
    .selectFrom('orders')
    .select('id')
    .where('uuid', '=', orderUuid)
    .executeTakeFirstOrThrow()
  return id
}

test('the link of what was called off leads nowhere, and the books are right after all of this', async () => {
  const bought = await buy({ receiver: forOther('Bram', 'bounce@voorbeeld.example') })
  const [receiver] = (await bought.look()).receivers
  const { cardLinks } = post.shop.deps
  const token = cardLinks.token({ id: receiver?.deliveryId as `dlv_${string}`, linkVersion: 1 })
  await bought.cancel()
  await expect(openGiftCard(post.shop.deps, { token, language: 'nl' })).rejects.toEqual(
    code('cardLinkInvalid'),
  )
  expect(await ledgerFindings(post.shop)).toEqual([])
  expect(post.shop.alerts).toEqual([])
})
