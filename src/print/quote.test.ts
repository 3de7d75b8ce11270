import { expect, test } from 'vitest'
import type { QuotePaper } from '#domain/quotes/quote-paper.ts'
import { buildSalesDocument } from '#tests/support/build-sales-document.ts'
import { readPdf } from '#tests/support/read-pdf.ts'
import { printQuote } from './quote.ts'

const { seller, buyer } = buildSalesDocument({})

const quote: QuotePaper = {
  number: 'Q61-7KD3-9QXM',
  version: 1,
  language: 'nl',
  seller,
  buyer,
  currency: 'EUR',
  sentAt: new Date('2026-12-01T13:20:00Z'),
  validUntil: new Date('2026-12-15T23:00:00Z'),
  url: 'https://shop.example/offerte/0123/',
  note: 'Bij dit aantal nemen we 5% voor onze rekening.',
  receiverCount: 25,
  lines: [
    {
      kind: 'GIFTCARD',
      title: { nl: 'Aan tafel Dinerbon', en: 'Dinner card' },
      form: 'DIGITAL',
      quantity: 25,
      unitCents: 50_00,
      totalCents: 1_250_00,
      vatRateBasisPoints: 0,
      vatCents: 0,
      isForList: true,
    },
    {
      kind: 'SERVICE_FEE',
      title: null,
      form: null,
      quantity: 1,
      unitCents: 2_50,
      totalCents: 2_50,
      vatRateBasisPoints: 2100,
      vatCents: 43,
      isForList: false,
    },
    {
      kind: 'PROMOTION',
      title: { nl: 'Korting', en: 'Discount' },
      form: null,
      quantity: 1,
      unitCents: -62_50,
      totalCents: -62_50,
      vatRateBasisPoints: 0,
      vatCents: 0,
      isForList: false,
    },
  ],
  totalCents: 1_190_00,
  vatCents: 43,
}

const read = async (given: Partial<QuotePaper> = {}) => {
  const pdf = await readPdf(await printQuote({ ...quote, ...given }))
  return { ...pdf, text: pdf.pages.join(' ').replaceAll(/\s+/g, ' ').trim() }
}

/** Every word of the paper, in its order. */
const golden = [
  'Cadeaubon Offerte Aan Van Bakkerij Bol & Zn. Cadeaubon Nederland B.V. Zoë Bakker',
  'Voorbeeldkade 1 Oudegracht 12A 1000 AA Amsterdam 3511 AB Utrecht KVK 00000000 KVK 12345678',
  'Btw NL000000000B00 Btw NL123456789B13 Nummer Q61-7KD3-9QXM Datum 1 december 2026',
  'Geldig tot en met 15 december 2026 Wat we aanbieden Aantal Omschrijving Per stuk Bedrag',
  '25 Aan tafel Dinerbon, per e-mail, voor 25 € 50,00 € 1.250,00 ontvangers',
  '1 Servicekosten € 2,50 € 2,50 1 Korting − € 62,50 − € 62,50',
  'Totaal € 1.190,00 Waarvan btw € 0,43',
  'Bij deze offerte Bij dit aantal nemen we 5% voor onze rekening.',
  'Akkoord? Bestel tot en met 15 december 2026 op https://shop.example/offerte/0123/.',
  'Je bestelt tegen deze prijzen; de factuur krijg je daarna.',
  'Cadeaubonnen zijn vouchers voor meervoudig gebruik. Over de verkoop rekenen we geen btw',
  '(artikel 2a Wet op de omzetbelasting 1968).',
  'Vragen? Mail klantenservice@cadeaubon-nederland.example of bel 020 000 00 00.',
].join(' ')

test('a quote says word for word what is offered, to whom and until when', async () => {
  const { text, ...pdf } = await read()
  expect(text).toBe(golden)
  expect(pdf).toMatchObject({ isTagged: true, language: 'nl', sizes: [[210, 297]] })
  expect(pdf.title).toBe('Offerte Q61-7KD3-9QXM')
  expect(pdf.tags).toEqual(expect.arrayContaining(['H1', 'H2', 'Table', 'TR', 'TH', 'TD', 'P']))
})

test('a later version is named, in the language of its request', async () => {
  const { text, language, title } = await read({ language: 'en', version: 2, note: null })
  expect({ language, title }).toEqual({ language: 'en', title: 'Quote Q61-7KD3-9QXM' })
  expect(text).toContain('Q61-7KD3-9QXM, version 2')
  expect(text).toContain('25 Dinner card, by email, for 25 recipients €50.00 €1,250.00')
  expect(text).toContain('Valid until 15 December 2026')
  expect(text).not.toContain('About this quote')
})

test('two hundred lines go on over sheets', async () => {
  const [line] = quote.lines
  const lines = Array.from({ length: 200 }, () => line as NonNullable<typeof line>)
  const { pages } = await read({ lines })
  expect(pages.length).toBeGreaterThan(4)
  expect(pages[1]).toContain('Offerte Q61-7KD3-9QXM, blad 2')
})
