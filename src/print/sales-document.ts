import type { PaperDocument } from '#domain/documents/sales-document.ts'
import { formatDay, formatMoney } from '#i18n/formats.ts'
import { nameLine } from '#i18n/name-line.ts'
import { groupIban } from '#kernel/iban.ts'
import { sum } from '#kernel/money.ts'
import { partsByName } from '#kernel/tender-names.ts'
import { documentWords, nameKind, sayNote } from './document-words.ts'
import { drawParties } from './draw-parties.ts'
import { type Flow, openFlow } from './flow.ts'
import { type Element, mm, openPaper, type PdfPaper } from './pdf-paper.ts'

const text = { face: 'text', size: 10.5 } as const
const strong = { face: 'strong', size: 10.5 } as const
const small = { face: 'text', size: 9 } as const
const heading = { face: 'strong', size: 13 } as const

/** No heading stands alone at the foot of a sheet: so much of its table follows. */
const headed = mm(24)

type Sheet = {
  paper: PdfPaper
  flow: Flow
  sold: PaperDocument
  t: ReturnType<typeof documentWords>
}

/** An invoice, a receipt, a credit note or a pro-forma invoice on A4, in the language of its order. */
export async function printSalesDocument(sold: PaperDocument): Promise<Uint8Array> {
  const { language, number, seller } = sold
  const t = documentWords(language)
  const title = t('title', { kind: nameKind(sold), number })
  const paper = openPaper({ title, language })
  const flow = openFlow(paper, (sheet) => t('sheet', { title, sheet }))
  const sheet = { paper, flow, sold, t }
  flow.open()
  flow.say('P', seller.name, { face: 'heading', size: 16 })
  flow.gap(16)
  flow.say('H1', nameKind(sold), { face: 'heading', size: 26 })
  flow.gap(10)
  drawParties({ paper, flow }, sold)
  flow.gap(14)
  drawFacts(sheet)
  flow.gap(18)
  drawLines(sheet)
  flow.gap(14)
  drawVat(sheet)
  flow.gap(14)
  drawTenders(sheet)
  drawToPay(sheet)
  flow.gap(14)
  drawNotes(sheet)
  return paper.end()
}

/** Amounts of a credit note stand on it without a minus: its name says that they go back. */
export const signOf = ({ kind }: Pick<PaperDocument, 'kind'>): 1 | -1 =>
  kind === 'creditNote' ? -1 : 1

const sayMoney = ({ language, currency, ...sold }: PaperDocument, cents: number): string =>
  formatMoney(language, { currency, value: cents * signOf(sold) })

const sayDay = ({ language }: PaperDocument, day: string): string =>
  formatDay(language, `${day}T11:00:00Z`)

function drawFacts({ paper, flow, sold, t }: Sheet): void {
  const { number, issuedOn, orderNumber, orderedOn, customerReference, corrects, language } = sold
  const facts = [
    [t('number'), number],
    [t('date'), sayDay(sold, issuedOn)],
    [t('order'), t('ordered', { number: orderNumber, day: formatDay(language, orderedOn) })],
    ...(customerReference ? [[t('reference'), customerReference]] : []),
    ...(corrects
      ? [
          [
            t('corrects'),
            t('corrected', { number: corrects.number, day: sayDay(sold, corrects.issuedOn) }),
          ],
        ]
      : []),
  ]
  const table = paper.element('Table')
  for (const fact of facts)
    flow.row(table, fact, { ...text, tag: 'TD', shares: [2, 7], isBare: true })
  table.end()
}

function drawLines(sheet: Sheet): void {
  const { paper, flow, sold, t } = sheet
  const look = { shares: [2, 9, 4, 4], amountsFrom: 2 } as const
  flow.keep(headed)
  flow.say('H2', t(sold.kind === 'creditNote' ? 'returned' : 'lines'), heading)
  flow.gap(6)
  const table = paper.element('Table')
  flow.row(table, [t('quantity'), t('what'), t('rate'), t('amount')], {
    ...{ ...strong, ...look },
    tag: 'TH',
  })
  for (const line of sold.content.lines) {
    const cells = [
      String(line.quantity),
      nameLine(line, sold.language),
      sayRate(sheet, line.vatRateBasisPoints),
      sayMoney(sold, line.totalCents),
    ]
    flow.row(table, cells, { ...text, ...look, tag: 'TD' })
  }
  const total = ['', t('total'), '', sayMoney(sold, sold.totalCents)]
  flow.row(table, total, { face: 'strong', size: 13, ...look, tag: 'TD', isBare: true })
  table.end()
}

