import type { Db } from '#domain/db.ts'
import { type OrderAccess, orderAccess } from '#domain/orders/order-access.ts'
import type { OrderState } from '#domain/orders/order-states.ts'
import type { OrderContact } from '#domain/orders/orderer.ts'
import type { AccountId, CartId, CompanyId, OrderId } from '#kernel/ids.ts'
import type { Currency } from '#kernel/money.ts'

export type OrderOwner = OrderAccess & {
  id: OrderId
  cartId: CartId
  visitorKey: string
  accountId: AccountId | null
  companyId: CompanyId | null
  contact: OrderContact
  placedAt: Date
  state: OrderState
  currency: Currency
  referenceNumber: string
  customerType: 'PRIVATE' | 'BUSINESS'
}

/** Whose order it is, since when, and from which basket it was made. */
export async function findOrderOwner(db: Db, uuid: string): Promise<OrderOwner | undefined> {
  return db
    .selectFrom('orders')
    .select([
      'id',
      'placed_at as placedAt',
      'cart_id as cartId',
      'visitor_key as visitorKey',
      'account_id as accountId',
      'company_id as companyId',
      'contact',
      'state',
      'currency',
      'reference_number as referenceNumber',
      'customer_type as customerType',
      ...orderAccess,
    ])
    .where('uuid', '=', uuid)
    .executeTakeFirst()
}
