import { afterAll, expect, test } from 'vitest'
import type { PackageToAdd } from '#domain/cart/cart.ts'
import { listDocuments } from '#domain/documents/list-documents.ts'
import { systemAccount } from '#domain/ledger/accounts.ts'
import { balanceOf } from '#domain/ledger/balance.ts'
import { listToCallOff } from '#domain/orders/call-off.ts'
import type { Promotion } from '#domain/promotions/promotion.ts'
import { cancelShipment } from '#flows/orders/cancel-shipment.ts'
import { showReturn } from '#flows/orders/show-return.ts'
import { runJob } from '#jobs/start-workers.ts'
import { sum } from '#kernel/money.ts'
import { PostShop } from '#tests/support/build-post-shop.ts'
import { buildProduct, buildVariationConfig } from '#tests/support/build-product.ts'
import { buildPromotion, euros } from '#tests/support/build-promotion.ts'
import { buildPackage, buildPostedPackage, forOther } from '#tests/support/build-shop.ts'
import { openTestDatabase } from '#tests/support/database.ts'
import { ledgerFindings, outcomeOf } from '#tests/support/order-outcome.ts'
import { type SumsByRate, sumsByRate } from '#tests/support/sums-by-rate.ts'

/*
 * Invoices and credit notes of what goes by post, worked out by hand. With 21 % VAT inside: a letter 2.95 (0.51), a registered one 8.95
 * (1.55), paper by post 2.95 (0.51), a box 4.95 (0.86), the fee 0.95 (0.16). A book of 25.00 holds 2.06 of 9 %. Postage goes back with a
 * parcel that nobody got, the fee with the last card alone.
 */

const database = await openTestDatabase()
const book = buildProduct({
  ...{ id: 'boek-op-papier', physical: buildVariationConfig() },
  vat: { kind: 'singlePurpose', rateBasisPoints: 900 },
})
const post = new PostShop(database, [book])
const { deps } = post.shop
const { db } = deps
afterAll(async () => {
  post.close()
  await database.close()
})

type Order = Awaited<ReturnType<typeof post.buy>>
type Act = (order: Order) => Promise<unknown>

const lost: Act = async ({ number }) => {
  await post.run('post', 'packed', `${number}/1`)
  await post.run('post', 'posted', `${number}/1`)
  await post.run('post', 'lost', `${number}/1`, '--refund', '--by', 'Mila')
}

const calledOff: Act = async ({ orderUuid, visitorKey }) => {
  const deliveries = await listToCallOff(db, {
    orderId: await idOf(orderUuid),
    now: deps.clock.now(),
  })
  const posted = deliveries.find(({ isByPost }) => isByPost)
  const keys = { orderUuid, visitorKey, sessionKey: undefined }
  const asked = { ...keys, deliveryId: posted?.deliveryId ?? '' }
  const { total } = await showReturn(deps, asked)
  await cancelShipment(deps, { ...asked, expectedCents: total.cents })
}

/** One card that is left, chosen by an operator. */
const oneByHand: Act = async ({ number }) => {
  const lines = (await post.run('orders', 'refund', number)).text.split('\n')
  const left = lines.filter((line) => line.includes('unt_') && !line.includes('cannot go back'))
  const unitId = /unt_[0-9a-z]+/.exec(left[0] ?? '')?.[0] ?? ''
  await post.run('orders', 'refund', number, '--cards', unitId, '--by', 'Mila', '--because', unitId)
}

const idOf = async (uuid: string) =>
  (await db.selectFrom('orders').select('id').where('uuid', '=', uuid).executeTakeFirstOrThrow()).id

const posted = (given: Partial<PackageToAdd> = {}) => buildPostedPackage(given)
const mailed = (given: Partial<PackageToAdd> = {}) => buildPackage(given)
const planned = (given: Partial<PackageToAdd>) =>
  mailed({
    ...{ receiver: forOther('Bram', 'bram@voorbeeld.example'), ...given },
    deliveryDate: '2026-12-12T08:00:00.000Z',
  })
const forBram = { receiver: forOther('Bram Bos', '') }

type Golden = {
  acts: readonly Act[]
  invoiced: SumsByRate
  /** Of each credit note. */
  credited: readonly SumsByRate[]
  promotion?: Promotion
}

