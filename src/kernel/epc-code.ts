import { hasIbanShape, plainIban } from './iban.ts'
import type { Money } from './money.ts'

/** What a bank fills in when its app scans the code of a transfer. */
export type TransferToScan = {
  beneficiary: string
  iban: string
  bic: string
  amount: Money
  reference: string
}

const nameLengthMax = 70
const referenceLengthMax = 140
/** EUR 0.01 to 999999999.99. */
const cents = { min: 1, max: 99_999_999_999 }

/** The letters that every bank of SEPA takes. */
const sepaText = /^[A-Za-z0-9/\-?:().,'+ ]+$/

/** Letters that no decomposition reduces to one of the alphabet, as EPC217-08 converts them. */
const converted: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', ẞ: 'SS', æ: 'ae', Æ: 'AE', œ: 'oe', Œ: 'OE', ø: 'o', Ø: 'O', ł: 'l', Ł: 'L' },
  ...{ đ: 'd', Đ: 'D', ð: 'd', Ð: 'D', þ: 'th', Þ: 'TH', ı: 'i', '&': '+', '’': "'", '–': '-' },
}

const toSepaText = (text: string): string =>
  [...text]
    .map((letter) => converted[letter] ?? letter.normalize('NFD').replaceAll(/\p{M}/gu, ''))
    .map((letter) => (sepaText.test(letter) ? letter : ' '))
    .join('')
    .replaceAll(/ +/g, ' ')
    .trim()

const isBic = (text: string): boolean => /^[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}([A-Z0-9]{3})?$/.test(text)

/** The remainder of ISO 7064, by which accounts and creditor references are checked. */
const isChecked = (text: string): boolean =>
  [...`${text.slice(4)}${text.slice(0, 4)}`]
    .flatMap((letter) => [...String(Number.parseInt(letter, 36))])
    .reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1

const isIban = (text: string): boolean => hasIbanShape(text) && isChecked(text)

/** A creditor reference of ISO 11649. */
const isStructured = (text: string): boolean =>
  /^RF\d{2}[A-Z0-9]{1,21}$/.test(text) && isChecked(text)

/**
 * The text of a QR code that fills in a transfer (EPC069-12, version 002, UTF-8). Undefined where such a code cannot say
 * it: another currency, an amount or a reference beyond its limits, no account. The name is written in the letters of
 * SEPA and cut at 70; a reference is never changed, since the money is known by it.
 */
export function writeEpcCode(transfer: TransferToScan): string | undefined {
  const { amount, reference } = transfer
  const iban = plainIban(transfer.iban)
  const bic = transfer.bic.toUpperCase()
  const name = toSepaText(transfer.beneficiary).slice(0, nameLengthMax).trim()
  const isPayable =
    amount.currency === 'EUR' && amount.cents >= cents.min && amount.cents <= cents.max
  const isKnownBy = reference.length <= referenceLengthMax && sepaText.test(reference)
  if (!isPayable || !isKnownBy || !isIban(iban) || name === '') return undefined
  return [
    ...['BCD', '002', '1', 'SCT'],
    isBic(bic) ? bic : '',
    name,
    iban,
    `EUR${(amount.cents / 100).toFixed(2)}`,
    '',
    ...(isStructured(reference) ? [reference] : ['', reference]),
  ].join('\n')
}
