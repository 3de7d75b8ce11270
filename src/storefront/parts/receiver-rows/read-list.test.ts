import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type ReceiverRow, type RowAddress, rowAddressParts } from '#kernel/receiver-list.ts'
import { decodeText } from './decode-text.ts'
import { parseTable } from './parse-table.ts'
import { receiversIn } from './recognise-columns.ts'

const readList = (text: string): ReceiverRow[] => receiversIn(parseTable(text))

const row = (...[firstName, lastName = '', email = '', message = '']: string[]) =>
  ({ firstName, lastName, email, message }) as ReceiverRow
const posted = (receiver: ReceiverRow, cells: string[]): ReceiverRow => ({
  ...receiver,
  address: Object.fromEntries(
    rowAddressParts.map((part, at) => [part, cells[at] ?? '']),
  ) as RowAddress,
})
const jan = row('Jan', 'de Vries', 'jan@voorbeeld.nl')
const els = row('Els', 'Bakker', 'els@voorbeeld.nl')

describe('columns are recognised', () => {
  test.each([
    ['Dutch names', 'Voornaam;Achternaam;E-mailadres\nJan;de Vries;jan@voorbeeld.nl', [jan]],
    ['English names', 'Email Address,First Name,Last name\njan@voorbeeld.nl,Jan,de Vries', [jan]],
    [
      'a part before the name',
      'voornaam\ttussenvoegsel\tachternaam\te-mail\nJan\tde\tVries\tjan@voorbeeld.nl',
      [jan],
    ],
    [
      'columns of no use',
      'Nr;Afdeling;Voornaam;Achternaam;E-mail\n1;Inkoop;Jan;de Vries;jan@voorbeeld.nl',
      [jan],
    ],
    [
      'no names, in their order',
      'Jan\tde Vries\tjan@voorbeeld.nl\nEls\tBakker\tels@voorbeeld.nl',
      [jan, els],
    ],
    ['no names, the address first', 'jan@voorbeeld.nl;Jan;de Vries', [jan]],
    [
      'one name and an address',
      'Jan de Vries,jan@voorbeeld.nl',
      [row('Jan de Vries', '', 'jan@voorbeeld.nl')],
    ],
    [
      'a name and a note',
      'Naam;E-mail;Bericht\nJan;jan@voorbeeld.nl;Dank je wel',
      [row('Jan', '', 'jan@voorbeeld.nl', 'Dank je wel')],
    ],
    [
      'no names, a long note',
      'Jan;jan@voorbeeld.nl;Dank je wel voor alles van dit jaar',
      [row('Jan', '', 'jan@voorbeeld.nl', 'Dank je wel voor alles van dit jaar')],
    ],
    [
      'addresses alone',
      'jan@voorbeeld.nl\nels@voorbeeld.nl',
      [row('', '', 'jan@voorbeeld.nl'), row('', '', 'els@voorbeeld.nl')],
    ],
    [
      'people as mail programs write them',
      '"Jan de Vries" <jan@voorbeeld.nl>\nEls <els@voorbeeld.nl>',
      [row('Jan de Vries', '', 'jan@voorbeeld.nl'), row('Els', '', 'els@voorbeeld.nl')],
    ],
    [
      'a column of addresses by another name',
      'Naam;Werk\nJan;jan@voorbeeld.nl',
      [row('Jan', '', 'jan@voorbeeld.nl')],
    ],
    [
      'names of an address',
      'Naam;Straat;Huisnummer;Toevoeging;Postcode;Woonplaats;Land\nJan;Oudegracht;12;a;3511 AB;Utrecht;Nederland',
      [posted(row('Jan'), ['Oudegracht', '12', 'a', '3511 AB', 'Utrecht', 'NL'])],
    ],
    [
      'a street with its number in one cell',
      'Name,Address,Zip,City,Country\nEls,Lange Nieuwstraat 14 bis,3512PH,Utrecht,Belgium',
      [posted(row('Els'), ['Lange Nieuwstraat', '14 bis', '', '3512PH', 'Utrecht', 'BE'])],
    ],
    [
      'no names, an address as on an envelope',
      'Jan\tSmit\tOudegracht\t12a\t3511 AB\tUtrecht',
      [posted(row('Jan', 'Smit'), ['Oudegracht', '12a', '', '3511 AB', 'Utrecht', ''])],
    ],
    [
      'no names, the postcode first',
      'Jan Smit;3511AB;12;Oudegracht;Utrecht',
      [posted(row('Jan Smit'), ['Oudegracht', '12', '', '3511AB', 'Utrecht', ''])],
    ],
    [
      'a company, which alone makes no list by post',
      'Naam;Bedrijf;E-mail\nJan;Bakker & Zn.;jan@voorbeeld.nl',
      [row('Jan', '', 'jan@voorbeeld.nl')],
    ],
    [
      'a company of an address',
      'Naam;Bedrijf;Straat;Huisnummer;Postcode;Plaats\nJan;Bakker & Zn.;Oudegracht;12;3511 AB;Utrecht',
      [posted(row('Jan'), ['Oudegracht', '12', '', '3511 AB', 'Utrecht', '', 'Bakker & Zn.'])],
    ],
    [
      'a phone number, which alone makes no list by post',
      'Naam;Telefoon;E-mail\nJan;0612345678;jan@voorbeeld.nl',
      [row('Jan', '', 'jan@voorbeeld.nl')],
    ],
    [
      'a phone number of an address',
      'Naam;Mobiel;Straat;Huisnummer;Postcode;Plaats\nJan;06 12345678;Oudegracht;12;3511 AB;Utrecht',
      [
        posted(row('Jan'), [
          ...['Oudegracht', '12', '', '3511 AB', 'Utrecht', '', '', '06 12345678'],
        ]),
      ],
    ],
    [
      'no names, a phone number behind the address',
      'Jan Smit;Oudegracht;12;3511 AB;Utrecht;+31 6 12345678',
      [
        posted(row('Jan Smit'), [
          ...['Oudegracht', '12', '', '3511 AB', 'Utrecht', '', '', '+31 6 12345678'],
        ]),
      ],
    ],
    ['the word of Excel', 'sep=,\nJan,de Vries,jan@voorbeeld.nl', [jan]],
  ])('by %s', (_what, text, rows) => {
    expect(readList(text)).toEqual(rows)
  })

  test('a first row whose names say nothing stays a row', () => {
    expect(readList('Wie;Werk\nJan;jan@voorbeeld.nl')).toHaveLength(2)
  })

  test('a formula and a quote that is never closed are text', () => {
    expect(readList('=cmd|calc;jan@voorbeeld.nl\n"Els;els@voorbeeld.nl')).toEqual([
      row('=cmd|calc', '', 'jan@voorbeeld.nl'),
      row('"Els', '', 'els@voorbeeld.nl'),
    ])
  })

  test('empty lines and cells at the end are none', () => {
    expect(readList('\n\nJan;de Vries;jan@voorbeeld.nl;;\r\n;;;;\r\n\r\n')).toEqual([jan])
    expect(readList('')).toEqual([])
    expect(readList(' \n\t')).toEqual([])
  })

  test('an address that is not right yet stays what it is', () => {
    expect(readList('Jan;de Vries;jan@voorbeeld\nEls;Bakker;els@voorbeeld.nl')[0]).toEqual(
      row('Jan', 'de Vries', 'jan@voorbeeld'),
    )
  })
})

