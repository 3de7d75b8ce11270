import { afterAll, describe, expect, test } from 'vitest'
import type { PackageToAdd } from '#domain/cart/cart.ts'
import { documentNumber, listDocuments } from '#domain/documents/list-documents.ts'
import { runJob } from '#jobs/start-workers.ts'
import { sum } from '#kernel/money.ts'
import { showOrderCommand } from '#server/commands/show-order.ts'
import { CaseShop } from '#tests/support/case-shop.ts'
import { commandContext } from '#tests/support/command-context.ts'
import { openTestDatabase } from '#tests/support/database.ts'

const database = await openTestDatabase()
const shop = new CaseShop(database)
const { db } = shop.deps
afterAll(async () => {
  shop.close()
  await database.close()
})

/** The issuer refuses cards of this amount for good, so they are paid back. */
const refused = 88_00
const makeDocuments = () => runJob(shop.deps, 'make-documents', {})

async function buy(packages?: readonly Partial<PackageToAdd>[]) {
  const bought = await shop.buy(packages)
  await shop.runJobs()
  const order = await db
    .selectFrom('orders')
    .select([
      'id',
      'reference_number as number',
      'total_cents as totalCents',
      'vat_cents as vatCents',
    ])
    .where('visitor_key', '=', bought.visitorKey)
    .executeTakeFirstOrThrow()
  return { ...bought, ...order, documents: () => listDocuments(db, order.id) }
}

describe('what was paid', () => {
  test('has one invoice, whose lines, VAT and tenders are the order to the cent', async () => {
    const { documents, totalCents, vatCents } = await buy([{ amountCents: 25_00, quantity: 2 }])
    expect(await documents()).toEqual([])
    await makeDocuments()
    await makeDocuments()
    const [invoice, ...others] = await documents()
    expect(others).toEqual([])
    expect(invoice).toMatchObject({
      ...{ kind: 'invoice', totalCents, vatCents, issuedOn: '2026-11-21' },
      content: {
        lines: [
          { kind: 'GIFTCARD', quantity: 2, totalCents: 50_00, vatRateBasisPoints: 0, vatCents: 0 },
          {
            kind: 'SERVICE_FEE',
            quantity: 1,
            totalCents: 95,
            vatRateBasisPoints: 2100,
            vatCents: 16,
          },
        ],
        vat: [
          { rateBasisPoints: 0, totalCents: 50_00, vatCents: 0 },
          { rateBasisPoints: 2100, totalCents: 95, vatCents: 16 },
        ],
        tenders: [{ kind: 'provider', method: 'scheme', cents: 50_95 }],
      },
    })
  })

  test('is counted by year, and support finds it with its order', async () => {
    await makeDocuments()
    shop.now = new Date('2026-12-31T23:30:00Z')
    const { documents, number } = await buy()
    await makeDocuments()
    const [invoice] = await documents()
    expect(invoice && documentNumber(invoice)).toBe('GCSNL-2027-000001')
    const { lines } = await showOrderCommand.run(commandContext(shop.deps), [number])
    expect(lines.join('\n')).toContain(
      'GCSNL-2027-000001: invoice, 25.95 EUR, VAT 0.16 EUR, 2027-01-01',
    )
  })

  test('alone: an order that nobody paid has none', async () => {
    const { visitorKey } = await shop.begin()
    await makeDocuments()
    const made = await db
      .selectFrom('documents')
      .innerJoin('orders', 'orders.id', 'order_id')
      .select('documents.id')
      .where('visitor_key', '=', visitorKey)
      .execute()
    expect(made).toEqual([])
  })
})

describe('what goes back', () => {
  test('has a credit note of its invoice: the whole of it with fee and VAT', async () => {
    const { documents } = await buy([{ amountCents: refused }])
    await makeDocuments()
    const [invoice, note, ...others] = await documents()
    expect(others).toEqual([])
    expect(note).toMatchObject({
      ...{ kind: 'creditNote', totalCents: -88_95, vatCents: -16 },
      content: { tenders: [{ kind: 'provider', method: 'scheme', cents: -88_95 }] },
    })
    expect((invoice?.totalCents ?? 0) + (note?.totalCents ?? 0)).toBe(0)
    expect(note?.content.lines.map(({ kind, totalCents }) => [kind, totalCents])).toEqual([
      ['GIFTCARD', -88_00],
      ['SERVICE_FEE', -95],
    ])
  })

  test('or one of the card alone that could not be made', async () => {
    const { documents } = await buy([{ amountCents: refused }, { amountCents: 25_00, quantity: 3 }])
    await makeDocuments()
    const [, note] = await documents()
    expect(note).toMatchObject({ kind: 'creditNote', totalCents: -88_00, vatCents: 0 })
    expect(note && sum(note.content.tenders.map(({ cents }) => cents))).toBe(-88_00)
  })

  test('and one alone, when a refund that failed is asked for again', async () => {
    const { documents, paymentId } = await buy([{ amountCents: refused }])
    await makeDocuments()
    const { id } = await db
      .selectFrom('refunds')
      .select('id')
      .where('payment_id', '=', paymentId)
      .executeTakeFirstOrThrow()
    await shop.hear(shop.provider.newsOfRefund(id, 'refundFailed'))
    await shop.decide(paymentId, 'pay-again')
    await makeDocuments()
    expect((await documents()).map(({ kind }) => kind)).toEqual(['invoice', 'creditNote'])
  })
})
