import type { QuoteId } from '#kernel/ids.ts'

/**
 * Private links to quotes. They are computed with a secret key and never stored, so a leaked table
 * opens nothing.
 */
export type QuoteLinks = {
  token(id: QuoteId): string
  /** Undefined for anything that we did not make. */
  read(token: string): QuoteId | undefined
}
