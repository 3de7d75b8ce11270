import type { Kysely } from 'kysely'
import type { Claims } from '#api/claims.ts'
import type { Visitor } from '#api/visitor.ts'
import type { Database } from '#domain/db.ts'
import type { Deps } from '#flows/shared/deps.ts'

/** What every resolver gets: who asks, and all that the shop can do. */
export type ApiContext = {
  db: Kysely<Database>
  deps: Deps
  visitor: Visitor
  clientIp: string | undefined
  claims: Claims
  /** Origin of the page that asks, for 3-D Secure and the return of payments. */
  origin: string
  /** How often something failed that nobody expected, or an outage, while this question was answered. */
  unexpected: { count: number }
}
