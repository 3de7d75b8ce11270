import type { Table } from './columns.ts'

/** Brackets that programs put around an address: `[mailto:jan@voorbeeld.nl]`, `(jan@voorbeeld.nl)`. */
const otherBrackets = /[[(]\s*(?:mailto:)?([^\s[\]()<>]+@[^\s[\]()<>]+)\s*[\])]/gi

/** "jan@voorbeeld.nl (Jan de Vries)", an older way to write somebody. */
const nameBehind = /([^\s<>;,()"]+@[^\s<>;,()"]+)\s*\(([^()<>@]+)\)/g

const fieldName = /^\s*(?:aan|to|an|cc|bcc|van|from)\s*:/gim

/** Lines of a copied mail that name nobody. */
const otherField = /^\s*(?:onderwerp|betreft|subject|verzonden|sent|datum|date)\s*:.*$/gim

/** "1. ", "- " and "• " before somebody. */
const bullet = /^\s*(?:\d{1,4}[.)]|[-–*•·])\s+/gm

const angled = /<\s*(?:mailto:)?([^<>\s]*@[^<>\s]*)\s*>/gi

/** Separators between people that are no part of a name. */
const strong = /[;\t\r\n]+/

/** A comma may be part of a name: "Vries, Jan de". */
const addressList = /^(?:[^\s,<>"]+@[^\s,<>"]+[\s,]*)+$/

/** "Jan de Vries jan@voorbeeld.nl", as web pages copy. */
const nameInFront = /^([^<>,@"]*\S)\s+([^\s<>,@"]+@[^\s<>,@"]+)$/

/** "jan@voorbeeld.nl Jan de Vries". */
const nameAfter = /^([^\s<>,@"]+@[^\s<>,@"]+)\s+([^<>,@"]*\p{L}[^<>,@"]*)$/u

/** Commas and semicolons in quotes stand in a name. */
const quoted = /"([^"\r\n]*)"/g
const [hiddenComma, hiddenSemicolon] = ['\u0001', '\u0002']

const hide = (text: string): string =>
  text.replaceAll(quoted, (_all, name: string) =>
    name.replaceAll(',', hiddenComma).replaceAll(';', hiddenSemicolon),
  )

/** The name without quotes and separators around it, and "Vries, Jan de" the other way round. */
function nameOf(text: string, email: string): string {
  const shown = text
    .replaceAll(hiddenComma, ',')
    .replaceAll(hiddenSemicolon, ';')
    .replaceAll(/^[\s,;'"[\]()]+|[\s,;:'"[\]()–-]+$/g, '')
    .replace(/^(?:en|and)\s+(?=\p{Lu})/u, '')
  // Outlook repeats the address of somebody it does not know.
  if (shown.toLowerCase() === email.toLowerCase()) return ''
  const [, last, first] = /^([^,]+),\s*([^,]+)$/.exec(shown) ?? []
  return last === undefined ? shown : `${first} ${last}`
}

const named = (text: string, email: string): string[] => [nameOf(text, email), email]

const bare = (text: string): string[][] =>
  text
    .split(/[\s,]+/)
    .filter((address) => address.includes('@'))
    .map((address) => ['', address.replace(/^mailto:/i, '')])

/** People between two separators; `undefined` where it is no text of a mail program. */
function peopleIn(piece: string): string[][] | undefined {
  const parts = piece.split(angled)
  if (parts.length === 1) {
    if (addressList.test(piece)) return bare(piece)
    const [, before, address] = nameInFront.exec(piece) ?? []
    const [, first, behind] = nameAfter.exec(piece) ?? []
    const [name, email] = [before ?? behind, address ?? first]
    return name === undefined || email === undefined ? undefined : [named(name, email)]
  }
  const rest = parts.at(-1) ?? ''
  if (/[\p{L}\p{N}]/u.test(rest) && !addressList.test(rest.replace(/^[\s,]+/, ''))) return undefined
  const people: string[][] = []
  for (let at = 0; at + 1 < parts.length; at += 2) {
    const [before = '', email = ''] = [parts[at], parts[at + 1]]
    const end = nameOf(before, email) === '' ? -1 : before.lastIndexOf('@')
    // Bare addresses may stand in front of a name.
    const from = end < 0 ? 0 : end + (/[\s,]|$/.exec(before.slice(end))?.index ?? 0)
    people.push(...bare(before.slice(0, from)), named(before.slice(from), email))
  }
  return [...people, ...bare(rest)]
}

const oneAddress = /^\s*[^\s<>@,;]+@[^\s<>@,;]+\s*$/

/** A row of a table among people, "Jan;de Vries;jan@voorbeeld.nl", as one of them. */
function personOfRow(line: string): string {
  if (line.includes('<')) return line
  const cells = line.split(/[\t;]/)
  const names = cells.slice(0, -1).map((cell) => cell.trim())
  const isRow = names.length > 0 && oneAddress.test(cells.at(-1) ?? '') && names.every(isNameCell)
  return isRow ? `${names.join(' ')} <${cells.at(-1)?.trim()}>` : line
}

const isNameCell = (cell: string): boolean => /\p{L}/u.test(cell) && !cell.includes('@')

/** Rows of a table become people where others are written as mail programs do. */
const withRowsAsPeople = (text: string): string =>
  text.includes('<') ? text.split(/\r?\n/).map(personOfRow).join('\n') : text

/**
 * People as mail programs copy them, with a name or without: "Jan de Vries <jan@voorbeeld.nl>; …" on one line or many. Each
 * becomes a row of name and address. Undefined where the text is something else, such as a table.
 */
export function parseRecipients(text: string): Table | undefined {
  const plain = withRowsAsPeople(
    hide(
      text
        .replaceAll(nameBehind, '$2 <$1>')
        .replaceAll(otherBrackets, '<$1>')
        .replaceAll(otherField, '')
        .replaceAll(fieldName, '')
        .replaceAll(bullet, ''),
    ),
  )
  const pieces = plain.split(strong).map((piece) => piece.trim())
  const filled = pieces.filter((piece) => /[\p{L}\p{N}]/u.test(piece))
  const people = filled.map(peopleIn)
  const isEach = people.every((found) => found !== undefined)
  // A name without an address stays a row, where others on its line have theirs in brackets.
  const hasSeveral = plain.split(/[\r\n]+/).some((line) => (line.match(angled) ?? []).length > 1)
  if (filled.length === 0 || !(isEach || hasSeveral)) return undefined
  return people.flatMap((found, at) => found ?? [[nameOf(filled[at] ?? '', ''), '']])
}
