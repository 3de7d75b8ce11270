import { quotedPrintable } from './quoted-printable.ts'

/** A part of a mail as it travels. */
export type Encoded = { encoding: '7bit' | 'quoted-printable'; content: string }

/** Of ASCII in lines of 998 letters at most nothing has to be encoded (RFC 5322, 2.1.1): it arrives as it is, a third shorter. */
export const encoded = (content: string): Encoded =>
  isPlain(content)
    ? { encoding: '7bit', content: content.replaceAll('\n', '\r\n') }
    : { encoding: 'quoted-printable', content: quotedPrintable(content) }

const lineLengthMax = 998

const isOther = /[^\t\n\x20-\x7e]/

const isPlain = (content: string): boolean =>
  !isOther.test(content) && content.split('\n').every((line) => line.length <= lineLengthMax)

/**
 * The same markup for a reader: other letters than ASCII by their numbers, and lines that end where space means nothing, which is
 * at the edges of what stands by itself and within a tag. A text never looks like an attribute, since its quotes are escaped.
 */
export const plainMarkup = (html: string): string =>
  html
    .replaceAll(
      /[\ud800-\udbff][\udc00-\udfff]|[^\0-\x7f]/g,
      (letter) => `&#${letter.codePointAt(0)};`,
    )
    .replaceAll(/<\/?(?:head|title|body|div|table|tbody|tr|td|p|h[1-3])\b[^>]*>/g, '$&\n')
    .replaceAll(' style="', '\nstyle="')
