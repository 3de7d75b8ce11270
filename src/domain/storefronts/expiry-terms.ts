/** What becomes of the shop's own cards around their last day. For a lawyer to confirm, per country. */
export type ExpiryTerms = {
  /** The holder moves the last day once, by so many months, from so many days before it on. */
  extension: { months: number; daysBefore: number }
  /** So many days after the last day what is left may still be saved; then it lapses. */
  graceDays: number
}
