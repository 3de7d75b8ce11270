import PDFDocument from 'pdfkit'
import type { Language } from '#kernel/language.ts'
import { type Style, splitByFont } from './fonts.ts'
import { readDrawing, type VectorDrawing } from './read-drawing.ts'
import { heightOf, widthOfRun } from './wrap-lines.ts'

/*
 * A tagged PDF (PDF/UA): who cannot see it hears what it is, in its language and order. Everything is placed by the shop's own hand: pdfkit
 * draws with one font at a time, and a name may want several.
 */

export type Box = { x: number; y: number; width: number; height: number }

/** Points of a printer. */
export const mm = (count: number): number => (count * 72) / 25.4

export const a4 = { width: mm(210), height: mm(297) }

/** A part of what a paper says, for whoever hears it. */
export type Element = PDFKit.PDFStructureElement

const ink = '#1f1a17'

/** For people who hear it (ISO 14289). The types of pdfkit do not know it yet. */
const accessible: object = { subset: 'PDF/UA' }

type Pdf = InstanceType<typeof PDFDocument>

export type PdfPaper = ReturnType<typeof openPaper>

export function openPaper({ title, language }: { title: string; language: Language }) {
  const pdf = new PDFDocument({
    ...{ tagged: true, lang: language, displayTitle: true, pdfVersion: '1.7' },
    ...{ info: { Title: title }, autoFirstPage: false, ...accessible },
  })
  const chunks: Buffer[] = []
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise<void>((resolve) => pdf.on('end', () => resolve()))
  const root = pdf.struct('Document')
  pdf.addStructure(root)
  const fonts = new Set<string>()

  return {
    page: ({ width, height }: Pick<Box, 'width' | 'height'>) =>
      pdf.addPage({ size: [width, height], margin: 0 }),
    /** Under the whole paper where nothing else is named. */
    element(tag: string, parent: Element = root, { lang }: { lang?: Language } = {}): Element {
      const made = pdf.struct(tag, lang === undefined ? {} : { lang })
      parent.add(made)
      return made
    },
    /** Draws lines one below the other, as one part. */
    say(part: Element, lines: readonly string[], at: { x: number; y: number } & Style) {
      part.add(() => {
        for (const [index, line] of lines.entries())
          drawLine(pdf, line, { ...at, y: at.y + heightOf(index, at), fonts })
      })
    },
    /** A line that is no part of what the paper says, such as the number of a sheet. */
    aside(line: string, at: { x: number; y: number } & Style) {
      pdf.markContent('Artifact', { type: 'Pagination' })
      drawLine(pdf, line, { ...at, fonts })
      pdf.endMarkedContent()
    },
    /** Bars, or a line: decoration, unless it has an `alt`. */
    bars(boxes: readonly Box[], figure?: { parent: Element; alt: string }) {
      if (figure === undefined) {
        pdf.markContent('Artifact', { type: 'Layout' })
        drawBars(pdf, boxes)
        pdf.endMarkedContent()
        return
      }
      const made = pdf.struct('Figure', { alt: figure.alt })
      figure.parent.add(made)
      made.add(() => drawBars(pdf, boxes))
      made.end()
    },
    /** What lies within so much of the sheet's top, upside down. */
    turned(height: number, draw: () => void) {
      pdf.save()
      pdf.translate(a4.width, height).rotate(180)
      draw()
      pdf.restore()
    },
    /** A drawing of paths in black, as large as the box takes it. */
    drawing(svg: string, box: Box, { parent, alt }: { parent: Element; alt: string }) {
      const figure = pdf.struct('Figure', { alt })
      parent.add(figure)
      figure.add(() => drawPaths(pdf, readDrawing(svg), box))
      figure.end()
    },
    async end(): Promise<Uint8Array> {
      root.end()
      pdf.end()
      await ended
      return Buffer.concat(chunks)
    },
  }
}

type Place = { x: number; y: number; fonts: Set<string> } & Style

function drawLine(pdf: Pdf, text: string, { x, y, face, size, fonts }: Place): void {
  let at = x
  for (const run of splitByFont(text, face)) {
    const { file, bytes } = run.font
    if (!fonts.has(file)) pdf.registerFont(file, bytes)
    fonts.add(file)
    pdf.font(file).fontSize(size).fillColor(ink)
    pdf.text(run.text, at, y + size, { lineBreak: false, baseline: 'alphabetic' })
    at += widthOfRun(run, size)
  }
}

function drawPaths(pdf: Pdf, { width, height, paths }: VectorDrawing, box: Box): void {
  const scale = Math.min(box.width / width, box.height / height)
  pdf.save()
  pdf.translate(box.x + (box.width - width * scale) / 2, box.y).scale(scale)
  for (const { d, stroke } of paths) {
    pdf.path(d)
    if (stroke === undefined) pdf.fill('#000000')
    else pdf.lineWidth(stroke).stroke('#000000')
  }
  pdf.restore()
}

function drawBars(pdf: Pdf, boxes: readonly Box[]): void {
  for (const { x, y, width, height } of boxes) pdf.rect(x, y, width, height)
  pdf.fill(ink)
}
