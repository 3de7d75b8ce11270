import type { QuotePaper } from '#domain/quotes/quote-paper.ts'
import { formatDay, formatMoney } from '#i18n/formats.ts'
import { nameLine } from '#i18n/name-line.ts'
import { strictTexts } from '#i18n/strict-texts.ts'
import { quotePaperTexts } from '#i18n/texts/quote-paper.ts'
import { quoteLastDay } from '#kernel/quote-last-day.ts'
import { drawParties } from './draw-parties.ts'
import { type Flow, openFlow } from './flow.ts'
import { mm, openPaper, type PdfPaper } from './pdf-paper.ts'

const text = { face: 'text', size: 10.5 } as const
const strong = { face: 'strong', size: 10.5 } as const
const small = { face: 'text', size: 9 } as const
const heading = { face: 'strong', size: 13 } as const

/** No heading stands alone at the foot of a sheet: so much of its table follows. */
const headed = mm(24)

const words = strictTexts(quotePaperTexts)

type Sheet = { paper: PdfPaper; flow: Flow; quote: QuotePaper; t: ReturnType<typeof words> }

/** A quote on A4, in the language in which it was asked for. */
export async function printQuote(quote: QuotePaper): Promise<Uint8Array> {
  const { language, number, seller, note } = quote
  const t = words(language)
  const title = t('title', { number })
  const paper = openPaper({ title, language })
  const flow = openFlow(paper, (sheet) => t('sheet', { title, sheet }))
  const sheet = { paper, flow, quote, t }
  flow.open()
  flow.say('P', seller.name, { face: 'heading', size: 16 })
  flow.gap(16)
  flow.say('H1', t('name'), { face: 'heading', size: 26 })
  flow.gap(10)
  drawParties({ paper, flow }, quote)
  flow.gap(14)
  drawFacts(sheet)
  flow.gap(18)
  drawLines(sheet)
  flow.gap(14)
  if (note !== null) {
    flow.keep(headed)
    flow.say('H2', t('note'), heading)
    flow.gap(6)
    flow.say('P', note, text)
    flow.gap(14)
  }
  drawNotes(sheet)
  return paper.end()
}

const lastDay = ({ validUntil, language }: QuotePaper): string =>
  formatDay(language, quoteLastDay(validUntil))

function drawFacts({ paper, flow, quote, t }: Sheet): void {
  const { number, version, sentAt, language } = quote
  const facts = [
    [t('number'), version === 1 ? number : t('versioned', { number, version })],
    [t('date'), formatDay(language, sentAt)],
    [t('until'), lastDay(quote)],
  ]
  const table = paper.element('Table')
  for (const fact of facts)
    flow.row(table, fact, { ...text, tag: 'TD', shares: [3, 7], isBare: true })
  table.end()
}

function drawLines({ paper, flow, quote, t }: Sheet): void {
  const { language, currency, lines, totalCents, vatCents } = quote
  const look = { shares: [2, 9, 4, 4], amountsFrom: 2 } as const
  const money = (cents: number) => formatMoney(language, { currency, value: cents })
  flow.keep(headed)
  flow.say('H2', t('lines'), heading)
  flow.gap(6)
  const table = paper.element('Table')
  flow.row(table, [t('quantity'), t('what'), t('price'), t('amount')], {
    ...strong,
    ...look,
    tag: 'TH',
  })
  for (const line of lines) {
    const cells = [
      String(line.quantity),
      describe(line, { quote, t }),
      money(line.unitCents),
      money(line.totalCents),
    ]
    flow.row(table, cells, { ...text, ...look, tag: 'TD' })
  }
  const sums = { ...look, tag: 'TD', isBare: true } as const
  flow.row(table, ['', t('total'), '', money(totalCents)], { face: 'strong', size: 13, ...sums })
  flow.row(table, ['', t('vat'), '', money(vatCents)], { ...text, ...sums })
  table.end()
}

type Line = QuotePaper['lines'][number]

function describe(line: Line, { quote, t }: Pick<Sheet, 'quote' | 't'>): string {
  const title = nameLine(line, quote.language)
  const named = line.form === null ? title : t(line.form, { title })
  return line.isForList ? t('toList', { line: named, count: quote.receiverCount }) : named
}

function drawNotes({ flow, quote, t }: Sheet): void {
  const { seller, url, lines } = quote
  const hasVouchers = lines.some(
    ({ kind, vatRateBasisPoints }) => kind === 'GIFTCARD' && vatRateBasisPoints === 0,
  )
  flow.keep(headed)
  flow.say('P', t('accept', { day: lastDay(quote), url }), text)
  flow.gap(8)
  if (hasVouchers) flow.say('P', t('voucher'), small)
  flow.gap(8)
  flow.say('P', t('question', { email: seller.email, phone: seller.phone }), small)
}
