import type { CardUnitId } from '#kernel/ids.ts'
import type { Money } from '#kernel/money.ts'

export type CardToIssue = {
  /** The idempotency key: the same unit asked twice is the same card. */
  unitId: CardUnitId
  issuer: string
  productId: string
  amount: Money
  validityMonths: number
}

/** What an issuer gives. Number and pin are secrets: they go straight into encryption. */
export type IssuedCode = {
  number: string
  pin: string | undefined
  /** Barcode of the card in shops: EAN/Code128 digits or a QR text. */
  barcode: { kind: 'code128' | 'qr'; text: string }
  /** Last day of validity, YYYY-MM-DD. */
  validUntil: string
  issuerReference: string
}

/** Port to whoever makes the cards; a simulated issuer stands behind it by default. */
export type CardIssuer = {
  issue(card: CardToIssue): Promise<IssuedCode>
}

/** Worth another try with the same key: a timeout, a busy issuer. */
export class IssuerBusy extends Error {
  override readonly name = 'IssuerBusy'
}

/** Final: this unit will never be issued. It is refunded. */
export class IssuerRefused extends Error {
  override readonly name = 'IssuerRefused'
}
