import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { isBlikCode } from './blik-code.ts'
import { parseCardExpiry } from './card-checks.ts'
import { findCardNumberProblem, findCardPinProblem } from './choice-card.ts'
import { cleanCode, cleanLine, cleanText } from './clean-text.ts'
import { contactMessageSchema, normalizeOrderNumber } from './contact-message.ts'
import { emailKeyOf, emailSchema, isSameEmail } from './email.ts'
import { meantEmail } from './email-slip.ts'
import { optionalKvkNumberSchema } from './kvk-number.ts'
import { noteSchema } from './note.ts'
import { companyNameSchema, personNameSchema, tagNameSchema } from './person-name.ts'
import { parsePhone } from './phone-number.ts'
import { parsePostcode } from './postcode.ts'
import { optionalReferenceSchema } from './reference.ts'
import { parseAmount } from './typed-amount.ts'
import { optionalVatNumberSchema } from './vat-number.ts'

const from = (first: number, last: number): string[] =>
  Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at))

const invisible = [
  ...from(0x200b, 0x200f),
  ...from(0x202a, 0x202e),
  ...from(0x2060, 0x206f),
  ...from(0xfe00, 0xfe0f),
  ...['\u00AD', '\u034F', '\u061C', '\u180E', '\uFEFF', '\u3164', '\uFFA0', '\uFFFC', '\u{E0061}'],
]
const spaces = ['\t', '\u00A0', ...from(0x2000, 0x200a), '\u202F', '\u205F', '\u3000', '\u2800']
const dashes = [...from(0x2010, 0x2015), '\u2212', '\uFE58', '\uFE63', '\uFF0D']

const named = (signs: readonly string[]) =>
  signs.map((sign) => [`U+${sign.codePointAt(0)?.toString(16).toUpperCase()}`, sign] as const)

const wide = (text: string): string =>
  text.replaceAll(/[!-~]/g, (sign) => String.fromCodePoint(sign.charCodeAt(0) + 0xfee0))

/** Each parser with text that it takes, and what becomes of it. */
const parsers: readonly [string, (text: string) => unknown, string, unknown][] = [
  ['a phone number', (text) => parsePhone(text, 'NL'), '0612345678', '+31612345678'],
  ['a postcode', (text) => parsePostcode(text, 'NL'), '3526KP', '3526 KP'],
  ['an e-mail address', (text) => v.parse(emailSchema, text), 'jan@x.example', 'jan@x.example'],
  ['the key of an address', emailKeyOf, 'jan@x.example', 'jan@x.example'],
  ['a slip in an address', meantEmail, 'jan@gmial.com', 'jan@gmail.com'],
  ['a first name', (text) => v.parse(personNameSchema, text), 'Jan', 'Jan'],
  ['a name on a tag', (text) => v.parse(tagNameSchema, text), 'Opa', 'Opa'],
  ['a company', (text) => v.parse(companyNameSchema, text), 'Bos&Zn.', 'Bos&Zn.'],
  ['a KVK number', (text) => v.parse(optionalKvkNumberSchema, text), '12345678', '12345678'],
  [
    'a VAT number',
    (text) => v.parse(optionalVatNumberSchema(), text),
    'NL004495445B01',
    'NL004495445B01',
  ],
  ['a reference', (text) => v.parse(optionalReferenceSchema, text), 'PO-12', 'PO-12'],
  ['an order number', normalizeOrderNumber, '61-7KD3-9QXM', '61-7KD3-9QXM'],
  ['an amount', parseAmount, '12,50', 1250],
  ['a BLIK code', isBlikCode, '123456', true],
  ['a pin', findCardPinProblem, '123456', undefined],
  [
    'a card number',
    (text) => findCardNumberProblem(text, ['629931']),
    '6299310000000000015',
    undefined,
  ],
  ['an expiry date', parseCardExpiry, '03/30', { month: 3, year: 2030 }],
]

const rows = parsers.map(([what, parse, text, kept]) => ({ what, parse, text, kept }))

describe.each(rows)('$what', ({ parse, text, kept }) => {
  test('is read as it is', () => expect(parse(text)).toEqual(kept))

  test.each(named(invisible))('is read with %s within and around', (_name, sign) => {
    const at = text.length / 2
    expect(parse(`${sign}${text.slice(0, at)}${sign}${text.slice(at)}${sign}`)).toEqual(kept)
  })

  test.each(named(spaces))('is read with %s around', (_name, sign) => {
    expect(parse(`${sign}${text}${sign}`)).toEqual(kept)
  })

  test('is read in full width', () => expect(parse(wide(text))).toEqual(kept))
})

