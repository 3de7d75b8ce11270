import { withoutInvisible } from '#kernel/clean-text.ts'
import { parseRecipients } from './parse-recipients.ts'

/** What stands between two cells: of a spreadsheet's paste, of a Dutch file, of any other. */
const delimiters = ['\t', ';', ','] as const

type Delimiter = (typeof delimiters)[number]

/** Enough lines to see how a table is written. */
const sampleLength = 20_000

/** "| Jan | jan@voorbeeld.nl |": a table of Markdown, as rows with tabs. Any other text stays as it is. */
function withoutPipes(text: string): string {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '')
  if (lines.length === 0 || !lines.every((line) => /^\s*\|.*\|\s*$/.test(line))) return text
  return lines
    .filter((line) => !/^[\s|:-]+$/.test(line))
    .map((line) =>
      line
        .trim()
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim())
        .join('\t'),
    )
    .join('\n')
}

/** The cells of a text, row by row, whatever stands between them. Empty lines are none; nothing in a cell is reckoned out. */
export function parseTable(text: string): readonly (readonly string[])[] {
  const clean = withoutPipes(withoutInvisible(text).replaceAll(/[\v\u2028\u2029]/g, '\n'))
  const recipients = parseRecipients(clean)
  if (recipients !== undefined) return recipients
  // Excel's own way to say what stands between cells.
  const told = /^sep=([\t;,])\r?\n/.exec(clean)
  const body = told === null ? clean : clean.slice(told[0].length)
  const delimiter = (told?.[1] as Delimiter | undefined) ?? delimiterOf(body)
  return cut(body, delimiter).filter((row) => row.some((cell) => cell.trim() !== ''))
}

/** The one that makes rows of the same length, and of these the one that makes the most cells. */
function delimiterOf(text: string): Delimiter {
  const sample = text.slice(0, sampleLength)
  const weighed = delimiters.map((delimiter) => {
    const rows = cut(sample, delimiter).filter((row) => row.some((cell) => cell.trim() !== ''))
    // The sample may end in the middle of a row.
    const whole = sample.length < text.length ? rows.slice(0, -1) : rows
    const { width, alike } = usualWidthOf(whole)
    return { delimiter, width, share: whole.length === 0 ? 0 : alike / whole.length }
  })
  const wide = weighed.filter(({ width }) => width > 1)
  const best = wide.toSorted((one, other) => other.share - one.share || other.width - one.width)[0]
  return best?.delimiter ?? delimiters[0]
}

/** The length that most rows have: a title may stand above them. */
function usualWidthOf(rows: readonly (readonly string[])[]): { width: number; alike: number } {
  const counts = new Map<number, number>()
  for (const { length } of rows) counts.set(length, (counts.get(length) ?? 0) + 1)
  const [width, alike] = [...counts].toSorted((one, other) => other[1] - one[1])[0] ?? [1, 0]
  return { width, alike }
}

/** RFC 4180: a cell in quotes may hold anything, a quote within it is written twice. A quote within a word is a sign like any other. */
function cut(text: string, delimiter: Delimiter): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  let at = 0
  while (at < text.length) {
    const cell = text[at] === '"' ? quotedCell(text, at) : plainCell(text, { from: at, delimiter })
    row.push(cell.text)
    at = cell.end
    if (text[at] === delimiter) {
      at += 1
      if (at === text.length) row.push('')
      continue
    }
    rows.push(row)
    row = []
    at += text.startsWith('\r\n', at) ? 2 : 1
  }
  if (row.length > 0) rows.push(row)
  return rows
}

type Cell = { text: string; end: number }

function plainCell(
  text: string,
  { from, delimiter }: { from: number; delimiter: Delimiter },
): Cell {
  let end = from
  while (end < text.length && text[end] !== delimiter && text[end] !== '\n' && text[end] !== '\r')
    end += 1
  return { text: text.slice(from, end), end }
}

/** Where a plain cell ends, whatever the delimiter. */
const plainText = /[^\r\n\t;,]*/y

function endOfText(text: string, from: number): number {
  plainText.lastIndex = from
  return from + (plainText.exec(text)?.[0].length ?? 0)
}

/**
 * A quote that is never closed is a sign of a text, not the beginning of a cell over all that follows; what goes on behind
 * the closing one, as in `"Jan" <jan@voorbeeld.nl>`, is text as it is written.
 */
function quotedCell(text: string, from: number): Cell {
  let cell = ''
  let at = from + 1
  for (;;) {
    const quote = text.indexOf('"', at)
    if (quote === -1) {
      const end = endOfText(text, from)
      return { text: text.slice(from, end), end }
    }
    cell += text.slice(at, quote)
    if (text[quote + 1] !== '"') {
      const end = endOfText(text, quote + 1)
      const isWhole = text.slice(quote + 1, end).trim() === ''
      return { text: isWhole ? cell : text.slice(from, end), end }
    }
    cell += '"'
    at = quote + 2
  }
}
