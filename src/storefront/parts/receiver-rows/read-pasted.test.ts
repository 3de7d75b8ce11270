import { describe, expect, test } from 'vitest'
import { decodeText } from './decode-text.ts'
import { parseTable } from './parse-table.ts'
import { receiversIn } from './recognise-columns.ts'

/** Each receiver as "name | address | note". */
const read = (text: string): string[] =>
  receiversIn(parseTable(text)).map(({ firstName, lastName, email, message }) =>
    [[firstName, lastName].filter(Boolean).join(' '), email, message]
      .join(' | ')
      .replace(/ \| $/, ''),
  )

const three = [
  'Jan de Vries | jan@x.example',
  'Piet Bos | piet@x.example',
  'An Smit | an@x.example',
]

describe('people copied from a mail program are receivers', () => {
  test.each([
    ['Outlook', 'Jan de Vries <jan@x.example>; Piet Bos <piet@x.example>; An Smit <an@x.example>'],
    [
      'Outlook, with a separator at the end',
      'Jan de Vries <jan@x.example>; Piet Bos <piet@x.example>; An Smit <an@x.example>; ',
    ],
    [
      'Outlook, family names first',
      'Vries, Jan de <jan@x.example>; Bos, Piet <piet@x.example>; Smit, An <an@x.example>',
    ],
    ['Gmail', 'Jan de Vries <jan@x.example>, Piet Bos <piet@x.example>, An Smit <an@x.example>,'],
    [
      'Thunderbird',
      '"Vries, Jan de" <jan@x.example>, Piet Bos <piet@x.example>, "Smit, An" <an@x.example>',
    ],
    [
      'Apple Mail, over lines',
      'Jan de Vries <jan@x.example>,\nPiet Bos <piet@x.example>,\nAn Smit <an@x.example>',
    ],
    [
      'lines without separators',
      'Jan de Vries <jan@x.example>\r\nPiet Bos <piet@x.example>\r\n\r\nAn Smit <an@x.example>',
    ],
    [
      'tabs between',
      'Jan de Vries <jan@x.example>\t\tPiet Bos <piet@x.example>\tAn Smit <an@x.example>',
    ],
    [
      'addresses that are links',
      'Jan de Vries <mailto:jan@x.example>; Piet Bos [mailto:piet@x.example]; An Smit (an@x.example)',
    ],
    [
      'names behind',
      'jan@x.example (Jan de Vries), piet@x.example (Piet Bos), an@x.example (An Smit)',
    ],
    [
      'the name of the field',
      'Aan: Jan de Vries <jan@x.example>; Piet Bos <piet@x.example>\nCc: An Smit <an@x.example>',
    ],
    ['no brackets', 'Jan de Vries jan@x.example; Piet Bos piet@x.example; An Smit an@x.example'],
    [
      'no-break spaces and invisible signs',
      '\uFEFFJan\u00A0de\u00A0Vries <jan@x.example\u200B>; Piet Bos <piet@x.example>;\u202AAn Smit <an@x.example>\u202C',
    ],
    [
      'single quotes',
      "'Jan de Vries' <jan@x.example>; 'Piet Bos' <piet@x.example>; 'An Smit' <an@x.example>",
    ],
  ])('%s', (_what, text) =>
    expect(read(text).map((row) => row.replaceAll('\u00A0', ' '))).toEqual(three),
  )

  test.each([
    [
      'a row of a table behind them',
      'Jan de Vries <jan@x.example>; Piet Bos <piet@x.example>\nAn\tSmit\tan@x.example',
    ],
    [
      'rows of a table in front',
      'Jan;de Vries;jan@x.example\nPiet Bos <piet@x.example>; An Smit <an@x.example>',
    ],
    ['one of each', 'Jan de Vries <jan@x.example>\nPiet Bos;piet@x.example\nAn Smit an@x.example'],
    [
      'the subject of the mail',
      'Aan: Jan de Vries <jan@x.example>; Piet Bos <piet@x.example>; An Smit <an@x.example>\nOnderwerp: Kerst',
    ],
    [
      'numbers in front',
      '1. Jan de Vries <jan@x.example>\n2. Piet Bos <piet@x.example>\n3) An Smit <an@x.example>',
    ],
    [
      'bullets',
      '- Jan de Vries <jan@x.example>\n• Piet Bos <piet@x.example>\n* An Smit an@x.example',
    ],
    [
      'a dash or a colon between',
      'Jan de Vries - jan@x.example\nPiet Bos: piet@x.example\nAn Smit – an@x.example',
    ],
    [
      'names behind without brackets',
      'jan@x.example Jan de Vries\npiet@x.example Piet Bos\nan@x.example An Smit',
    ],
    [
      'a word before the last',
      'Jan de Vries <jan@x.example>, Piet Bos <piet@x.example> en An Smit <an@x.example>',
    ],
    [
      'a table of Markdown',
      '| Naam | E-mail |\n|---|:--|\n| Jan de Vries | jan@x.example |\n| Piet Bos | piet@x.example |\n| An Smit | an@x.example |',
    ],
  ])('with %s', (_what, text) => expect(read(text)).toEqual(three))

  test.each([
    ['jan@x.example; piet@x.example', [' | jan@x.example', ' | piet@x.example']],
    ['jan@x.example,piet@x.example,', [' | jan@x.example', ' | piet@x.example']],
    ['jan@x.example piet@x.example', [' | jan@x.example', ' | piet@x.example']],
    ['<jan@x.example>, <piet@x.example>', [' | jan@x.example', ' | piet@x.example']],
    ["'jan@x.example' <jan@x.example>; piet@x.example", [' | jan@x.example', ' | piet@x.example']],
    ['jan@x.example, Piet Bos <piet@x.example>', [' | jan@x.example', three[1]]],
    ['Piet Bos <piet@x.example>, jan@x.example', [three[1], ' | jan@x.example']],
    ['"Bos; Piet" <piet@x.example>', ['Bos; Piet | piet@x.example']],
    [
      'Jan de Vries <jan@x.example>; Oma; Piet Bos <piet@x.example>',
      [three[0], 'Oma | ', three[1]],
    ],
    ['Jan <jan@bücher.example>; Piet Bos <piet@x.example>', ['Jan | jan@bücher.example', three[1]]],
  ])('%j, whether they have names or not', (text, rows) => expect(read(text)).toEqual(rows))
})