test.each(named(dashes))('numbers are read with %s between their groups', (_name, dash) => {
  expect(parsePhone(`06${dash}12345678`, 'NL')).toBe('+31612345678')
  expect(parsePostcode(`3526${dash}KP`, 'NL')).toBe('3526 KP')
  expect(v.parse(optionalVatNumberSchema(), `NL004495445${dash}B01`)).toBe('NL004495445B01')
  expect(v.parse(optionalReferenceSchema, `PO${dash}12`)).toBe('PO-12')
  expect(normalizeOrderNumber(`61${dash}7KD3${dash}9QXM`)).toBe('61-7KD3-9QXM')
  expect(parseAmount(`€ 25,${dash}`)).toBe(2500)
  expect(isBlikCode(`123${dash}456`)).toBe(true)
})

test.each(['٠٦١٢٣٤٥٦٧٨', '۰۶۱۲۳۴۵۶۷۸', '०६१२३४५६७८', '𝟬𝟲𝟭𝟮𝟯𝟰𝟱𝟲𝟳𝟴'])(
  'the digits %s are those of a phone number',
  (text) => expect(parsePhone(text, 'NL')).toBe('+31612345678'),
)

test('every decimal digit of Unicode has its value', () => {
  const all = from(0, 0xd7ff).concat(from(0xe000, 0x1fbff))
  const rows = all.filter((sign) => /\p{Nd}/u.test(sign)).map(cleanCode)
  expect(rows.join('')).toBe('0123456789'.repeat(rows.length / 10))
})

test.each(['²', '₂', '½', '①', 'Ⅱ', 'ª'])('%s is folded into no other sign', (sign) => {
  expect(cleanCode(`12${sign}`)).toBe(`12${sign}`)
})

test.each([
  ['a Persian name', 'می\u200Cخواه'],
  ['a Sinhala name', 'ශ්\u200Dරී'],
  ['a Chinese name with a chosen form', '葛\u{E0100}'],
  ['a family of emoji', '👨\u200D👩\u200D👧'],
  ['a heart', '❤\uFE0F'],
  ['a keycap', '1\uFE0F\u20E3'],
  ['a flag of tags', '🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}'],
])('%s keeps the joiners and selectors that it needs', (_what, text) => {
  expect(cleanLine(text)).toBe(text)
})

test('a joiner between Latin letters is none', () => {
  expect(cleanLine('Jan\u200Cne \u200DBos\u200D')).toBe('Janne Bos')
})

test('a name of invisible letters is empty', () => {
  expect(v.safeParse(personNameSchema, '\u3164\u115F\u2800').issues?.[0]?.message).toBe(
    'fieldRequired',
  )
})

test('text of several lines keeps them, in one way', () => {
  expect(cleanText('a\u00A0b\r\nc\u2028d\ve\tf\u200B\r')).toBe('a b\nc\nd\ne f')
  expect(v.parse(noteSchema, 'Lieve\u00A0Els,\u2028\u202DHoera\u202C')).toBe('Lieve Els,\nHoera')
  expect(v.parse(contactMessageSchema, '\uFEFFWaar blijft\u00ADhij? ❤\uFE0F')).toBe(
    'Waar blijfthij? ❤\uFE0F',
  )
})

describe('an e-mail address is taken out of what was pasted', () => {
  test.each([
    ['mailto:jan@x.example?subject=Hoi', 'jan@x.example'],
    ['Jan de Vries <jan@x.example>', 'jan@x.example'],
    ['"Vries, Jan de" <jan@x.example>;', 'jan@x.example'],
    ['<mailto:jan@x.example>', 'jan@x.example'],
    ["'jan@x.example'", 'jan@x.example'],
    ['jan@x.example;', 'jan@x.example'],
    ['jan@x.example.', 'jan@x.example'],
    ['jan@bücher.example', 'jan@xn--bcher-kva.example'],
    ['jan@BÜCHER.example', 'jan@xn--bcher-kva.example'],
    ['jan@例え.テスト', 'jan@xn--r8jz45g.xn--zckzah'],
    ['jan@例え。テスト', 'jan@xn--r8jz45g.xn--zckzah'],
  ])('%s', (typed, address) => expect(v.parse(emailSchema, typed)).toBe(address))

  test.each([
    'jän@x.example',
    'jan@bü cher.example',
    'jan@bücher',
    'jan@é/evil.example',
    '<>',
    '@é.x',
  ])('and %s is none', (typed) => expect(v.safeParse(emailSchema, typed).success).toBe(false))

  test('and two spellings of one are the same', () => {
    expect(isSameEmail('jan@Bücher.example ', 'JAN@xn--bcher-kva.example')).toBe(true)
  })
})

test('cleaning is done in a time that grows with the text alone', () => {
  for (const sign of ['\u{E0061}', '\u200D', '👨\u200D', 'ب\u200C', ' \u200B', '𝟗'])
    expect(cleanCode(sign.repeat(100_000)).length).toBeLessThanOrEqual(300_000)
})
