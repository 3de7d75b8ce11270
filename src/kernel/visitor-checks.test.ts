import { describe, expect, test } from 'vitest'
import { countCharacters } from '#kernel/characters.ts'
import { isEmail } from '#kernel/email.ts'
import { findNoteProblem } from '#kernel/note.ts'
import { isPersonName } from '#kernel/person-name.ts'
import { looksLikePhone, normalizePhone } from '#kernel/phone.ts'

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
    ['🎁', 'noteHasEmoji'],
    ['Hoi ❤️', 'noteHasEmoji'],
    ['Hoi ❤', 'noteHasEmoji'],
    ['🇳🇱', 'noteHasEmoji'],
    ['1️⃣', 'noteHasEmoji'],
    ['a\u0000b', 'noteInvalid'],
    ['a\uD800b', 'noteInvalid'],
    ['abc\u202Edef', 'noteInvalid'],
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
    'a@b.nl\r\nBcc: x@y.nl',
    `${'a'.repeat(65)}@b.nl`,
    `a@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(63)}.${'e'.repeat(60)}.nl`,
  ])('such as %j is refused', (email) => expect(isEmail(email)).toBe(false))
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
  ])('such as %j is refused', (name) => expect(isPersonName(name)).toBe(false))
})

test('a phone number may be written with spaces, dots, hyphens and 00', () => {
  expect(normalizePhone('0031 (6) 12.34-56 78')).toBe('+31612345678')
  expect(looksLikePhone('06-12345678')).toBe(true)
  expect(looksLikePhone('bel mij')).toBe(false)
})
