import { splitStreet } from '#kernel/house-number.ts'
import { type ReceiverRow, type RowAddress, rowAddressParts } from '#kernel/receiver-list.ts'
import type { Column, Kinds, Table } from './columns.ts'
import { findHeader, kindsByName } from './find-header.ts'
import { readCountry } from './read-country.ts'
import { addressKindsByContent } from './recognise-addresses.ts'

/**
 * The receivers of a table: by the names of its columns where a row has them, else by what stands in them. A first row
 * whose names say nothing stays a row: it is seen and taken out, and nobody is lost.
 */
export function receiversIn(table: Table): ReceiverRow[] {
  const rows = table.map(splitAddressed)
  const header = findHeader(rows)
  const body = header?.body ?? rows
  const width = Math.max(0, ...rows.map((row) => row.length))
  const kinds =
    header === undefined
      ? kindsByContent(body, width)
      : withEmailFound(kindsByName(header.names, body), body)
  // Who is mailed may work somewhere and have a phone too.
  const isPosted = kinds.some((kind) =>
    rowAddressParts.some(
      (part) => part === kind && part !== 'companyName' && part !== 'phoneNumber',
    ),
  )
  return body.map((row) => ({
    ...receiverOf(row, kinds),
    ...(isPosted && { address: addressOf(row, kinds) }),
  }))
}

/** "Jan de Vries <jan@voorbeeld.nl>", as mail programs write somebody. */
const addressed = /^\s*"?([^"<>]*?)"?\s*<([^<>\s]+@[^<>\s]+)>\s*$/

function splitAddressed(row: readonly string[]): readonly string[] {
  const [only = ''] = row
  const parts = row.length === 1 ? addressed.exec(only) : null
  return parts === null ? row : [parts[1] ?? '', parts[2] ?? '']
}

/** Of columns with names of their own, the one with addresses is found all the same. */
function withEmailFound(named: Kinds, body: Table): Kinds {
  if (named.includes('email')) return named
  const width = Math.max(named.length, ...body.map((row) => row.length))
  const email = emailColumnOf(body, width)
  return Array.from({ length: width }, (_, at) => (at === email ? 'email' : named[at]))
}

/** The column in which most cells are addresses, or look like ones that are not right yet; undefined where none do. */
function emailColumnOf(body: Table, width: number): number | undefined {
  const counted = Array.from({ length: width }, (_, at) => ({
    at,
    count: body.filter((row) => (row[at] ?? '').includes('@')).length,
  }))
  const best = counted.toSorted((one, other) => other.count - one.count)[0]
  return best === undefined || best.count === 0 ? undefined : best.at
}

/** Notes are longer than names. */
const longText = 25
const noteWordsMin = 3

/** Names stand before notes and beside each other. A short text elsewhere, such as a department, is neither. */
function kindsByContent(body: Table, width: number): Kinds {
  const email = emailColumnOf(body, width)
  const kinds: (Column | undefined)[] = [...addressKindsByContent(body, width)]
  const texts = Array.from({ length: width }, (_, at) => at).filter(
    (at) => at !== email && kinds[at] === undefined && textsIn(body, at).length > 0,
  )
  if (email !== undefined) kinds[email] = 'email'
  const [one, ...others] = texts
  if (one === undefined) return kinds
  const [two] = others
  const hasLastName =
    two === one + 1 && (others.length > 1 || !isNote(body, two)) && !isGrouped(body, one, two)
  kinds[one] = hasLastName ? 'firstName' : 'name'
  if (hasLastName) kinds[two] = 'lastName'
  const behind = hasLastName ? others.slice(1) : others
  const note = hasLastName ? behind[0] : behind.find((at) => isNote(body, at))
  if (note !== undefined) kinds[note] = 'message'
  return kinds
}

const textsIn = (body: Table, at: number): string[] =>
  body.map((row) => (row[at] ?? '').trim()).filter((cell) => /\p{L}/u.test(cell))

const wordsIn = (cell: string): number => cell.split(/\s+/).length

const averageOf = (numbers: readonly number[]): number =>
  numbers.reduce((total, number) => total + number, 0) / Math.max(1, numbers.length)

function isNote(body: Table, at: number): boolean {
  const texts = textsIn(body, at)
  const isLong = averageOf(texts.map((cell) => cell.length)) > longText
  return isLong || averageOf(texts.map(wordsIn)) >= noteWordsMin
}

/** Whole names, and behind them what several people share, such as a department. */
function isGrouped(body: Table, names: number, groups: number): boolean {
  const [whole, shared] = [textsIn(body, names), textsIn(body, groups)]
  const isWhole = whole.filter((cell) => wordsIn(cell) > 1).length * 2 > whole.length
  return isWhole && shared.length > 1 && new Set(shared).size * 2 <= shared.length
}

function receiverOf(row: readonly string[], kinds: Kinds): ReceiverRow {
  const cellOf = (column: Column): string => (row[kinds.indexOf(column)] ?? '').trim()
  const lastName = [cellOf('infix'), cellOf('lastName')].filter(Boolean).join(' ')
  return {
    firstName: cellOf('firstName') || cellOf('name'),
    // Beside a first and a last name, a whole one says nothing new.
    lastName,
    email: cellOf('email'),
    message: cellOf('message'),
  }
}

function addressOf(row: readonly string[], kinds: Kinds): RowAddress {
  const cellOf = (column: Column): string => (row[kinds.indexOf(column)] ?? '').trim()
  const street = cellOf('street')
  // "Oudegracht 12a" in one cell is a street and a number.
  const split = cellOf('houseNumber') === '' ? splitStreet(street) : undefined
  return {
    street: split?.street ?? street,
    houseNumber: split?.number ?? cellOf('houseNumber'),
    suffix: cellOf('suffix'),
    postCode: cellOf('postCode'),
    city: cellOf('city'),
    countryCode: readCountry(cellOf('countryCode')),
    companyName: cellOf('companyName'),
    phoneNumber: cellOf('phoneNumber'),
  }
}