test.each([
  [
    'two addresses a row',
    'Jan;jan@x.example;jan@werk.example\nPiet;piet@x.example;piet@werk.example',
    2,
  ],
  [
    'an address in brackets in a column',
    'Naam;E-mail\nJan;<jan@x.example>\nPiet;<piet@x.example>',
    2,
  ],
  ['a note behind a comma', 'Jan,jan@x.example,"Dank je wel, echt waar"', 1],
])('a table with %s stays a table', (_what, text, length) => {
  expect(read(text)).toHaveLength(length)
  expect(read(text)[0]).toContain('Jan | ')
})

const jan = 'Jan de Vries | jan@x.example'

describe('columns are known by the names of office software', () => {
  test.each([
    ['Naam ontvanger;E-mail', 'Jan de Vries;jan@x.example'],
    ['Naam van de ontvanger;E-mailadres van de ontvanger', 'Jan de Vries;jan@x.example'],
    ['E-mailadres ontvanger;Naam', 'jan@x.example;Jan de Vries'],
    ['Recipient name,Recipient email', 'Jan de Vries,jan@x.example'],
    [
      'Given Name,Family Name,E-mail 1 - Type,E-mail 1 - Value',
      'Jan,de Vries,* Work,jan@x.example',
    ],
    [
      'First Name,Middle Name,Last Name,Company,Department,Job Title,E-mail Address,E-mail Type',
      'Jan,de,Vries,Bakker BV,Sales,Clerk,jan@x.example,SMTP',
    ],
    [
      'Medewerker;Naam;Roepnaam;Afdeling;E-mail werk',
      '1001;Jan de Vries;Jan de Vries;HR;jan@x.example',
    ],
    ['Medewerker;Afdeling;E-mail werk', 'Jan de Vries;HR;jan@x.example'],
    [
      'Personeelsnummer;Roepnaam;Voorvoegsel;Achternaam;E-mail zakelijk',
      '17;Jan;de;Vries;jan@x.example',
    ],
    ['First Name,Last Name,Account Name,Email', 'Jan,de Vries,Bakker BV,jan@x.example'],
    [
      'ID;Begintijd;Tijd van voltooien;E-mail;Naam;Wat wil je?',
      '1;1-11-2026;1-11-2026;jan@x.example;Jan de Vries;taart',
    ],
    ['Wat is je naam?;Wat is je e-mailadres?', 'Jan de Vries;jan@x.example'],
    ['Display name,Mail,Afdeling', 'Jan de Vries,jan@x.example,Inkoop'],
    ['Wie;Afdeling;E-mail', 'Jan de Vries;Inkoop;jan@x.example'],
    ['Afdeling;Collega;E-mail', 'Inkoop;Jan de Vries;jan@x.example'],
    ['VOORNAAM;TUSSENVOEGSEL;ACHTERNAAM;MAIL', 'Jan;de;Vries;jan@x.example'],
    ['Full Name,Email (work),Email (private)', 'Jan de Vries,jan@x.example,'],
  ])('%s', (names, row) => expect(read(`${names}\n${row}`)).toEqual([jan]))

  test('titles above them are no receivers', () => {
    for (const title of [
      'Kerstpakketten 2026',
      'Lijst voor medewerkers;;',
      'Adressen\n\nVersie 2;',
    ])
      expect(read(`${title}\nNaam;E-mail;Afdeling\nJan de Vries;jan@x.example;Inkoop`)).toEqual([
        jan,
      ])
  })

  test('without names a department is no surname', () => {
    expect(read('Jan;jan@x.example;Inkoop\nPiet;piet@x.example;Verkoop')).toEqual([
      'Jan | jan@x.example',
      'Piet | piet@x.example',
    ])
    expect(read('Jan de Vries;Inkoop;jan@x.example\nPiet Bos;Inkoop;piet@x.example')).toEqual([
      three[0],
      three[1],
    ])
    expect(read('17;Jan de Vries;jan@x.example')).toEqual([jan])
    expect(read('Jan;jan@x.example;Dank je wel!')).toEqual(['Jan | jan@x.example | Dank je wel!'])
  })
})

