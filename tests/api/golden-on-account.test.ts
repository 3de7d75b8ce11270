import { afterAll, expect, test } from 'vitest'
import { listSalesDocuments } from '#domain/documents/find-sales-documents.ts'
import { showDebts } from '#flows/companies/debts.ts'
import { toSalesDocument } from '#flows/shared/sales-documents.ts'
import { runJob } from '#jobs/start-workers.ts'
import { printSalesDocument } from '#print/sales-document.ts'
import { writeUbl } from '#print/write-ubl.ts'
import { CaseShop } from '#tests/support/case-shop.ts'
import { openTestDatabase } from '#tests/support/database.ts'
import { Debtor } from '#tests/support/debtor.ts'
import { readPdf } from '#tests/support/read-pdf.ts'
import { compulsory, partsOf, textsOf } from '#tests/support/read-ubl.ts'
import { sumsByRate } from '#tests/support/sums-by-rate.ts'

/*
 * Worked out by hand. A voucher of 88.00, which its issuer refuses, so that it goes back; a book of
 * 25.00, in which 2.06 is VAT of 9 % (25.00 × 9/109); the fee of 0.95, in which 0.16 is VAT of
 * 21 %.
 * Owed are 113.95; the credit note takes 88.00 off, and 25.95 are left to be paid.
 */

const database = await openTestDatabase()
const shop = new CaseShop(database)
afterAll(async () => {
  shop.close()
  await database.close()
})

const debtor = await Debtor.open(shop, 500_00)
const uuid = await debtor.order(
  await debtor.fill([{ amountCents: 88_00 }, { productId: 'boekenbon', amountCents: 25_00 }]),
)
await shop.runJobs()
await runJob(shop.deps, 'make-documents', {})
const { id: orderId, number } = await database.db
  .selectFrom('orders')
  .select(['id', 'reference_number as number'])
  .where('uuid', '=', uuid)
  .executeTakeFirstOrThrow()
const found = await listSalesDocuments(database.db, orderId)
const documents = found.map((one) => toSalesDocument(shop.deps, one))
const textOf = async (document: (typeof documents)[number]): Promise<string> => {
  const { pages } = await readPdf(await printSalesDocument(document))
  return pages.join(' ').replaceAll(/\s+/g, ' ')
}
const [invoice, note] = [
  documents.find(({ kind }) => kind === 'invoice'),
  documents.find(({ kind }) => kind === 'creditNote'),
]
if (invoice === undefined || note === undefined) throw new Error('Both documents are made.')

test('an order on account has an invoice and a credit note, and the rest is owed', async () => {
  expect(documents).toHaveLength(2)
  expect(sumsByRate(invoice.content.lines)).toEqual({
    0: [88_00, 0],
    9: [25_00, 2_06],
    21: [95, 16],
  })
  expect(sumsByRate(note.content.lines)).toEqual({ 0: [-88_00, 0] })
  expect([invoice.totalCents, invoice.vatCents]).toEqual([113_95, 2_22])
  expect([note.totalCents, note.vatCents]).toEqual([-88_00, 0])
  expect(invoice.content.tenders).toMatchObject([{ kind: 'invoice', cents: 113_95 }])
  expect(note.content.tenders).toMatchObject([{ kind: 'invoice', cents: -88_00 }])
  const [debt] = await showDebts(shop.deps, debtor.companyId)
  expect(debt).toMatchObject({ state: 'part', open: { cents: 25_95 }, allocatedCents: 88_00 })
})

test('the invoice says on paper who owes how much, whereto, and until when', async () => {
  const text = await textOf(invoice)
  for (const fact of [
    'Factuur',
    invoice.number,
    number,
    'PO-114',
    'Bakkerij Bol',
    'KVK 12345678',
    'Oudegracht 12',
    '€ 88,00',
    '€ 25,00',
    'Totaal € 113,95',
    '9% € 22,94 € 2,06 € 25,00',
    '21% € 0,79 € 0,16 € 0,95',
    'Zo betaal je',
    // Thirty days after the 21st of November.
    '21 december 2026',
    'Kenmerk',
  ])
    expect(text).toContain(fact)
  expect(text).not.toContain('Betaald')
})

test('the credit note names its invoice on paper, and says what is owed less', async () => {
  const text = await textOf(note)
  for (const fact of ['Creditnota', note.number, invoice.number, 'Bakkerij Bol', '€ 88,00'])
    expect(text).toContain(fact)
  expect(text).not.toMatch(/-€|€ -|Zo betaal je/)
})

test('both have in UBL what is compulsory, in its order, and the same sums', () => {
  const xml = { invoice: writeUbl(invoice), note: writeUbl(note) }
  expect(partsOf(xml.invoice)).toEqual(compulsory('Invoice'))
  expect(partsOf(xml.note)).toEqual(compulsory('CreditNote'))
  expect(textsOf(xml.invoice, 'DueDate')).toEqual(['2026-12-21'])
  expect(textsOf(xml.invoice, 'PaymentMeansCode')).toEqual(['30'])
  expect(textsOf(xml.invoice, 'PaymentID')).toEqual([number])
  expect(textsOf(xml.invoice, 'LineExtensionAmount')).toEqual(['111.73', '88.00', '22.94', '0.79'])
  expect(textsOf(xml.invoice, 'TaxAmount')).toEqual(['2.22', '0.00', '2.06', '0.16'])
  expect(textsOf(xml.invoice, 'TaxInclusiveAmount')).toEqual(['113.95'])
  expect(textsOf(xml.invoice, 'PrepaidAmount')).toEqual(['0.00'])
  expect(textsOf(xml.invoice, 'PayableAmount')).toEqual(['113.95'])
  expect(textsOf(xml.note, 'ID')).toContain(invoice.number)
  expect(textsOf(xml.note, 'LineExtensionAmount')).toEqual(['88.00', '88.00'])
  expect(textsOf(xml.note, 'TaxInclusiveAmount')).toEqual(['88.00'])
  for (const each of [xml.invoice, xml.note]) {
    expect(textsOf(each, 'RegistrationName')).toContain('Bakkerij Bol')
    expect(textsOf(each, 'BuyerReference')).toEqual(['PO-114'])
  }
})
