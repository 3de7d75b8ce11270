import type { AddressLabel, LabelForm, PostPapers } from '#domain/orders/post-papers.ts'
import { bars128 } from './bars128.ts'
import { envelopeLines } from './envelope-lines.ts'
import { operatorLanguage, paperWordsOf, sayDay } from './paper-words.ts'
import { a4, type Box, mm, openPaper, type PdfPaper } from './pdf-paper.ts'
import { fitLines } from './wrap-lines.ts'

const words = () => paperWordsOf(operatorLanguage)

/** 24 labels of 70 × 37 mm, as every shop of office supplies has them. */
const sheet = { columns: 3, rows: 8, width: mm(70), height: mm(37), top: mm(0.5) }
const padding = mm(5)
const roll = { width: mm(100), height: mm(150) }

/** A label for each shipment, with where it comes back to. */
export async function printLabels(papers: PostPapers, form: LabelForm): Promise<Uint8Array> {
  const paper = openPaper({
    title: words()('labels.title', { day: sayDay(papers.day) }),
    language: operatorLanguage,
  })
  const drawOne = form === 'a4' ? onSheet : onRoll
  if (papers.labels.length === 0) sayNone(paper, form)
  for (const [index, label] of papers.labels.entries()) drawOne(paper, papers, { label, index })
  return paper.end()
}

function sayNone(paper: PdfPaper, form: LabelForm): void {
  paper.page(form === 'a4' ? a4 : roll)
  const part = paper.element('P')
  paper.say(part, [words()('nothing')], { x: mm(20), y: mm(20), face: 'text', size: 12 })
  part.end()
}

type Place = { label: AddressLabel; index: number }

function onSheet(paper: PdfPaper, papers: PostPapers, { label, index }: Place): void {
  const perPage = sheet.columns * sheet.rows
  if (index % perPage === 0) paper.page(a4)
  const column = index % sheet.columns
  const row = Math.floor((index % perPage) / sheet.columns)
  const box = {
    x: column * sheet.width + padding,
    y: sheet.top + row * sheet.height + mm(3),
    width: sheet.width - 2 * padding,
    height: sheet.height - mm(6),
  }
  drawLabel(paper, papers, { label, box, size: 11, small: 6.5 })
}

function onRoll(paper: PdfPaper, papers: PostPapers, { label }: Place): void {
  paper.page(roll)
  const box = { x: mm(8), y: mm(8), width: roll.width - mm(16), height: mm(100) }
  drawLabel(paper, papers, { label, box, size: 20, small: 9 })
  const bounds = { x: mm(8), y: mm(118), width: roll.width - mm(16), height: mm(20) }
  paper.bars(bars128(label.name, bounds), {
    parent: paper.element('Sect'),
    alt: words()('labels.barcode', { name: label.name }),
  })
}

type LabelToDraw = { label: AddressLabel; box: Box; size: number; small: number }

/** The sender above, small; then the address; the shipment's own name below, for whoever packs. */
function drawLabel(
  paper: PdfPaper,
  { sender }: PostPapers,
  { label, box, size, small }: LabelToDraw,
): void {
  const part = paper.element('Sect')
  const from = fitLines(
    [words()('labels.sender', { name: sender.name, address: sender.address })],
    { ...box, height: small * 2.7 },
    textOf(small),
  )
  const to = fitLines(
    [...envelopeLines(label, sender.countryCode), ...phoneLine(label)],
    { ...box, height: box.height - small * 5.4 },
    textOf(size),
  )
  const lines = [
    { ...from, y: box.y },
    { ...to, y: box.y + small * 3.4 },
    { lines: [label.name], style: textOf(small), y: box.y + box.height - small * 1.3 },
  ]
  for (const { lines: said, style, y } of lines) {
    const paragraph = paper.element('P', part)
    paper.say(paragraph, said, { x: box.x, y, ...style })
    paragraph.end()
  }
  part.end()
}

const phoneLine = ({ phone }: AddressLabel): readonly string[] =>
  phone === undefined ? [] : [words()('labels.phone', { phone })]

const textOf = (size: number) => ({ face: 'text' as const, size })
