import { sql } from 'kysely'
import { lastDueAt } from '#domain/orders/last-due.ts'
import { type OpenedTo, openedTo } from '#domain/orders/order-links.ts'
import type { AccountId } from '#kernel/ids.ts'

/** Facts that tell, besides its orderer, who has an order and for how long. */
export type OrderAccess = {
  /** The last moment that was chosen for any of it. */
  lastDueAt: Date | null
  openedTo: readonly OpenedTo[]
  /** True of a company's order whose orderer may order for it no more, and has it no more. */
  isLeftBehind: boolean
  /** They have every order of their company. */
  companyOwners: readonly AccountId[]
}

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

/** Accounts of the owners of an order's company, who see and change what it ordered. */
export const companyOwners = sql<AccountId[]>`array(
  select member.account_id from company_members as member
  where member.company_id = orders.company_id and member.role = 'owner'
)`

/** Columns of `OrderAccess`. */
export const orderAccess = [
  lastDueAt.as('lastDueAt'),
  openedTo,
  isLeftBehind.as('isLeftBehind'),
  companyOwners.as('companyOwners'),
] as const
