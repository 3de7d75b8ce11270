import type { CardId } from '#kernel/ids.ts'

/**
 * The private link that lets a card's number be tried again. It is computed with a secret key and never stored, so a
 * leaked table unlocks nothing.
 */
export type CardUnlockLinks = {
  /** Good until the end of the hour of `until`. */
  token(card: { id: CardId; until: Date }): string
  /** Undefined for anything that we did not make. */
  read(token: string): { id: CardId; until: Date } | undefined
}
