import type { CardNumber, CardSecrets } from '#domain/cards/code.ts'
import type { CardUnitId } from '#kernel/ids.ts'
import type { Money } from '#kernel/money.ts'

export type CardToIssue = {
  /** The idempotency key: the same unit asked twice is the same card. */
  unitId: CardUnitId
  issuer: string
  productId: string
  amount: Money
  /**
   * How long the card must be spendable, counted from its delivery. A unit is issued when its
   * delivery is due, never at ordering; the issuer adds the days that a delivery may take.
   */
  validityMonths: number
}

/** What an issuer gives. It goes straight into the vault. */
export type IssuedCode = CardSecrets & {
  /** Last day of validity, YYYY-MM-DD. The issuer's word: its own till goes by it. */
  validUntil: string
  issuerReference: string
}

/** A printed card that is on its way to somebody: from now on it has this value. */
export type CardToActivate = CardToIssue & { number: CardNumber }

/** A card that its issuer gave, and what it is to be from now on. */
export type CardToSet = {
  unitId: CardUnitId
  issuer: string
  /** Undefined where its answer was never written down: the key names the card, if there is one. */
  issuerReference: string | undefined
  state: 'active' | 'frozen' | 'withdrawn'
}

/** Port to the makers of cards; a simulated issuer stands behind it by default. */
export type CardIssuer = {
  /** Throws `IssuerBusy` or `IssuerRefused`, nothing else that the caller could act upon. */
  issue(card: CardToIssue): Promise<IssuedCode>
  /** Puts its value on a printed card, once for each unit. Throws as `issue` does; refused is a number that is not its, or has value already. */
  activate(card: CardToActivate): Promise<Pick<IssuedCode, 'validUntil' | 'issuerReference'>>
  /**
   * Freezes a card, makes it good again or voids it for ever. Some issuers cannot, or no longer, since it is spent:
   * `cannot` is final. Throws `IssuerBusy` when it is worth another try; telling it again changes nothing.
   */
  setState(card: CardToSet): Promise<'done' | 'cannot'>
}

/** Worth another try with the same key: a timeout, a busy issuer. */
export class IssuerBusy extends Error {
  override readonly name = 'IssuerBusy'
}

/** Final: this unit will never be issued. It is refunded. */
export class IssuerRefused extends Error {
  override readonly name = 'IssuerRefused'
}
