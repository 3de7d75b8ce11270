import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { refusal } from '#kernel/operator-refusal.ts'
import { CsvBroken, type CsvRecord, readCsv } from '#platform/payments/read-csv.ts'

/** A file that is larger was never written by hand, by a printer of labels or of cards. */
const fileBytesMax = 1_000_000

/** The rows of a file. Throws `fileRefused` and `fileUnreadable`. */
export async function readRows(
  { home }: { home: string },
  path: string,
): Promise<readonly CsvRecord[]> {
  const file = resolve(home, path)
  const bytes = await readFile(file).catch(() => {
    throw refusal('fileUnreadable', { file, near: [] })
  })
  if (bytes.length > fileBytesMax) throw refusal('fileRefused', { file, why: 'It is too large.' })
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return [...readCsv(text.includes(';') ? fromSemicolons(text) : text)]
  } catch (error) {
    if (error instanceof CsvBroken) throw refusal('fileRefused', { file, why: `${error.message}.` })
    if (error instanceof TypeError)
      throw refusal('fileRefused', { file, why: 'It is no text in UTF-8.' })
    throw error
  }
}

/** A spreadsheet of a Dutch office writes semicolons, and commas within amounts. */
const fromSemicolons = (text: string): string => text.replaceAll(',', '.').replaceAll(';', ',')
