import { sql } from 'kysely'

/**
 * True of an order for a company whose orderer may order for it no more: they left it, were
 * removed, or see its invoices alone.
 */
export const isLeftBehind = sql<boolean>`(
  orders.company_id is not null and not exists (
    select from company_members as member
    where member.company_id = orders.company_id and member.account_id = orders.account_id
      and member.role in ('owner', 'buyer')
  )
)`
