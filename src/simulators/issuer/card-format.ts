import { createHash, randomInt } from 'node:crypto'
import { luhnDigit } from '#kernel/card-checks.ts'

/** How the cards of one issuer look. */
export type CardFormat = {
  prefix: string
  numberLength: number
  pinLength: 0 | 4 | 6
  barcode: 'code128' | 'qr'
}

const prefixLength = 6

/**
 * Every issuer gets a format of its own that follows from its name. Numbers begin with 9, which no payment
 * card does, so none of them can be mistaken for one.
 */
export function formatOf(issuer: string): CardFormat {
  const hash = createHash('sha256').update(issuer).digest()
  const pick = <Choice>(index: number, choices: readonly [Choice, ...Choice[]]): Choice =>
    choices[(hash[index] ?? 0) % choices.length] ?? choices[0]
  return {
    prefix: `9${(hash.readUInt32BE(0) % 10 ** (prefixLength - 1)).toString().padStart(prefixLength - 1, '0')}`,
    numberLength: pick(4, [16, 17, 18, 19]),
    pinLength: pick(5, [0, 4, 6]),
    barcode: pick(6, ['code128', 'qr']),
  }
}

/** Random between prefix and check digit: knowing one card tells nothing of another. */
export function newCardNumber({ prefix, numberLength }: CardFormat): string {
  const body = `${prefix}${randomDigits(numberLength - prefix.length - 1)}`
  return `${body}${luhnDigit(body)}`
}

export const newPin = ({ pinLength }: CardFormat): string | undefined =>
  pinLength === 0 ? undefined : randomDigits(pinLength)

function randomDigits(count: number): string {
  let digits = ''
  while (digits.length < count) digits += randomInt(10)
  return digits
}