const encodings = {
  'UTF-8': (text: string) => new TextEncoder().encode(text),
  'UTF-8 with a mark': (text: string) => new TextEncoder().encode(`\uFEFF${text}`),
  'UTF-16': (text: string) => wide(text, true),
  'UTF-16 with a mark': (text: string) => wide(`\uFEFF${text}`, true),
  'UTF-16 the other way, with a mark': (text: string) => wide(`\uFEFF${text}`, false),
  'Windows-1252': (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0)),
}

function wide(text: string, isLittle: boolean): Uint8Array {
  const bytes = new DataView(new ArrayBuffer(text.length * 2))
  for (let at = 0; at < text.length; at += 1) bytes.setUint16(at * 2, text.charCodeAt(at), isLittle)
  return new Uint8Array(bytes.buffer)
}

/** Signs that all of the encodings have, with all that a table gives a meaning to. */
const text = (signs: string, most: number) =>
  fc
    .array(fc.constantFrom(...signs), { minLength: 1, maxLength: most })
    .map((all) => all.join('').trim())
    .filter((all) => all !== '')
const names = text("aàbçdéèëïñöüÜØß '-", 12)
const notes = text('aé;,\t"\n=+@€ ,.!?ü'.replace('€', '£'), 40)
const people = fc.record({
  firstName: names,
  lastName: names,
  email: fc.nat(9999).map((at) => `gast${at}@voorbeeld.nl`),
  message: fc.oneof(fc.constant(''), notes),
})

const quoted = (cell: string): string => `"${cell.replaceAll('"', '""')}"`

test('any list in any encoding comes back as it was', () => {
  fc.assert(
    fc.property(
      fc.array(people, { minLength: 1, maxLength: 30 }),
      fc.constantFrom(...Object.values(encodings)),
      fc.tuple(fc.constantFrom(';', ',', '\t'), fc.constantFrom('\n', '\r\n')),
      (rows, encode, [delimiter, lineEnd]) => {
        const header = ['E-mail', 'Voornaam', 'Achternaam', 'Bericht']
        const lines = rows.map(({ firstName, lastName, email, message }) => [
          ...[email, firstName, lastName, message],
        ])
        const written = [header, ...lines]
          .map((cells) => cells.map(quoted).join(delimiter))
          .join(lineEnd)
        const bytes = encode(written)
        expect(readList(decodeText(bytes).text)).toEqual(rows)
      },
    ),
  )
})
