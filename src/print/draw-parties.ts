import type { Buyer } from '#domain/documents/sales-document.ts'
import type { Seller } from '#domain/documents/seller.ts'
import { invoiceLines } from '#i18n/invoice-lines.ts'
import type { Language } from '#kernel/language.ts'
import { documentWords } from './document-words.ts'
import type { Flow } from './flow.ts'
import type { PdfPaper } from './pdf-paper.ts'

const text = { face: 'text', size: 10.5 } as const
const strong = { face: 'strong', size: 10.5 } as const

/** Buyer as the paper names it. */
export type Addressee = Omit<Buyer, 'email'>

type Parties = { seller: Seller; buyer: Addressee; language: Language }

/** Both parties side by side, each a column of a table that has their names above them. */
export function drawParties(
  { paper, flow }: { paper: PdfPaper; flow: Flow },
  { seller, buyer, language }: Parties,
): void {
  const t = documentWords(language)
  const { kvkNumber, vatNumber } = buyer
  const [street = '', ...place] = seller.address.split(', ')
  const to = [
    ...invoiceLines(language, buyer, seller.countryCode),
    ...(kvkNumber ? [t('kvk', { number: kvkNumber })] : []),
    ...(vatNumber ? [t('vatNumber', { number: vatNumber })] : []),
  ]
  const from = [
    ...[seller.legalName, street, place.join(', ')],
    t('kvk', { number: seller.kvkNumber }),
    t('vatNumber', { number: seller.vatNumber }),
  ].filter((line) => line !== '')
  const table = paper.element('Table')
  const look = { shares: [1, 1], isBare: true } as const
  flow.row(table, [t('to'), t('from')], { ...strong, ...look, tag: 'TH' })
  flow.row(table, [to.join('\n'), from.join('\n')], { ...text, ...look, tag: 'TD' })
  table.end()
}
