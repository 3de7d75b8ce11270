import { readFile } from 'node:fs/promises'
import { CsvBroken, type CsvRecord, readCsv } from '#platform/payments/read-csv.ts'

/** A file that is larger was never written by hand, by a printer of labels or of cards. */
const fileBytesMax = 1_000_000

/** The rows of a file, or a sentence on why there are none. */
export async function readRows(file: string): Promise<readonly CsvRecord[] | string> {
  try {
    const bytes = await readFile(file)
    if (bytes.length > fileBytesMax) return `${file} is too large: nothing was done.`
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return [...readCsv(text.includes(';') ? fromSemicolons(text) : text)]
  } catch (error) {
    if (error instanceof CsvBroken) return `${file}: ${error.message}. Nothing was done.`
    if (error instanceof TypeError) return `${file} is no text in UTF-8: nothing was done.`
    return `${file} cannot be read.`
  }
}

/** A spreadsheet of a Dutch office writes semicolons, and commas within amounts. */
const fromSemicolons = (text: string): string => text.replaceAll(',', '.').replaceAll(';', ',')
