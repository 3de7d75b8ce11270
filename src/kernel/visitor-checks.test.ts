import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { countCharacters, hasEmoji, isPrintable, isVisible } from '#kernel/characters.ts'
import { emailKeyOf, isEmail, isRepeated } from '#kernel/email.ts'
import { findNoteProblem, noteSchema } from '#kernel/note.ts'
import { companyNameSchema, isPersonName, personNameSchema } from '#kernel/person-name.ts'
import { looksLikePhone, normalizePhone, typedPhoneSchema } from '#kernel/phone.ts'

describe('a personal note', () => {
  test.each([
    'x',
    'a'.repeat(150),
    'Gefeliciteerd! > 10 / 10, liefs & kusjes © 2026',
    'regel een\r\nregel twee',
    'Þórr, Ćiro, 李雷, مريم',
  ])('of letters and signs is fine: %j', (note) => {
    expect(findNoteProblem(note)).toBeUndefined()
  })

  test.each([
    ['a'.repeat(151), 'noteTooLong'],
    [`a${'\u0301'.repeat(2000)}`, 'noteTooLong'],
    ['', 'noteInvalid'],
    [' \n\t ', 'noteInvalid'],
    ['\u200B\u2060', 'noteInvalid'],
    ['Hoi 🎁', 'noteHasEmoji'],
    ['\ufe0f', 'noteInvalid'],
    ['🎁', 'noteHasEmoji'],
    ['Hoi ❤️', 'noteHasEmoji'],
    ['Hoi ❤', 'noteHasEmoji'],
    ['🇳🇱', 'noteHasEmoji'],
    ['1️⃣', 'noteHasEmoji'],
    ['a\u0000b', 'noteInvalid'],
    ['a\uD800b', 'noteInvalid'],
  ])('%j gives %s', (note, problem) => {
    expect(findNoteProblem(note)).toBe(problem)
  })

  test('is counted as a reader counts: composed letters and line ends are one', () => {
    expect(countCharacters('e\u0301')).toBe(1)
    expect(countCharacters('\r\n')).toBe(1)
    expect(findNoteProblem('e\u0301'.repeat(150))).toBeUndefined()
    expect(findNoteProblem(`${'a\r\n'.repeat(74)}ab`)).toBeUndefined()
  })
})

describe('an e-mail address', () => {
  test.each([
    'a@b.nl',
    'jan.de-vries+cadeau@mail.example.com',
    "o'brien@x-y.co.uk",
    'a@xn--caf-dma.nl',
    'a@b.x9',
    `${'a'.repeat(64)}@b.nl`,
    `${'a'.repeat(64)}@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(58)}.nl`,
  ])('such as %s is accepted', (email) => expect(isEmail(email)).toBe(true))

  test.each([
    '',
    'a',
    'a@b',
    '@b.nl',
    'a@@b.nl',
    'a b@c.nl',
    '.a@b.nl',
    'a.@b.nl',
    'a..b@c.nl',
    'a@-b.nl',
    'a@b-.nl',
    'a@b.1',
    'a@127.0.0.1',
    'voorbeeld.nl',
    `a@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(63)}.${'e'.repeat(58)}.nl`,
    'a@b.nl_',
    'a@b.nl\n',
    'a@b.nl\r\nBcc: x@y.nl',
    `${'a'.repeat(65)}@b.nl`,
    `a@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(63)}.${'e'.repeat(60)}.nl`,
  ])('such as %j is refused', (email) => expect(isEmail(email)).toBe(false))
})

describe('an e-mail address typed twice', () => {
  test('is the same in small and large letters, with spaces around', () => {
    expect(emailKeyOf(' Joris@Voorbeeld.NL ')).toBe('joris@voorbeeld.nl')
    expect(isRepeated(' joris@voorbeeld.nl', 'Joris@Voorbeeld.NL ')).toBe(true)
    expect(isRepeated(' joris@voorbeeld.nl ', 'jorus@voorbeeld.nl')).toBe(false)
  })

  test.each([
    ['joris@voorbeeld.nl', ''],
    ['joris@voorbeeld.nl', '  '],
    ['joris', 'jorus@voorbeeld.nl'],
  ])('%j and then %j is not yet told to differ', (email, confirmEmail) => {
    expect(isRepeated(email, confirmEmail)).toBe(true)
  })
})

