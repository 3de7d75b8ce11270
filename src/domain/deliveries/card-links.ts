import type { CardUnitId, DeliveryId } from '#kernel/ids.ts'

/** What a private link leads to: all that somebody got, or one card of it. */
export type CardLink = { id: DeliveryId; linkVersion: number } | UnitLink

/** To one card alone. It is of the version of its delivery's link, and dies with it. */
export type UnitLink = { unitId: CardUnitId; linkVersion: number }

/** By which what somebody got is known, all of it or one card. */
export type GiftId = DeliveryId | CardUnitId

export const giftIdOf = (link: CardLink): GiftId => ('unitId' in link ? link.unitId : link.id)

/**
 * The private link to a page of cards. It is computed from what it leads to and the delivery's link version with a secret
 * key, never stored, so a mail that is sent again carries the same link and raising the version kills it.
 */
export type CardLinks = {
  token(link: CardLink): string
  /** Undefined for anything that we did not make. The version must still be compared with the row. */
  read(token: string): CardLink | undefined
}
