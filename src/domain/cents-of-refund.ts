import { sql } from 'kysely'

/** What a refund gives back; what is kept of it the bank gave to the customer. `refund` names the table in the statement. */
export const centsOf = (refund: 'refunds' | 'part') =>
  sql<number>`(${sql.ref(`${refund}.amount_cents`)} - ${sql.ref(`${refund}.kept_cents`)})`

export const centsOfRefund = centsOf('refunds')
