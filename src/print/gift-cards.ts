import type { CardToPrint, GiftToPrint } from '#domain/cards/gift-to-print.ts'
import { formatDay, formatMoney } from '#i18n/formats.ts'
import { strictTexts } from '#i18n/strict-texts.ts'
import { cardPaperTexts } from '#i18n/texts/card-paper.ts'
import type { Style } from './fonts.ts'
import { a4, type Box, mm, openPaper, type PdfPaper } from './pdf-paper.ts'
import { fitLines, heightOf } from './wrap-lines.ts'

const words = strictTexts(cardPaperTexts)

/** A sheet of A4 has four sides once it is folded twice: on the upper half lies, upside down, what is inside. */
const margin = mm(12)
const side = { width: a4.width / 2, height: a4.height / 2 }
const room = { width: side.width - 2 * margin, height: side.height - 2 * margin }
const front: Box = { x: side.width + margin, y: side.height + margin, ...room }
const back: Box = { x: margin, y: side.height + margin, ...room }
const insideLeft: Box = { x: margin, y: margin, ...room }
const insideRight: Box = { ...insideLeft, x: side.width + margin }

/** Marks at the edges, where the sheet is folded. */
const mark = { long: mm(5), thin: 0.4 }
const folds: readonly Box[] = [
  { x: 0, y: side.height, width: mark.long, height: mark.thin },
  { x: a4.width - mark.long, y: side.height, width: mark.long, height: mark.thin },
  { x: side.width, y: 0, width: mark.thin, height: mark.long },
  { x: side.width, y: a4.height - mark.long, width: mark.thin, height: mark.long },
]

const heading = { face: 'heading', size: 22 } as const
const text = { face: 'text', size: 11 } as const
const strong = { face: 'strong', size: 14 } as const
const small = { face: 'text', size: 8.5 } as const

type Sheet = { paper: PdfPaper; gift: GiftToPrint; card: CardToPrint }

/** A sheet to fold for each card of a gift. */
export async function printGiftCards(gift: GiftToPrint): Promise<Uint8Array> {
  const { language } = gift
  const title = gift.cards.map((card) => nameOf(gift, card)).join('; ')
  const paper = openPaper({ title, language })
  for (const card of gift.cards) {
    const sheet = { paper, gift, card }
    paper.page(a4)
    paper.bars(folds)
    drawFront(sheet)
    paper.turned(side.height, () => {
      drawMessage(sheet)
      drawCode(sheet)
    })
    drawBack(sheet)
  }
  return paper.end()
}

const amountOf = ({ language }: GiftToPrint, { amount }: CardToPrint): string =>
  formatMoney(language, { currency: amount.currency, value: amount.cents }, 'short')

const nameOf = (gift: GiftToPrint, card: CardToPrint): string =>
  words(gift.language)('title', { card: card.title, amount: amountOf(gift, card) })

type Said = { tag: string; text: string; style: Style; gap?: number }

/** One below the other, and smaller where they would not fit. Answers where the next would stand. */
function sayIn(paper: PdfPaper, box: Box, said: readonly Said[]): number {
  let { y } = box
  for (const { tag, text: line, style, gap = 8 } of said) {
    const height = Math.max(0, box.y + box.height - y)
    const fitted = fitLines([line], { width: box.width, height }, style)
    const part = paper.element(tag)
    paper.say(part, fitted.lines, { x: box.x, y, ...fitted.style })
    part.end()
    y += heightOf(fitted.lines.length, fitted.style) + gap
  }
  return y
}

function drawFront({ paper, gift, card }: Sheet): void {
  const t = words(gift.language)
  const { receiverName, giverName } = gift
  sayIn(paper, front, [
    { tag: 'P', text: gift.shopName, style: strong, gap: 60 },
    { tag: 'H1', text: card.title, style: heading },
    { tag: 'P', text: amountOf(gift, card), style: { ...heading, size: 34 }, gap: 40 },
    ...(receiverName === ''
      ? []
      : [{ tag: 'P', text: t('for', { name: receiverName }), style: strong }]),
    ...(giverName === ''
      ? []
      : [{ tag: 'P', text: t('from', { name: giverName }), style: strong }]),
  ])
}

function drawMessage({ paper, gift }: Sheet): void {
  if (gift.message === undefined || gift.message === '') return
  sayIn(paper, insideLeft, [{ tag: 'P', text: gift.message, style: { face: 'text', size: 14 } }])
}

function drawCode({ paper, gift, card }: Sheet): void {
  const t = words(gift.language)
  const { barcodeSvg, pin, validUntil } = card
  let { y } = insideRight
  if (barcodeSvg !== undefined) {
    const box = { ...insideRight, height: mm(30) }
    const figure = paper.element('Sect')
    paper.drawing(barcodeSvg, box, { parent: figure, alt: t('barcode', { title: card.title }) })
    figure.end()
    y += box.height + 14
  }
  const until = validUntil === undefined ? undefined : formatDay(gift.language, validUntil)
  sayIn(paper, { ...insideRight, y, height: insideRight.y + room.height - y }, [
    { tag: 'P', text: t('number'), style: text, gap: 1 },
    { tag: 'P', text: inGroups(card.number), style: { ...strong, size: 17 }, gap: 10 },
    ...(pin === undefined
      ? []
      : [
          { tag: 'P', text: t('pin'), style: text, gap: 1 },
          { tag: 'P', text: pin, style: { ...strong, size: 17 }, gap: 10 },
        ]),
    ...(until === undefined
      ? []
      : [{ tag: 'P', text: t('validUntil', { day: until }), style: text }]),
    { tag: 'P', text: t('secret'), style: small },
  ])
}

function drawBack({ paper, gift, card }: Sheet): void {
  const t = words(gift.language)
  sayIn(paper, back, [
    { tag: 'H2', text: t('howTo'), style: strong, gap: 4 },
    { tag: 'P', text: card.howToSpend, style: { face: 'text', size: 10 } },
    ...card.webshops.map((url) => ({ tag: 'P', text: url, style: small, gap: 3 })),
    { tag: 'P', text: t('fold'), style: small },
  ])
}

const inGroups = (number: string): string => number.replace(/(\d{4})(?=\d{2})/g, '$1 ').trim()
