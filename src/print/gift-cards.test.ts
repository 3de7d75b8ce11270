import { describe, expect, test } from 'vitest'
import { BarcodeText } from '#domain/cards/code.ts'
import type { CardToPrint, GiftToPrint } from '#domain/cards/gift-to-print.ts'
import { drawBarcode } from '#platform/barcodes/draw-barcode.ts'
import { readPdf } from '#tests/support/read-pdf.ts'
import { printGiftCards } from './gift-cards.ts'

const card: CardToPrint = {
  title: 'Aan tafel Dinerbon',
  amount: { currency: 'EUR', cents: 50_00 },
  number: '6299000012345678901',
  pin: '123456',
  barcodeSvg: drawBarcode({ kind: 'code128', text: new BarcodeText('6299000012345678901') }),
  validUntil: '2028-11-21',
  howToSpend: 'Laat de code scannen bij de kassa.',
  webshops: ['https://aan-tafel.example/'],
}
const gift: GiftToPrint = {
  language: 'nl',
  shopName: 'Cadeaubon',
  giverName: 'Joris',
  receiverName: 'Zoë',
  message: 'Van harte! 🎉 Geniet ervan.',
  cards: [card],
}

const read = async (given: Partial<GiftToPrint> = {}) => {
  const bytes = await printGiftCards({ ...gift, ...given })
  const pdf = await readPdf(bytes)
  return { ...pdf, bytes, text: pdf.copied.join(' ').replaceAll(/\s+/g, ' ') }
}

describe('a gift on paper', () => {
  test('is a tagged sheet of A4 in its language, with its bars named', async () => {
    const pdf = await read()
    expect(pdf).toMatchObject({ isTagged: true, language: 'nl', sizes: [[210, 297]] })
    expect(pdf.title).toMatch(/^Aan tafel Dinerbon, €\s50$/)
    expect(pdf.tags).toEqual(expect.arrayContaining(['H1', 'H2', 'P', 'Figure']))
    expect(pdf.alts).toEqual(['Streepjescode van Aan tafel Dinerbon'])
  })

  test('says what its page says', async () => {
    const { text } = await read()
    for (const fact of [
      ...['Voor Zoë', 'Van Joris', 'Van harte!', '6299 0000 1234 5678 901', '123456'],
      ...['Geldig tot en met 21 november 2028', 'Laat de code scannen bij de kassa.'],
      ...['https://aan-tafel.example/', 'Vouw het vel twee keer dubbel'],
    ])
      expect(text).toContain(fact)
  })

  test('has the letters of the shop in it', async () => {
    const { bytes } = await read()
    const all = Buffer.from(bytes).toString('latin1')
    expect(all).toContain('/FontFile')
    expect(all).not.toMatch(/\/BaseFont \/(Helvetica|Times|Courier)/)
  })

  test('is a sheet for each card, and has no bars where no till takes it', async () => {
    const own = { ...card, barcodeSvg: undefined, pin: undefined }
    const pdf = await read({ cards: [card, own], language: 'en', message: undefined })
    expect(pdf.sizes).toHaveLength(2)
    expect(pdf.alts).toHaveLength(1)
    expect(pdf.pages[1]).not.toContain('PIN')
  })

  test('draws square codes too, and gets long words smaller', async () => {
    const barcodeSvg = drawBarcode({ kind: 'qr', text: new BarcodeText('GC1:loof-en-lente:7f3a') })
    const title = 'Donaudampfschifffahrtsgesellschaftskapitänsbon'
    const message = 'Gefeliciteerd met je verjaardag. '.repeat(4).trim()
    const { pages, sizes } = await read({ message, cards: [{ ...card, title, barcodeSvg }] })
    expect(sizes).toHaveLength(1)
    expect(pages.join().replaceAll(/\s+/g, ' ')).toContain(message)
  })
})
