/** The line in which a file stops to be CSV, and why. */
export class CsvBroken extends Error {
  override readonly name = 'CsvBroken'
}

/** A record, and the line of the file on which it begins. */
export type CsvRecord = { line: number; fields: readonly string[] }

/**
 * RFC 4180, strictly: fields between commas, quoted where they hold a comma, a quote or a line's end. Empty lines are left
 * out. Throws `CsvBroken` for a quote that is never closed or stands within a plain field.
 */
export function* readCsv(text: string): Generator<CsvRecord> {
  let at = text.startsWith('\uFEFF') ? 1 : 0
  let line = 1
  while (at < text.length) {
    const start = line
    const fields: string[] = []
    for (let isMore = true; isMore; ) {
      const field = text[at] === '"' ? readQuoted(text, at, line) : readPlain(text, at, line)
      fields.push(field.value)
      line += field.lineEnds
      at = field.end
      isMore = text[at] === ','
      if (isMore) at += 1
    }
    if (text[at] === '\r') at += 1
    if (at < text.length && text[at] !== '\n')
      throw new CsvBroken(`line ${line} goes on behind a quote`)
    at += 1
    line += 1
    if (fields.length > 1 || fields[0] !== '') yield { line: start, fields }
  }
}

type Field = { value: string; end: number; lineEnds: number }

const plainEnd = /[,\r\n"]|$/g

function readPlain(text: string, from: number, line: number): Field {
  plainEnd.lastIndex = from
  const end = plainEnd.exec(text)?.index ?? text.length
  if (text[end] === '"') throw new CsvBroken(`line ${line} has a quote within a field`)
  return { value: text.slice(from, end), end, lineEnds: 0 }
}

function readQuoted(text: string, from: number, line: number): Field {
  let value = ''
  for (let at = from + 1; ; ) {
    const quote = text.indexOf('"', at)
    if (quote < 0) throw new CsvBroken(`line ${line} opens a quote that is never closed`)
    value += text.slice(at, quote)
    if (text[quote + 1] !== '"')
      return { value, end: quote + 1, lineEnds: value.split('\n').length - 1 }
    value += '"'
    at = quote + 2
  }
}