test.each([
  ['Plein 1944 12', 'Plein 1944', '12'],
  ['Laan 1940-1945 12', 'Laan 1940-1945', '12'],
  ["Plein '40-'45 3", "Plein '40-'45", '3'],
  ['1e Jacob van Campenstraat 12', '1e Jacob van Campenstraat', '12'],
  ['Straat van de 2e Oktober 5', 'Straat van de 2e Oktober', '5'],
  ['Straat van de 2e Oktober', 'Straat van de 2e Oktober', ''],
  ['Kerkstraat 12 A 2', 'Kerkstraat', '12 A 2'],
  ['Kerkstraat 12-3-B', 'Kerkstraat', '12-3-B'],
  ['Kerkstraat 12 bis A', 'Kerkstraat', '12 bis A'],
  ['Kerkstraat 12-hs', 'Kerkstraat', '12-hs'],
  ['Kerkstraat 12²', 'Kerkstraat', '12²'],
  ['Kerkstraat, 12 2 hoog', 'Kerkstraat', '12 2 hoog'],
  ['Dorpsstraat 1944', 'Dorpsstraat', '1944'],
  ['Laan van Nieuw Oost-Indië 12', 'Laan van Nieuw Oost-Indië', '12'],
])('the line %s is %s and %j', (line, street, houseNumber) => {
  const text = `Naam;Adres;Postcode;Plaats\nJan;${line};3511 AB;Utrecht`
  expect(receiversIn(parseTable(text))[0]?.address).toMatchObject({ street, houseNumber })
})

const bytes = (...parts: readonly (string | number[])[]): Uint8Array =>
  Uint8Array.from(
    parts.flatMap((part) =>
      typeof part === 'string' ? [...new TextEncoder().encode(part)] : part,
    ),
  )

test.each([
  ['MacRoman', bytes('Naam;E-mail\nRen', [0x8e], ';rene@x.example\n'), 'René', 'readAsMac'],
  [
    'MacRoman with more',
    bytes('No', [0x91], 'lle;n@x.example\nFran', [0x8d], 'ois;f@x.example'),
    'Noëlle',
    'readAsMac',
  ],
  ['Windows-1252', bytes('Naam;E-mail\nRen', [0xe9], ';rene@x.example\n'), 'René', 'readAsWindows'],
  [
    'both UTF-8 and Windows-1252',
    bytes('Ren', [0xe9], ';r@x.example\nZoë;z@x.example'),
    'René',
    'readAsMixed',
  ],
  ['UTF-8', bytes('Naam;E-mail\nRené;rene@x.example\n'), 'René', undefined],
  ['UTF-8 with a mark', bytes([0xef, 0xbb, 0xbf], 'René;rene@x.example'), 'René', undefined],
  [
    'UTF-8 with a mark and a byte of Windows',
    bytes([0xef, 0xbb, 0xbf], 'Zoë;z@x.example\nRen', [0xe9], ';r@x.example'),
    'Zoë',
    'readAsMixed',
  ],
])('a file in %s is read, and a guess is told', (...[, file, name, notice]) => {
  const decoded = decodeText(file)
  expect(read(decoded.text)[0]).toContain(name)
  expect(decoded.text).not.toContain('�')
  expect(decoded.notice).toBe(notice)
})
