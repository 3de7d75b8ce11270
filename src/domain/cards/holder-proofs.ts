import type { CardId } from '#kernel/ids.ts'

/**
 * What a page holds after somebody proved that a card is theirs, by number and pin or by its private link: with it they act
 * on the card for some minutes, as long as it has the number that they proved. It is computed with a secret key and never stored.
 */
export type HolderProofs = {
  /** Good until the end of the minute of `until`. */
  token(card: { id: CardId; numberHash: Uint8Array; until: Date }): string
  /** Which card it claims to be of. */
  claimOf(token: string): CardId | undefined
  /** Undefined for anything that we did not make for a card of this number. */
  read(token: string, numberHash: Uint8Array): { id: CardId; until: Date } | undefined
}
