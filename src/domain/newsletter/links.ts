import type { SubscriptionId } from '#kernel/ids.ts'

/**
 * The private links of the newsletter's mails. They are computed with a secret key and never stored, so a leaked
 * table neither confirms nor ends anything, and a mail that is sent again carries the same links.
 */
export type NewsletterLinks = {
  /** Good for confirming until the end of the hour of `until`, whatever happens to the row. */
  confirmToken(subscription: { id: SubscriptionId; until: Date }): string
  /** Undefined for anything that we did not make. */
  readConfirm(token: string): { id: SubscriptionId; until: Date } | undefined
  /** Good for ending the subscription, always. */
  endToken(id: SubscriptionId): string
  readEnd(token: string): SubscriptionId | undefined
}
