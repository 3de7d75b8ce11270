type Rows = readonly (readonly string[])[]

/** Cells that spreadsheets would run as a formula; an amount below zero is none. */
const formula = /^[=+\-@\t\r\n＝＋－＠]/
const belowZero = /^-\d[\d.,]*$/

const guarded = (cell: string): string =>
  formula.test(cell) && !belowZero.test(cell) ? `'${cell}` : cell

const quoted = (cell: string, separator: ',' | ';'): string =>
  cell.includes(separator) || /["\t\r\n]|^ | $/.test(cell)
    ? `"${cell.replaceAll('"', '""')}"`
    : cell

/** RFC 4180, with the lines of Windows. No cell is a formula. */
export const writeCsv = (rows: Rows, separator: ',' | ';'): string =>
  rows
    .map((row) => `${row.map((cell) => quoted(guarded(cell), separator)).join(separator)}\r\n`)
    .join('')

/** For spreadsheets, which read UTF-8 where a mark says so. */
export const writeOfficeCsv = (rows: Rows, separator: ',' | ';'): string =>
  `\uFEFF${writeCsv(rows, separator)}`
