import { expect, test } from 'vitest'
import type { StatementPaper } from '#domain/documents/statement.ts'
import { buildSalesDocument } from '#tests/support/build-sales-document.ts'
import { readPdf } from '#tests/support/read-pdf.ts'
import { printStatement, writeStatement } from './statement.ts'

const { seller, buyer } = buildSalesDocument()

const at = (day: string) => new Date(`${day}T09:30:00Z`)

const statement = (given: Partial<StatementPaper> = {}): StatementPaper => ({
  language: 'nl',
  currency: 'EUR',
  from: '2026-10-01',
  until: '2026-12-31',
  madeOn: '2027-01-04',
  seller,
  company: {
    name: 'Bakkerij Bol & Zn.',
    kvkNumber: '12345678',
    vatNumber: undefined,
    address: buyer.address ?? ({} as never),
  },
  openingCents: 250_00,
  lines: [
    {
      kind: 'invoice',
      at: at('2026-10-12'),
      orderNumber: '61-7KD3-9QXM',
      document: 'GCSNL-2026-000123',
      reference: 'PO-114; kerst',
      cents: 1_000_95,
      balanceCents: 1_250_95,
    },
    {
      kind: 'receipt',
      at: at('2026-10-20'),
      orderNumber: null,
      document: null,
      reference: '=1+1',
      cents: -500_00,
      balanceCents: 750_95,
    },
    {
      kind: 'creditNote',
      at: at('2026-11-02'),
      orderNumber: '61-7KD3-9QXM',
      document: 'GCSNL-C-2026-000004',
      reference: null,
      cents: -50_00,
      balanceCents: 700_95,
    },
  ],
  closingCents: 700_95,
  ...given,
})

const read = async (given: Partial<StatementPaper> = {}) => {
  const pdf = await readPdf(await printStatement(statement(given)))
  return { ...pdf, text: pdf.pages.join(' ').replaceAll(/\s+/g, ' ') }
}

test('a statement is tagged A4 that says what happened and what is left to pay', async () => {
  const { text, title, ...pdf } = await read()
  expect(pdf).toMatchObject({ isTagged: true, language: 'nl', sizes: [[210, 297]] })
  expect(title).toBe('Rekeningoverzicht van Bakkerij Bol & Zn.')
  for (const fact of [
    '1 oktober 2026 tot en met 31 december 2026',
    '1 oktober 2026 Beginsaldo € 250,00',
    'Factuur GCSNL-2026-000123, bestelling € 1.000,95 € 1.250,95 61-7KD3-9QXM, PO-114; kerst',
    'Betaling ontvangen, =1+1 − € 500,00 € 750,95',
    'Creditnota GCSNL-C-2026-000004',
    '31 december 2026 Eindsaldo € 700,95',
    'Op 31 december 2026 had je bedrijf nog € 700,95 te betalen.',
  ])
    expect(text).toContain(fact)
})

test.each([
  [0, 'was alles betaald'],
  [-5_00, 'had je bedrijf € 5,00 tegoed'],
])('a balance of %i cents is said as it is', async (closingCents, said) => {
  expect((await read({ closingCents, lines: [] })).text).toContain(said)
})

test('a long statement names itself on each sheet', async () => {
  const [line] = statement().lines
  const lines = Array.from({ length: 90 }, () => line ?? ({} as never))
  const { pages, text } = await read({ lines })
  expect(pages.length).toBeGreaterThan(1)
  expect(text).toContain('Rekeningoverzicht van Bakkerij Bol & Zn., blad 2')
})

test('the same as a file for spreadsheets, in which nothing runs', () => {
  expect(writeStatement(statement())).toBe(
    `\uFEFF${[
      'Rekeningoverzicht;Bakkerij Bol & Zn.;2026-10-01;2026-12-31;Valuta;EUR',
      'Datum;Omschrijving;Bestelling;Referentie;Bedrag;Saldo',
      '2026-10-01;Beginsaldo;;;;250,00',
      '2026-10-12;Factuur GCSNL-2026-000123;61-7KD3-9QXM;"PO-114; kerst";1000,95;1250,95',
      "2026-10-20;Betaling ontvangen;;'=1+1;-500,00;750,95",
      '2026-11-02;Creditnota GCSNL-C-2026-000004;61-7KD3-9QXM;;-50,00;700,95',
      '2026-12-31;Eindsaldo;;;;700,95',
      '',
    ].join('\r\n')}`,
  )
  expect(writeStatement(statement({ language: 'en' }))).toContain('1000.95;1250.95')
})
