import type { CardId } from '#kernel/ids.ts'

/**
 * What a page holds after somebody proved that a card is theirs, by number and pin or by its private link: with it they act
 * on the card for some minutes. It is computed with a secret key and never stored.
 */
export type HolderProofs = {
  /** Good until the end of the minute of `until`. */
  token(card: { id: CardId; until: Date }): string
  /** Undefined for anything that we did not make. */
  read(token: string): { id: CardId; until: Date } | undefined
}
