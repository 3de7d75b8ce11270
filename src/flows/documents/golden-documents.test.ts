import { afterAll, expect, test } from 'vitest'
import type { PackageToAdd } from '#domain/cart/cart.ts'
import { listDocuments } from '#domain/documents/list-documents.ts'
import { systemAccount } from '#domain/ledger/accounts.ts'
import { balanceOf } from '#domain/ledger/balance.ts'
import type { Promotion } from '#domain/promotions/promotion.ts'
import { runJob } from '#jobs/start-workers.ts'
import { sum } from '#kernel/money.ts'
import { buildProduct } from '#tests/support/build-product.ts'
import { buildPromotion, euros } from '#tests/support/build-promotion.ts'
import { forOther } from '#tests/support/build-shop.ts'
import { CaseShop } from '#tests/support/case-shop.ts'
import { choiceProducts, issueCard, payPartWith } from '#tests/support/choice-cards.ts'
import { openTestDatabase } from '#tests/support/database.ts'
import { outcomeOf } from '#tests/support/order-outcome.ts'
import { type SumsByRate, sumsByRate } from '#tests/support/sums-by-rate.ts'

const database = await openTestDatabase()
const shop = new CaseShop(database)
const { db } = shop.deps
afterAll(async () => {
  shop.close()
  await database.close()
})

type Given = Partial<PackageToAdd>

const anna = forOther('Anna', 'anna@voorbeeld.example')
/** The issuer refuses what is of 88 euros, so it is paid back. */
const refused: Given = { amountCents: 88_00 }
const card: Given = { amountCents: 25_00 }
/** Of one purpose: 9% is inside its price, 7.27 of 88 euros and 2.06 of 25. */
const book: Given = { productId: 'boekenbon' }
/** Paper of 0.95, in which 0.16 is VAT. */
const wrapped: Given = { receiver: anna, wrapper: 'kraft' }
const donation: Given = { productId: 'bomen-planten', amountCents: 25_00 }
const ten = buildPromotion({ value: euros(10_00) })

async function documentsOf(packages: readonly Given[], promotions: readonly Promotion[] = []) {
  shop.promotions = promotions
  const { visitorKey } = await shop.buy(packages)
  shop.promotions = []
  await shop.runJobs()
  await runJob(shop.deps, 'make-documents', {})
  const { id, paid } = await db
    .selectFrom('orders')
    .select(['id', 'total_cents as paid'])
    .where('visitor_key', '=', visitorKey)
    .executeTakeFirstOrThrow()
  const { refunds } = await outcomeOf(shop, visitorKey)
  const [invoice, ...notes] = await listDocuments(db, id)
  if (invoice === undefined) throw new Error('What is paid has an invoice.')
  return { invoice, notes, paid, refunded: sum(refunds.map(({ cents }) => cents)) }
}

/** Worked out by hand: gifts by their rate, a fee of 0.95 with 0.16 VAT, which goes back with the last card alone. */
type Golden = { invoiced: SumsByRate; credited: SumsByRate; promotions?: readonly Promotion[] }

