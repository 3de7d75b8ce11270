/**
 * The cleaning rule for typed and pasted text. Every parser of this folder begins with one of the three functions below.
 * Signs with a meaning of their own, such as "²" and "½", are never folded into other signs.
 */

/** Scripts in which a joiner between two letters changes how they are written. */
const joining =
  'Arab Syrc Nkoo Mong Deva Beng Guru Gujr Orya Taml Telu Knda Mlym Sinh Tibt Mymr Khmr Bali Java'
    .split(' ')
    .map((script) => String.raw`\p{scx=${script}}`)
    .join('')

/** Scripts in which a variation selector chooses the form of a character. */
const varying = String.raw`\p{sc=Han}\p{sc=Mong}\p{sc=Phag}\p{sc=Mymr}`

/** Emoji with their colour, form and tags, and the joiner to the next one. */
const emoji = String.raw`\p{ExtPict}\p{EMod}?\uFE0F?[\u{E0020}-\u{E007F}]*(?:\u200D(?=\p{ExtPict}))?`

/** Signs that print nothing. The first group holds what stays. */
const invisible = new RegExp(
  [
    String.raw`(${emoji}|\uFE0F(?=\u20E3)|(?<=[${joining}])[\u200C\u200D](?=[${joining}])`,
    String.raw`(?<=[${varying}])[\u180B-\u180D\uFE00-\uFE0F\u{E0100}-\u{E01EF}])`,
    String.raw`[\p{DI}\uFFF9-\uFFFC]`,
  ].join('|'),
  'gu',
)

/** Spaces of every width, tabs and the empty Braille cell, which looks like one. */
const spaces = /[\t\p{Zs}\u2800]+/gu

/** One line of ASCII that needs no cleaning. */
const clean = /^(?:[\x21-\x7e]+(?: [\x21-\x7e]+)*)?$/

export const withoutInvisible = (text: string): string =>
  text.replaceAll(invisible, '$1').normalize('NFC')

/** Several lines, such as a note: without invisible signs, with one kind of space and of line break. */
export const cleanText = (text: string): string =>
  withoutInvisible(text)
    .replaceAll(/\r\n?|[\v\f\x85\u2028\u2029]/g, '\n')
    .replaceAll(spaces, ' ')
    .trim()

const fullWidth = /[\uFF01-\uFF5E]/g

/** Hyphens that look like the one of a keyboard. */
const hyphens = /[\u2010\u2011\uFE63]/g

/** One line, such as a name or a street: full width becomes ASCII, every run of spaces one space. */
export const cleanLine = (text: string): string =>
  clean.test(text)
    ? text
    : withoutInvisible(text)
        .replaceAll(fullWidth, (sign) => String.fromCodePoint(sign.charCodeAt(0) - 0xfee0))
        .replaceAll(hyphens, '-')
        .replaceAll(/[\s\x85\u2800]+/g, ' ')
        .trim()

const dashes = /[\p{Pd}\u2212\u2043]/gu
const slashes = /[\u2044\u2215]/g
const digit = /\p{Nd}/u

/** Digits of all scripts stand in rows from 0 to 9. */
function asciiDigit(sign: string): string {
  const code = sign.codePointAt(0) ?? 0
  let zero = code
  while (digit.test(String.fromCodePoint(zero - 1))) zero -= 1
  return String((code - zero) % 10)
}

/** One line that is a number or a code: dashes, slashes and the digits of all scripts become ASCII too. */
export const cleanCode = (text: string): string =>
  clean.test(text)
    ? text
    : cleanLine(text)
        .replaceAll(dashes, '-')
        .replaceAll(slashes, '/')
        .replaceAll(/\p{Nd}/gu, asciiDigit)

/** A number or a code without quotes, brackets and separators that were copied with it. */
export const cleanPastedCode = (text: string): string =>
  cleanCode(text).replaceAll(/^[\s"'([]+|(?<![\s"')\];,.])[\s"')\];,.]+$/g, '')