const golden: readonly [string, readonly PackageToAdd[], Golden][] = [
  [
    'a card by post that was lost',
    [posted()],
    {
      acts: [lost],
      invoiced: { 0: [25_00, 0], 21: [2_95 + 95, 51 + 16] },
      credited: [{ 0: [-25_00, 0], 21: [-2_95 - 95, -51 - 16] }],
    },
  ],
  [
    'one that was lost beside one by e-mail',
    [posted(), mailed()],
    {
      acts: [lost],
      invoiced: { 0: [50_00, 0], 21: [2_95 + 95, 51 + 16] },
      credited: [{ 0: [-25_00, 0], 21: [-2_95, -51] }],
    },
  ],
  [
    'one that was called off before it was packed, beside one by e-mail',
    [posted(), mailed()],
    {
      acts: [calledOff],
      invoiced: { 0: [50_00, 0], 21: [2_95 + 95, 51 + 16] },
      credited: [{ 0: [-25_00, 0], 21: [-2_95, -51] }],
    },
  ],
  [
    'wine in paper and a box, registered',
    [posted({ productId: 'wijnbon', wrapper: 'delft', giftPacking: 'giftBox' })],
    {
      acts: [lost],
      invoiced: { 0: [25_00, 0], 21: [8_95 + 2_95 + 4_95 + 95, 1_55 + 51 + 86 + 16] },
      credited: [{ 0: [-25_00, 0], 21: [-8_95 - 2_95 - 4_95 - 95, -1_55 - 51 - 86 - 16] }],
    },
  ],
  [
    'a book by post',
    [posted({ productId: book.id })],
    {
      acts: [lost],
      invoiced: { 9: [25_00, 2_06], 21: [2_95 + 95, 51 + 16] },
      credited: [{ 9: [-25_00, -2_06], 21: [-2_95 - 95, -51 - 16] }],
    },
  ],
  [
    'a book by post beside a voucher by e-mail',
    [posted({ productId: book.id }), mailed({ amountCents: 40_00 })],
    {
      acts: [lost],
      invoiced: { 0: [40_00, 0], 9: [25_00, 2_06], 21: [2_95 + 95, 51 + 16] },
      credited: [{ 9: [-25_00, -2_06], 21: [-2_95, -51] }],
    },
  ],
  [
    'one of two parcels',
    [posted(), posted({ ...forBram, quantity: 2 })],
    {
      acts: [lost],
      invoiced: { 0: [75_00, 0], 21: [2 * 2_95 + 95, 2 * 51 + 16] },
      credited: [{ 0: [-25_00, 0], 21: [-2_95, -51] }],
    },
  ],
  [
    // No card came of it, so the fee goes back; the donation stands.
    'a card by post beside a donation',
    [posted(), mailed({ productId: 'bomen-planten', amountCents: 10_00 })],
    {
      acts: [lost],
      invoiced: { 0: [35_00, 0], 21: [2_95 + 95, 51 + 16] },
      credited: [{ 0: [-25_00, 0], 21: [-2_95 - 95, -51 - 16] }],
    },
  ],
  [
    // The other one still wants its stamp. Two papers are 5.90 with 1.02 inside.
    'of two wrapped cards in a parcel one by hand',
    [posted({ quantity: 2, wrapper: 'delft', isEachWrapped: true })],
    {
      acts: [oneByHand],
      invoiced: { 0: [50_00, 0], 21: [5_90 + 2_95 + 95, 1_02 + 51 + 16] },
      credited: [{ 0: [-25_00, 0], 21: [-2_95, -51] }],
    },
  ],
  [
    'and then the other one, with postage and fee',
    [posted({ quantity: 2, wrapper: 'delft', isEachWrapped: true })],
    {
      acts: [oneByHand, oneByHand],
      invoiced: { 0: [50_00, 0], 21: [5_90 + 2_95 + 95, 1_02 + 51 + 16] },
      credited: [
        { 0: [-25_00, 0], 21: [-2_95, -51] },
        { 0: [-25_00, 0], 21: [-2_95 - 2_95 - 95, -51 - 51 - 16] },
      ],
    },
  ],
  [
    // What is given beside a card that is left is given all the same.
    'two planned cards beside a donation, one by hand and then the other',
    [planned({ quantity: 2 }), planned({ productId: 'bomen-planten', amountCents: 10_00 })],
    {
      acts: [oneByHand, oneByHand],
      invoiced: { 0: [60_00, 0], 21: [95, 16] },
      credited: [{ 0: [-25_00, 0] }, { 0: [-35_00, 0], 21: [-95, -16] }],
    },
  ],
  [
    // A quarter of ten euros was taken off it.
    'a card by post less its share of a discount',
    [posted(), mailed({ amountCents: 75_00 })],
    {
      acts: [lost],
      invoiced: { 0: [90_00, 0], 21: [2_95 + 95, 51 + 16] },
      credited: [{ 0: [-22_50, 0], 21: [-2_95, -51] }],
      promotion: buildPromotion({ value: euros(10_00) }),
    },
  ],
  [
    // Of 6.85 for paper, postage and fee five are taken off: 2.15 (0.37), 2.15 (0.37) and 0.70 (0.12).
    'a wrapped card by post less a discount on what lies around it',
    [posted({ wrapper: 'delft' }), mailed()],
    {
      acts: [lost],
      invoiced: { 0: [50_00, 0], 21: [1_85, 32] },
      credited: [{ 0: [-25_00, 0], 21: [-80 - 80, -14 - 14] }],
      promotion: buildPromotion({ base: 'EXTRAS', value: euros(5_00) }),
    },
  ],
]

test.each(golden)(
  '%s: invoice and credit notes are what they are by hand, and so is what went back',
  async (_, packages, { acts, invoiced, credited, promotion }) => {
    const owed = () => balanceOf(db, systemAccount('vatPayable', 'EUR'))
    const before = await owed()
    post.shop.promotions = promotion === undefined ? [] : [promotion]
    const order = await post.buy(...packages)
    post.shop.promotions = []
    for (const act of acts) {
      await act(order)
      await post.shop.runJobs()
      await runJob(deps, 'make-documents', {})
    }
    const [invoice, ...notes] = await listDocuments(db, await idOf(order.orderUuid))
    expect(sumsByRate(invoice?.content.lines ?? [])).toEqual(invoiced)
    expect(notes.map(({ content }) => sumsByRate(content.lines))).toEqual(credited)
    const { refunds } = await outcomeOf(post.shop, order.visitorKey)
    const totalOf = (sums: SumsByRate) => sum(Object.values(sums).map(([total]) => total))
    expect(refunds.map(({ cents }) => -cents)).toEqual(credited.map(totalOf))
    const vat = [invoiced, ...credited].flatMap((sums) => Object.values(sums).map(([, one]) => one))
    expect((await owed()) - before).toBe(sum(vat))
  },
)

test('the books are right after all of this', async () => {
  expect(await ledgerFindings(post.shop)).toEqual([])
})