const golden: readonly [string, readonly Given[], Golden][] = [
  [
    'a voucher',
    [refused],
    {
      invoiced: { 0: [88_00, 0], 21: [95, 16] },
      credited: { 0: [-88_00, 0], 21: [-95, -16] },
    },
  ],
  [
    'a voucher beside three',
    [refused, { ...card, quantity: 3 }],
    {
      invoiced: { 0: [163_00, 0], 21: [95, 16] },
      credited: { 0: [-88_00, 0] },
    },
  ],
  [
    'a card with VAT',
    [{ ...book, ...refused }],
    {
      invoiced: { 9: [88_00, 7_27], 21: [95, 16] },
      credited: { 9: [-88_00, -7_27], 21: [-95, -16] },
    },
  ],
  [
    'of two cards with VAT one',
    [
      { ...book, ...refused },
      { ...book, ...card },
    ],
    {
      invoiced: { 9: [113_00, 9_33], 21: [95, 16] },
      credited: { 9: [-88_00, -7_27] },
    },
  ],
  [
    'a voucher beside a card with VAT',
    [refused, { ...book, ...card }],
    {
      invoiced: { 0: [88_00, 0], 9: [25_00, 2_06], 21: [95, 16] },
      credited: { 0: [-88_00, 0] },
    },
  ],
  [
    'a wrapped voucher',
    [{ ...wrapped, ...refused }],
    {
      invoiced: { 0: [88_00, 0], 21: [1_90, 32] },
      credited: { 0: [-88_00, 0], 21: [-1_90, -32] },
    },
  ],
  [
    'a wrapped voucher beside one',
    [{ ...wrapped, ...refused }, card],
    {
      invoiced: { 0: [113_00, 0], 21: [1_90, 32] },
      credited: { 0: [-88_00, 0], 21: [-95, -16] },
    },
  ],
  [
    'a voucher beside a donation',
    // No card came of it, so the fee goes back; the donation stands.
    [refused, donation],
    {
      invoiced: { 0: [113_00, 0], 21: [95, 16] },
      credited: { 0: [-88_00, 0], 21: [-95, -16] },
    },
  ],
  [
    // Of ten euros 88/128 are its own: 6.87.
    'a voucher of which something was taken off',
    [refused, { amountCents: 40_00 }],
    {
      invoiced: { 0: [118_00, 0], 21: [95, 16] },
      credited: { 0: [-81_13, 0] },
      promotions: [ten],
    },
  ],
  [
    // 78.00 × 9/109 = 6.44.
    'a card with VAT of which something was taken off',
    [{ ...book, ...refused }],
    {
      invoiced: { 9: [78_00, 6_44], 21: [95, 16] },
      credited: { 9: [-78_00, -6_44], 21: [-95, -16] },
      promotions: [ten],
    },
  ],
]

test.each(golden)(
  '%s: invoice and credit note are what they are by hand',
  async (_, packages, { invoiced, credited, promotions }) => {
    const { invoice, notes } = await documentsOf(packages, promotions)
    expect(sumsByRate(invoice.content.lines)).toEqual(invoiced)
    expect(sumsByRate(notes.flatMap(({ content }) => content.lines))).toEqual(credited)
  },
)

test('a choice card that pays takes nothing off what VAT is due on: it is one of two means that paid', async () => {
  const vat = { kind: 'singlePurpose', rateBasisPoints: 900 } as const
  const ticket = buildProduct({ id: 'filmkaart', issuer: 'aan-tafel', vat })
  const own = new CaseShop(database, [...choiceProducts, ticket])
  const held = await issueCard(own, { amountCents: 20_00 })
  const bought = { productId: ticket.id, amountCents: 25_00 }
  const { orderId, paymentId } = await payPartWith(own, [held], bought)
  await own.hear(own.provider.newsOf(paymentId, 'authorised'))
  await runJob(own.deps, 'make-documents', {})
  own.close()
  const [invoice] = await listDocuments(db, orderId)
  expect(sumsByRate(invoice?.content.lines ?? [])).toEqual({ 9: [25_00, 2_06], 21: [95, 16] })
  const tenders = invoice?.content.tenders.map(({ kind, cents }) => [kind, cents])
  expect(tenders?.toSorted()).toEqual([
    ['card', 20_00],
    ['provider', 5_95],
  ])
})

test('whatever is bought and refused: invoice less credit notes is what was paid and kept, and the VAT that is owed', async () => {
  const owed = () => balanceOf(db, systemAccount('vatPayable', 'EUR'))
  const kinds = [
    ...[refused, { ...card, quantity: 2 }, donation, { ...book, ...refused }],
    ...[
      { ...book, ...card, quantity: 3 },
      { ...wrapped, ...refused, quantity: 2 },
      { ...wrapped, ...card },
    ],
  ]
  const baskets = kinds.flatMap((one, index) => [
    [one],
    ...kinds.slice(index + 1).map((other) => [one, other]),
  ])
  for (const [index, basket] of baskets.entries()) {
    const before = await owed()
    const promotions = index % 3 === 0 ? [ten] : []
    const { invoice, notes, paid, refunded } = await documentsOf(basket, promotions)
    const all = [invoice, ...notes]
    const message = JSON.stringify({ basket, promotions: promotions.length })
    expect(sum(all.map(({ totalCents }) => totalCents)), message).toBe(paid - refunded)
    expect(sum(all.map(({ vatCents }) => vatCents)), message).toBe((await owed()) - before)
    for (const { content, totalCents } of all)
      expect(sum(content.tenders.map(({ cents }) => cents)), message).toBe(totalCents)
    for (const kept of Object.values(sumsByRate(all.flatMap(({ content }) => content.lines))))
      expect(Math.min(...kept), message).toBeGreaterThanOrEqual(0)
  }
}, 60_000)