const sayRate = ({ t, sold }: Sheet, basisPoints: number): string =>
  basisPoints === 0
    ? t('outside')
    : t('percent', { rate: (basisPoints / 100).toLocaleString(sold.language) })

function drawVat(sheet: Sheet): void {
  const { paper, flow, sold, t } = sheet
  const look = { shares: [7, 4, 4, 4], amountsFrom: 1 } as const
  flow.keep(headed)
  flow.say('H2', t('vatHeading'), heading)
  flow.gap(6)
  const table = paper.element('Table')
  flow.row(table, [t('rate'), t('base'), t('vat'), t('with')], { ...strong, ...look, tag: 'TH' })
  for (const { rateBasisPoints, totalCents, vatCents } of sold.content.vat) {
    const amounts = [totalCents - vatCents, vatCents, totalCents]
    const cells = [sayRate(sheet, rateBasisPoints), ...amounts.map((one) => sayMoney(sold, one))]
    flow.row(table, cells, { ...text, ...look, tag: 'TD' })
  }
  table.end()
}

function drawTenders({ paper, flow, sold, t }: Sheet): void {
  const { content, kind, language } = sold
  const tenders = content.tenders.filter(
    (tender) => kind !== 'invoice' || tender.kind !== 'invoice',
  )
  if (tenders.length === 0) return
  flow.keep(headed)
  flow.say('H2', t(kind === 'creditNote' ? 'paidBack' : 'paid'), heading)
  flow.gap(6)
  const table: Element = paper.element('Table')
  for (const { title, cents } of partsByName(tenders, language)) {
    flow.row(table, [title, sayMoney(sold, cents)], {
      ...{ ...text, tag: 'TD', shares: [15, 4], amountsFrom: 1 },
    })
  }
  table.end()
}

/** Draws whereto the money goes, and by when, where it did not come before. */
function drawToPay({ paper, flow, sold, t }: Sheet): void {
  const { toPay, language } = sold
  if (toPay === undefined) return
  const { amount, until } = toPay
  const facts = [
    [t('toPay.amount'), formatMoney(language, { currency: amount.currency, value: amount.cents })],
    [t('toPay.until'), formatDay(language, until)],
    [t('toPay.beneficiary'), toPay.beneficiary],
    [t('toPay.iban'), groupIban(toPay.iban)],
    [t('toPay.bic'), toPay.bic],
    [t('toPay.reference'), toPay.reference],
  ].filter(([, value]) => value !== '')
  flow.keep(headed)
  flow.say('H2', t('toPay.heading'), heading)
  flow.gap(6)
  const table = paper.element('Table')
  for (const fact of facts)
    flow.row(table, fact, { ...text, tag: 'TD', shares: [2, 7], isBare: true })
  table.end()
  if (toPay.qrCode !== undefined) drawTransferCode({ paper, flow, sold, t }, toPay.qrCode)
}

/** Together with what it is for. */
function drawTransferCode({ paper, flow, t }: Sheet, qrCode: string): void {
  const size = { width: mm(32), height: mm(32) }
  const said = t('toPay.qr')
  flow.gap(6)
  flow.keep(size.height + mm(2) + flow.heightOf(said, small))
  const part = paper.element('Sect')
  flow.figure(size, (bounds) =>
    paper.drawing(qrCode, bounds, { parent: part, alt: t('toPay.qrAlt') }),
  )
  part.end()
  flow.say('P', said, small)
}

/** Together, however few lines there are left for them. */
function drawNotes({ flow, sold, t }: Sheet): void {
  const { seller, content } = sold
  const hasVouchers = content.vat.some(({ rateBasisPoints }) => rateBasisPoints === 0)
  const notes = [
    { said: sayNote(sold), look: text },
    ...(hasVouchers ? [{ said: t('voucherNote'), look: small }] : []),
    { said: t('question', { email: seller.email, phone: seller.phone }), look: small },
  ]
  const gap = 8
  const heights = notes.map(({ said, look }) => flow.heightOf(said, look) + gap)
  flow.keep(sum(heights) - gap)
  for (const { said, look } of notes) {
    flow.say('P', said, look)
    flow.gap(gap)
  }
}
