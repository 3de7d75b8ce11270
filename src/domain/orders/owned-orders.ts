import { sql } from 'kysely'
import type { Db } from '#domain/db.ts'
import type { Viewer } from '#domain/orders/is-full-view.ts'
import { emailKeyOf } from '#kernel/email.ts'

export type AccountOfOrders = { storefront: string; account: NonNullable<Viewer['account']> }

type OwnedOrders = AccountOfOrders & {
  /** Also what others ordered for a company that the account owns. */
  withCompanies?: true
}

/** Orders of an account, and those that guests placed with its confirmed address. */
export const ownedOrders = (
  db: Db,
  { storefront, account: { id, confirmedEmail }, withCompanies }: OwnedOrders,
) =>
  db
    .selectFrom('orders')
    .where('storefront', '=', storefront)
    .where(({ eb, or }) =>
      or([
        eb('account_id', '=', id),
        ...(withCompanies === undefined
          ? []
          : [
              // An array, asked once: the planner reads the index of company_id, beside the others.
              sql<boolean>`(company_id is not null and company_id = any(array(
                select member.company_id from company_members as member
                where member.account_id = ${id} and member.role = 'owner'
              )))`,
            ]),
        ...(confirmedEmail === undefined
          ? []
          : [eb(sql`lower(contact ->> 'email')`, '=', emailKeyOf(confirmedEmail))]),
      ]),
    )
