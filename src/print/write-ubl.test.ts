import { describe, expect, test } from 'vitest'
import { contentOf } from '#domain/documents/document.ts'
import { buildSalesDocument, serviceFee, soldCards } from '#tests/support/build-sales-document.ts'
import { compulsory, partsOf, textsOf } from '#tests/support/read-ubl.ts'
import { writeUbl } from './write-ubl.ts'

/** A company's invoice with vouchers, a card with VAT, postage, a fee and a discount. */
const sold = buildSalesDocument({
  lines: [
    soldCards,
    { ...soldCards, quantity: 1, totalCents: 25_00, vatRateBasisPoints: 900, vatCents: 2_06 },
    { ...serviceFee, kind: 'SHIPPING', totalCents: 3_95, vatCents: 69 },
    serviceFee,
    { ...serviceFee, kind: 'PROMOTION', totalCents: -30, vatCents: -5 },
  ],
})

const note = buildSalesDocument({
  ...{ kind: 'creditNote', number: 'GCSNL-C-2026-000004' },
  corrects: { number: 'GCSNL-2026-000123', issuedOn: '2026-11-24' },
  lines: [
    { ...soldCards, totalCents: -50_00 },
    { ...serviceFee, totalCents: -95, vatCents: -16 },
  ],
})

/** A company's invoice that it pays within thirty days. */
const onAccount = buildSalesDocument({
  toPay: {
    amount: { currency: 'EUR', cents: 50_95 },
    beneficiary: 'Cadeaubon Nederland B.V.',
    iban: 'NL13TEST0123456789',
    bic: 'TESTNL2A',
    reference: '61-7KD3-9QXM',
    until: new Date('2026-12-23T22:30:00Z'),
  },
  content: contentOf({
    lines: [soldCards, serviceFee],
    tenders: [{ kind: 'invoice', method: null, brand: null, cents: 50_95 }],
  }),
})

describe('for bookkeeping programs', () => {
  test('an invoice on account says whereto it is paid, and by when', () => {
    const xml = writeUbl(onAccount)
    expect(textsOf(xml, 'DueDate')).toEqual(['2026-12-23'])
    expect(textsOf(xml, 'PaymentMeansCode')).toEqual(['30'])
    expect(textsOf(xml, 'PaymentID')).toEqual(['61-7KD3-9QXM'])
    expect(textsOf(xml, 'ID')).toEqual(expect.arrayContaining(['NL13TEST0123456789', 'TESTNL2A']))
    expect(textsOf(xml, 'PrepaidAmount')).toEqual(['0.00'])
    expect(textsOf(xml, 'PayableAmount')).toEqual(['50.95'])
    expect(textsOf(xml, 'Note')).toEqual([
      'Maak het bedrag uiterlijk op 23 december 2026 over, met het kenmerk erbij.',
    ])
  })

  test.each([
    ['an invoice', 'Invoice', writeUbl(sold)],
    ['a credit note', 'CreditNote', writeUbl(note)],
    ['an invoice on account', 'Invoice', writeUbl(onAccount)],
  ] as const)('%s has what is compulsory, in its order', (_, root, xml) => {
    expect(xml).toContain(`xmlns="urn:oasis:names:specification:ubl:schema:xsd:${root}-2"`)
    expect(partsOf(xml)).toEqual(compulsory(root))
    expect(xml).not.toMatch(/<(\w+:\w+)[^>]*>\s*<\/\1>/)
    for (const tag of ['EndpointID', 'StreetName', 'CityName', 'PostalZone', 'RegistrationName'])
      expect(textsOf(xml, tag)).toHaveLength(2)
  })

  test('its sums are those of its lines, and all of it is paid', () => {
    const xml = writeUbl(sold)
    // The sum without VAT; then vouchers, a card of 9%, postage, fee and what is taken off.
    expect(textsOf(xml, 'LineExtensionAmount')).toEqual([
      ...['76.74', '50.00', '22.94', '3.26', '0.79', '-0.25'],
    ])
    expect(textsOf(xml, 'TaxAmount')).toEqual(['2.86', '0.00', '2.06', '0.80'])
    expect(textsOf(xml, 'TaxInclusiveAmount')).toEqual(['79.60'])
    expect(textsOf(xml, 'PrepaidAmount')).toEqual(['79.60'])
    expect(textsOf(xml, 'PayableAmount')).toEqual(['0.00'])
  })

  test('what is taken off has a price above zero and a quantity below it', () => {
    const xml = writeUbl(sold)
    expect(textsOf(xml, 'InvoicedQuantity')).toEqual(['2', '1', '1', '1', '-1'])
    expect(textsOf(xml, 'PriceAmount')).toEqual(['50.00', '22.94', '3.26', '0.79', '0.25'])
  })

  test('a credit note says positive amounts, and names its invoice', () => {
    const xml = writeUbl(note)
    expect(textsOf(xml, 'CreditedQuantity')).toEqual(['2', '1'])
    expect(textsOf(xml, 'TaxInclusiveAmount')).toEqual(['50.95'])
    expect(textsOf(xml, 'ID')).toContain('GCSNL-2026-000123')
  })

  test('vouchers are exempt with a reason, the rest has its rate', () => {
    const xml = writeUbl(sold)
    expect(textsOf(xml, 'Percent').slice(0, 3)).toEqual(['0.00', '9.00', '21.00'])
    expect(textsOf(xml, 'TaxExemptionReason')).toHaveLength(1)
  })

  test('a name with signs of XML, and one with signs that are in none, stay names', () => {
    const buyer = { ...sold.buyer, companyName: 'A & B <"C"> \u0007\uD800Bol' }
    const xml = writeUbl({ ...sold, buyer })
    expect(textsOf(xml, 'RegistrationName')[1]).toBe('A &amp; B &lt;&quot;C&quot;&gt; Bol')
  })
})
