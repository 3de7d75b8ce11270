import type { Style } from './fonts.ts'
import { a4, type Box, type Element, mm, type PdfPaper } from './pdf-paper.ts'
import { heightOf, widthOf, wrapLines } from './wrap-lines.ts'

const margin = mm(20)
const width = a4.width - 2 * margin
/** Printers reach as far. */
const bottom = a4.height - mm(14)

const gutter = mm(2)

const headLook = { face: 'text', size: 9 } as const

/** Between rows without a line. */
const bareGap = mm(0.5)

type RowLook = Style & {
  tag: 'TH' | 'TD'
  shares: readonly number[]
  /** Columns from this one on stand at their right edge, as amounts do. */
  amountsFrom?: number | undefined
  /** Without the line below it. */
  isBare?: boolean
}

function columnsOf(shares: readonly number[]): readonly { x: number; width: number }[] {
  const total = shares.reduce((sum, share) => sum + share, 0)
  let x = margin
  return shares.map((share) => {
    const column = { x, width: (share / total) * width }
    x += column.width
    return column
  })
}

export type Flow = ReturnType<typeof openFlow>

/** One thing below the other on sheets of A4, on a new one where the rest does not fit: `head` stands at its top, from the second on. */
export function openFlow(paper: PdfPaper, head?: (sheet: number) => string) {
  let y = bottom
  let sheets = 0
  const open = () => {
    paper.page(a4)
    y = margin
    sheets += 1
    if (head && sheets > 1) paper.aside(head(sheets), { x: margin, y: mm(11), ...headLook })
  }
  const room = (height: number) => {
    if (y + height > bottom) open()
  }
  return {
    open,
    /** What follows is so high and stands together: on a new sheet where there is no room for it. */
    keep: room,
    heightOf: (text: string, style: Style) => heightOf(wrapLines(text, width, style).length, style),
    gap(points: number) {
      y += points
    },
    say(
      tag: string,
      text: string,
      { face, size, parent }: Style & { parent?: Element | undefined },
    ) {
      const lines = wrapLines(text, width, { face, size })
      const part = paper.element(tag, parent)
      room(Math.min(heightOf(lines.length, { face, size }), bottom - margin))
      for (const line of lines) {
        const height = heightOf(1, { face, size })
        room(height)
        paper.say(part, [line], { x: margin, y, face, size })
        y += height
      }
      part.end()
    },
    /** One row; columns by their share of the width. A row that is longer than a sheet goes on on the next. */
    row(parent: Element, cells: readonly string[], look: RowLook) {
      const columns = columnsOf(look.shares)
      const wrapped = cells.map((cell, index) =>
        wrapLines(cell, (columns[index]?.width ?? width) - gutter, look),
      )
      const height = heightOf(1, look)
      const count = Math.max(...wrapped.map(({ length }) => length))
      room(Math.min(count * height + gutter, bottom - margin))
      const row = paper.element('TR', parent)
      const parts = cells.map(() => paper.element(look.tag, row))
      for (let line = 0; line < count; line += 1) {
        room(height)
        for (const [index, part] of parts.entries()) {
          const text = wrapped[index]?.[line]
          const column = columns[index]
          if (text === undefined || column === undefined) continue
          const isAmount = index >= (look.amountsFrom ?? columns.length)
          const x = isAmount ? column.x + column.width - widthOf(text, look) : column.x
          paper.say(part, [text], { x, y, ...look })
        }
        y += height
      }
      for (const part of [...parts, row]) part.end()
      if (!look.isBare)
        paper.bars([{ x: margin, y: y + mm(0.5), width, height: look.tag === 'TH' ? 1 : 0.3 }])
      y += look.isBare ? bareGap : gutter
    },
    /** A drawing of its own height, at the left edge. */
    figure(size: Pick<Box, 'width' | 'height'>, draw: (bounds: Box) => void) {
      room(size.height)
      const bounds = { x: margin, y, ...size }
      draw(bounds)
      y += bounds.height + mm(2)
    },
  }
}
