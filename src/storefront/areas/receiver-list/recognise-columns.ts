import { type ReceiverRow, type RowAddress, rowAddressParts } from '#kernel/receiver-list.ts'
import type { Column, Kinds, Table } from './columns.ts'
import { readCountry } from './read-country.ts'
import { addressKindsByContent } from './recognise-addresses.ts'

/** As columns are called in Dutch and English files; without signs and capitals. */
const namesOf: Record<Column, readonly string[]> = {
  firstName: ['voornaam', 'firstname', 'givenname', 'roepnaam', 'voornamen', 'forename'],
  infix: ['tussenvoegsel', 'tussenvoegsels', 'voorvoegsel', 'infix', 'prefix'],
  lastName: ['achternaam', 'lastname', 'surname', 'familyname', 'familienaam'],
  name: [
    ...['naam', 'name', 'fullname', 'volledigenaam', 'ontvanger', 'receiver', 'recipient'],
    ...['medewerker', 'employee', 'werknemer', 'contactpersoon', 'contact', 'voor', 'for'],
  ],
  email: [
    ...['email', 'mail', 'emailadres', 'mailadres', 'emailaddress', 'emailadressen'],
    ...['eadres', 'emailadresontvanger', 'emailontvanger', 'receiveremail', 'recipientemail'],
  ],
  message: [
    ...['bericht', 'boodschap', 'persoonlijkeboodschap', 'persoonlijkbericht', 'tekst', 'notitie'],
    ...['message', 'note', 'personalmessage', 'personalnote', 'text', 'wens', 'groet'],
  ],
  street: [
    'straat',
    'straatnaam',
    'street',
    'streetname',
    'adres',
    'address',
    'straatenhuisnummer',
  ],
  houseNumber: ['huisnummer', 'huisnr', 'housenumber', 'nummer', 'number'],
  suffix: ['toevoeging', 'huisnummertoevoeging', 'toev', 'suffix', 'housenumbersuffix'],
  postCode: ['postcode', 'postalcode', 'zip', 'zipcode'],
  city: ['plaats', 'woonplaats', 'stad', 'city', 'town', 'place'],
  countryCode: ['land', 'landcode', 'country', 'countrycode'],
  phoneNumber: [
    ...['telefoon', 'telefoonnummer', 'mobiel', 'mobielnummer', 'gsm', 'tel'],
    ...['phone', 'phonenumber', 'mobile', 'telephone'],
  ],
  companyName: ['bedrijf', 'bedrijfsnaam', 'company', 'companyname', 'organisatie', 'organisation'],
}

const columns = Object.keys(namesOf) as Column[]

const plain = (cell: string): string => cell.toLowerCase().replaceAll(/[^\p{L}]/gu, '')

const columnNamed = (cell: string): Column | undefined =>
  columns.find((column) => namesOf[column].includes(plain(cell)))

/** "Jan de Vries <jan@voorbeeld.nl>", as mail programs write somebody. */
const addressed = /^\s*"?([^"<>]*?)"?\s*<([^<>\s]+@[^<>\s]+)>\s*$/

/**
 * The receivers of a table: by the names of its columns where a first row has them, else by what stands in them. A first row
 * whose names say nothing stays a row: it is seen and taken out, and nobody is lost.
 */
export function receiversIn(table: Table): ReceiverRow[] {
  const rows = table.map(splitAddressed)
  const [first = []] = rows
  const named = first.map(columnNamed)
  const hasHeader =
    named.some((column) => column !== undefined) && !first.some((cell) => cell.includes('@'))
  const body = hasHeader ? rows.slice(1) : rows
  const width = Math.max(0, ...rows.map((row) => row.length))
  const kinds = hasHeader ? withEmailFound(named, body) : kindsByContent(body, width)
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

const longText = 25

/** Names stand before notes, and a note is the longer text. */
function kindsByContent(body: Table, width: number): Kinds {
  const email = emailColumnOf(body, width)
  const kinds: (Column | undefined)[] = [...addressKindsByContent(body, width)]
  const texts = Array.from({ length: width }, (_, at) => at).filter(
    (at) =>
      at !== email && kinds[at] === undefined && body.some((row) => (row[at] ?? '').trim() !== ''),
  )
  if (email !== undefined) kinds[email] = 'email'
  const [one, two, three] = texts
  if (one === undefined) return kinds
  if (two === undefined) kinds[one] = 'name'
  else if (three === undefined && averageOf(body, two) > longText) {
    kinds[one] = 'name'
    kinds[two] = 'message'
  } else {
    kinds[one] = 'firstName'
    kinds[two] = 'lastName'
    if (three !== undefined) kinds[three] = 'message'
  }
  return kinds
}

function averageOf(body: Table, at: number): number {
  const filled = body.map((row) => (row[at] ?? '').trim()).filter((cell) => cell !== '')
  return filled.reduce((total, cell) => total + cell.length, 0) / Math.max(1, filled.length)
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

/** "Oudegracht 12a" in one cell is a street and a number. */
const streetAndNumber = /^(.*\p{L}[^\d]*?)\s+(\d+.*)$/u

function addressOf(row: readonly string[], kinds: Kinds): RowAddress {
  const cellOf = (column: Column): string => (row[kinds.indexOf(column)] ?? '').trim()
  const street = cellOf('street')
  const [, streetAlone, number] = streetAndNumber.exec(street) ?? []
  const isSplit = cellOf('houseNumber') === '' && streetAlone !== undefined
  return {
    street: isSplit ? streetAlone : street,
    houseNumber: isSplit ? (number ?? '') : cellOf('houseNumber'),
    suffix: cellOf('suffix'),
    postCode: cellOf('postCode'),
    city: cellOf('city'),
    countryCode: readCountry(cellOf('countryCode')),
    companyName: cellOf('companyName'),
    phoneNumber: cellOf('phoneNumber'),
  }
}