describe('a name', () => {
  test.each(['Jan', "Anne-Marie van 't Hof", 'Zoë', '李雷', 'Jan & Els', 'J.P. de Boer'])(
    'such as %s is accepted',
    (name) => expect(isPersonName(name)).toBe(true),
  )

  test.each([
    '',
    '123',
    'Win op https://x.nl',
    'www.x.nl',
    '<b>Jan</b>',
    'a@b.nl',
    'Jan 🎉',
    'a'.repeat(61),
    'WWW.x.nl',
    'Jan\u202enaJ',
    ...[...'<>{}[]|\\@#$%^*=~;"\n'].map((sign) => `Jan${sign}Els`),
  ])('such as %j is refused', (name) => expect(isPersonName(name)).toBe(false))

  test('of sixty characters is accepted, and kept with single spaces and composed letters', () => {
    expect(isPersonName('a'.repeat(60))).toBe(true)
    expect(v.parse(personNameSchema, '  Zoe\u0308   de  Vries ')).toBe('Zo\u00eb de Vries')
  })

  test('of spaces is missing, not wrong', () => {
    expect(v.safeParse(personNameSchema, '  ').issues?.[0]?.message).toBe('fieldRequired')
    expect(v.safeParse(personNameSchema, '1').issues?.[0]?.message).toBe('nameInvalid')
  })
})

describe('the name of a company', () => {
  test.each(['Bakker & Zn. 1911', '1911', 'a'.repeat(100), ' 李雷 '])('may be %j', (name) => {
    expect(v.parse(companyNameSchema, name)).toBe(name.trim())
  })

  test.each([
    ['  ', 'fieldRequired'],
    ['---', 'companyNameInvalid'],
    ['Bakker 🥖', 'companyNameInvalid'],
    ['a'.repeat(101), 'tooLong'],
  ])('%j is told as %s', (name, problem) => {
    expect(v.safeParse(companyNameSchema, name).issues?.[0]?.message).toBe(problem)
  })
})

describe('a character', () => {
  test.each([...['🎁', '🇳', '1\u20e3', '❤\ufe0f', '❤', '\u{1f3fd}', '☎', '↗\ufe0f']])(
    '%j asks for a picture',
    (text) => {
      expect(hasEmoji(text)).toBe(true)
    },
  )

  test.each([...'©®‼⁉™ℹ↔↕↖↗↘↙↩↪0#*aé→'])('%j is a sign of text', (text) => {
    expect(hasEmoji(text)).toBe(false)
  })

  test.each([
    ...['\u0000', '\t', '\u007f', '\ue000', '\ud800', '\u2028', '\u2029', '\u202a', '\u202e'],
    ...['\u2066', '\u2069', '\ufeff', '\ufffd'],
  ])('%j cannot be printed', (text) => {
    expect(isPrintable(`a${text}b`)).toBe(false)
  })

  test('that ends a line can be printed', () => {
    expect(isPrintable('a\nb\nc')).toBe(true)
  })

  test.each([' ', '\n', '\t', '\u00a0', '\u200b', '\u0301', ''])('%j alone is not seen', (text) => {
    expect(isVisible(text)).toBe(false)
    expect(isVisible(`${text}a`)).toBe(true)
  })
})

test('a note is kept with one kind of line end, single letters and no tabs', () => {
  expect(v.parse(noteSchema, ' Lieve\tZoe\u0308,\r\nhoera\rDag ')).toBe(
    'Lieve Zo\u00eb,\nhoera\nDag',
  )
  expect(v.safeParse(noteSchema, 'Hoi 🎁').issues?.[0]?.message).toBe('noteHasEmoji')
})

test('marks on letters do not make a note too long, until they are eight times its length', () => {
  const marked = `x${'\u0301'.repeat(7)}`.repeat(150)
  expect(findNoteProblem(marked)).toBeUndefined()
  expect(findNoteProblem(`${marked}\u0301`)).toBe('noteTooLong')
})

test.each([
  ...['12345', '+12345', '123456789012345', '06/12345678'],
  ...['+31 (0)6 12345678', ' 06 1234 5678 '],
])('%j looks like a phone number', (text) => {
  expect(looksLikePhone(text)).toBe(true)
})

test.each(['1234', '1234567890123456', '++12345', '12345a', 'a12345', '06_12345678'])(
  '%j looks like none',
  (text) => {
    expect(looksLikePhone(text)).toBe(false)
    expect(v.safeParse(typedPhoneSchema, text).issues?.[0]?.message).toBe('phoneInvalid')
  },
)

test('a phone number that is left out is none, any other stays as it was typed', () => {
  expect(v.parse(typedPhoneSchema, '  ')).toBeUndefined()
  expect(v.parse(typedPhoneSchema, ' 06-12345678 ')).toBe('06-12345678')
  expect(normalizePhone('0100 00')).toBe('010000')
})

test('a phone number may be written with spaces, dots, hyphens and 00', () => {
  expect(normalizePhone('0031 (6) 12.34-56 78')).toBe('+31612345678')
  expect(looksLikePhone('06-12345678')).toBe(true)
  expect(looksLikePhone('bel mij')).toBe(false)
})
