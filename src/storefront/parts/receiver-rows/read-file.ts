import type { ReceiverRow } from '#kernel/receiver-list.ts'
import { decodeText, type EncodingNotice } from './decode-text.ts'
import { parseTable } from './parse-table.ts'
import { receiversIn } from './recognise-columns.ts'

/** Two thousand receivers with a long note each are less than one. */
export const fileBytesMax = 5 * 1024 * 1024

export type ReadProblem = 'nobody' | 'tooLarge' | 'spreadsheet' | 'unreadable'

/** `notice` is set where an encoding was guessed. */
export type ReadList =
  | { rows: readonly ReceiverRow[]; notice?: EncodingNotice | undefined }
  | { problem: ReadProblem }

export function readPasted(text: string): ReadList {
  if (text.length > fileBytesMax) return { problem: 'tooLarge' }
  const rows = receiversIn(parseTable(text))
  return rows.length === 0 ? { problem: 'nobody' } : { rows }
}

/** How files begin that are packed, as spreadsheets are, and those of old ones. */
const packed = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
]

/** Reads a file of the visitor; one that is far too large is not read at all. */
export async function readFile(file: Blob): Promise<ReadList> {
  if (file.size > fileBytesMax) return { problem: 'tooLarge' }
  try {
    const bytes = new Uint8Array(await file.arrayBuffer())
    if (packed.some((signs) => signs.every((sign, at) => bytes[at] === sign)))
      return { problem: 'spreadsheet' }
    const { text, notice } = decodeText(bytes)
    // Nothing that is written holds it.
    return text.includes('\0') ? { problem: 'unreadable' } : { ...readPasted(text), notice }
  } catch {
    return { problem: 'unreadable' }
  }
}
