import { describe, expect, test } from 'vitest'
import { contentOf } from '#domain/documents/document.ts'
import { buildSalesDocument, serviceFee, soldCards } from '#tests/support/build-sales-document.ts'
import { readPdf } from '#tests/support/read-pdf.ts'
import { printSalesDocument } from './sales-document.ts'

const read = async (given: Parameters<typeof buildSalesDocument>[0] = {}) => {
  const pdf = await readPdf(await printSalesDocument(buildSalesDocument(given)))
  return { ...pdf, text: pdf.pages.join(' ').replaceAll(/\s+/g, ' ') }
}

const back = {
  ...{ kind: 'creditNote' as const, number: 'GCSNL-C-2026-000004' },
  corrects: { number: 'GCSNL-2026-000123', issuedOn: '2026-11-24' },
  lines: [
    { ...soldCards, totalCents: -50_00 },
    { ...serviceFee, totalCents: -95, vatCents: -16 },
  ],
} satisfies Parameters<typeof buildSalesDocument>[0]

describe('on paper', () => {
  test('an invoice is tagged A4 in its language, named by its number', async () => {
    const pdf = await read()
    expect(pdf).toMatchObject({ isTagged: true, language: 'nl', sizes: [[210, 297]] })
    expect(pdf.title).toBe('Factuur GCSNL-2026-000123')
    expect(pdf.tags).toEqual(expect.arrayContaining(['H1', 'H2', 'Table', 'TR', 'TH', 'TD', 'P']))
  })

  test('it brings its letters along', async () => {
    const bytes = await printSalesDocument(buildSalesDocument({}))
    const all = Buffer.from(bytes).toString('latin1')
    expect(all).toContain('/FontFile')
    expect(all).not.toMatch(/\/BaseFont \/(Helvetica|Times|Courier)/)
  })

  test('it has all that the law asks of one', async () => {
    const { text } = await read()
    for (const fact of [
      ...['GCSNL-2026-000123', '24 november 2026', 'PO-2026/114', '61-7KD3-9QXM'],
      ...['Cadeaubon Nederland B.V.', 'Voorbeeldkade 1', '1000 AA Amsterdam'],
      ...['KVK 00000000', 'Btw NL000000000B00'],
      ...['Bakkerij Bol & Zn.', 'Zoë Bakker', 'Oudegracht 12A', '3511 AB Utrecht'],
      ...['KVK 12345678', 'Btw NL123456789B13'],
      ...['2 Aan tafel Dinerbon buiten de btw € 50,00', '1 Servicekosten 21% € 0,95'],
      ...['Totaal € 50,95', '21% € 0,79 € 0,16 € 0,95', 'iDEAL | Wero € 50,95'],
      'artikel 2a Wet op de omzetbelasting 1968',
    ])
      expect(text).toContain(fact)
  })

  test('a person who asked for no invoice has a receipt', async () => {
    const buyer = { firstName: 'Anna', lastName: 'de Vries', email: 'anna@voorbeeld.example' }
    const { text, title } = await read({ isReceipt: true, buyer, customerReference: undefined })
    expect(title).toBe('Bon GCSNL-2026-000123')
    expect(text).toContain('Aan Van Anna de Vries')
    expect(text).not.toMatch(/Factuur|referentie/)
  })

  test('a credit note names its invoice, and says what comes back without a minus', async () => {
    const { text, language } = await read({ ...back, language: 'en' })
    expect(language).toBe('en')
    expect(text).toContain('Credit note')
    expect(text).toContain('invoice GCSNL-2026-000123 of 24 November 2026')
    expect(text).toContain('21% €0.79 €0.16 €0.95')
    expect(text).not.toContain('-€')
  })

  test('a buyer of whom nothing is kept any more has a document all the same', async () => {
    const { text } = await read({ buyer: { firstName: '', lastName: '', email: '' } })
    expect(text).toContain('GCSNL-2026-000123')
  })

  test.each([6, 7, 8, 9, 10, 11, 12])(
    'with %i lines its notes stand together, and no heading without its table',
    async (count) => {
      const lines = Array.from({ length: count }, () => soldCards)
      const { pages } = await read({ lines })
      const holding = (said: string) => pages.findIndex((page) => page.includes(said))
      expect(holding('Deze factuur is betaald')).toBe(holding('Vragen?'))
      expect(holding('Betaald ')).toBe(holding('iDEAL | Wero'))
    },
  )

  test('an invoice on account says how it is paid, and not that it is', async () => {
    const { text } = await read({
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
    for (const said of ['NL13 TEST 0123 4567 89', '23 december', 'Kenmerk', 'Zo betaal je'])
      expect(text).toContain(said)
    expect(text).not.toContain('Betaald')
  })

  test('four hundred lines are all written, on as many sheets as they take', async () => {
    const lines = Array.from({ length: 400 }, (_, index) => ({
      ...soldCards,
      title: { nl: `Bon ${index}.`, en: `Card ${index}.` },
    }))
    const { text, pages } = await read({ lines })
    expect(pages.length).toBeGreaterThan(5)
    expect(text).toContain('Bon 399.')
    for (const [index, page] of pages.entries())
      expect(page.includes(`blad ${index + 1}`)).toBe(index > 0)
    expect(text).toContain('€ 20.000,00')
  })
})
