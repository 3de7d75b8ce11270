import { createHash, randomInt } from 'node:crypto'

/** How the cards of one issuer look. */
export type CardFormat = {
  prefix: string
  numberLength: number
  pinLength: 0 | 4 | 6
  barcode: 'code128' | 'qr'
}

/** The house's own cards have 19 digits and a pin of 6 (SPEC §9). */
const choiceCardFormat: CardFormat = {
  prefix: '629931',
  numberLength: 19,
  pinLength: 6,
  barcode: 'code128',
}

/** The name under which the catalogue asks for the choice card. */
const ownIssuer = 'keuze'
const prefixLength = 6

/**
 * Every other issuer gets a format of its own that follows from its name. Numbers begin with 9, which no payment
 * card does, so none of them can be mistaken for one.
 */
export function formatOf(issuer: string): CardFormat {
  if (issuer === ownIssuer) return choiceCardFormat
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

/** The check digit that follows the given digits (ISO/IEC 7812-1, annex B). */
export function luhnDigit(digits: string): number {
  let total = 0
  for (let place = 0; place < digits.length; place += 1) {
    const digit = Number(digits.at(-1 - place))
    const weighted = place % 2 === 0 ? digit * 2 : digit
    total += weighted > 9 ? weighted - 9 : weighted
  }
  return (10 - (total % 10)) % 10
}
