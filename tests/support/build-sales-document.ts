import { contentOf, type DocumentLine } from '#domain/documents/document.ts'
import type { SalesDocument } from '#domain/documents/sales-document.ts'
import { sum } from '#kernel/money.ts'

export const soldCards: DocumentLine = {
  ...{ kind: 'GIFTCARD', title: { nl: 'Aan tafel Dinerbon', en: 'Aan tafel Dinner Card' } },
  ...{ quantity: 2, totalCents: 50_00, vatRateBasisPoints: 0, vatCents: 0 },
}

export const serviceFee: DocumentLine = {
  ...{ kind: 'SERVICE_FEE', title: null, quantity: 1, totalCents: 95 },
  ...{ vatRateBasisPoints: 2100, vatCents: 16 },
}

/** What a Dutch company bought, with what the test says of it. */
export function buildSalesDocument({
  lines = [soldCards, serviceFee],
  ...given
}: Partial<SalesDocument> & { lines?: readonly DocumentLine[] } = {}): SalesDocument {
  const totalCents = sum(lines.map((line) => line.totalCents))
  return {
    ...{ number: 'GCSNL-2026-000123', kind: 'invoice', isReceipt: false },
    ...{ issuedOn: '2026-11-24', language: 'nl', currency: 'EUR' },
    ...{ orderNumber: '61-7KD3-9QXM', orderedOn: new Date('2026-11-23T22:30:00Z') },
    ...{ customerReference: 'PO-2026/114', corrects: undefined, totalCents },
    seller: {
      ...{ name: 'Cadeaubon', legalName: 'Cadeaubon Nederland B.V.', countryCode: 'NL' },
      ...{ address: 'Voorbeeldkade 1, 1000 AA Amsterdam', phone: '020 000 00 00' },
      ...{ email: 'klantenservice@cadeaubon-nederland.example', kvkNumber: '00000000' },
      vatNumber: 'NL000000000B00',
    },
    buyer: {
      ...{ firstName: 'Zoë', lastName: 'Bakker', companyName: 'Bakkerij Bol & Zn.' },
      ...{ email: 'inkoop@bol.example', kvkNumber: '12345678', vatNumber: 'NL123456789B13' },
      address: {
        ...{ countryCode: 'NL', postCode: '3511 AB', city: 'Utrecht' },
        ...{ street: 'Oudegracht', houseNumber: '12', suffix: 'A' },
      },
    },
    vatCents: sum(lines.map((line) => line.vatCents)),
    content: contentOf({
      lines,
      tenders: [{ kind: 'provider', method: 'ideal', brand: null, cents: totalCents }],
    }),
    ...given,
  }
}
