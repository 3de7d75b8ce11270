import type { CardState } from '#domain/cards/card-states.ts'
import type { SealedCode } from '#domain/cards/vault.ts'
import type { CardId, CardUnitId } from '#kernel/ids.ts'
import type { Money } from '#kernel/money.ts'

/** Whose card it is, where the shop made it itself. */
export type OwnCard = {
  /** Key of a programme, which is also its issuer: its numbers are unique within it. */
  programme: string
  storefront: string
}

/** A card that was made for one unit of an order, by an issuer or by ourselves. */
export type IssuedCard = {
  id: CardId
  unitId: CardUnitId
  productId: string
  issuer: string
  /** Undefined of another's card. */
  own: OwnCard | undefined
  issuerReference: string
  amount: Money
  sealed: SealedCode
  /** Last day of validity, YYYY-MM-DD, as the issuer keeps it. */
  validUntil: string
  issuedAt: Date
}

export type Card = IssuedCard & {
  /** When its holder moved its last day. */
  extendedAt: Date | undefined
  /** Only an active card pays. */
  state: CardState
}

/**
 * A unit is one card, so the card's id follows from the unit's: a run that issues again after a crash seals under
 * the same id and posts to the same account, without looking anything up.
 */
export const cardIdOf = (unitId: CardUnitId): CardId => `crd_${unitId.slice('unt_'.length)}`
