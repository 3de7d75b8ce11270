import { sql } from 'kysely'
import type { Db } from '#domain/db.ts'
import type { Viewer } from '#domain/orders/is-full-view.ts'
import { emailKeyOf } from '#kernel/email.ts'

export type AccountOfOrders = { storefront: string; account: NonNullable<Viewer['account']> }

/** Orders of an account, and those that guests placed with its confirmed address. */
export const ownedOrders = (
  db: Db,
  { storefront, account: { id, confirmedEmail } }: AccountOfOrders,
) =>
  db
    .selectFrom('orders')
    .where('storefront', '=', storefront)
    .where(({ eb, or }) =>
      or([
        eb('account_id', '=', id),
        ...(confirmedEmail === undefined
          ? []
          : [eb(sql`lower(contact ->> 'email')`, '=', emailKeyOf(confirmedEmail))]),
      ]),
    )
