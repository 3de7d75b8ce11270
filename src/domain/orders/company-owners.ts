import { sql } from 'kysely'
import type { AccountId } from '#kernel/ids.ts'

/** Accounts of the owners of an order's company, who see and change what it ordered. */
export const companyOwners = sql<AccountId[]>`array(
  select member.account_id from company_members as member
  where member.company_id = orders.company_id and member.role = 'owner'
)`
