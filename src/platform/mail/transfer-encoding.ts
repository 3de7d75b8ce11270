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

const isPlain = (content: string): boolean => !isOther.test(content) && hasShortLines(content)

function hasShortLines(content: string): boolean {
  let begin = 0
  while (content.length - begin > lineLengthMax) {
    const end = content.lastIndexOf('\n', begin + lineLengthMax)
    if (end < begin) return false
    begin = end + 1
  }
  return true
}
