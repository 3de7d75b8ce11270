import type { ExpressionBuilder } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Database } from '#domain/db.ts'

/** All that paid an order, the largest part first; none until it is paid. */
export const paidParts = (selectFrom: ExpressionBuilder<Database, 'orders'>['selectFrom']) =>
  jsonArrayFrom(
    selectFrom('tenders')
      .leftJoin('payments as means', 'means.id', 'tenders.payment_id')
      .select(['tenders.kind', 'means.method', 'means.brand', 'tenders.amount_cents as cents'])
      .whereRef('tenders.order_id', '=', 'orders.id')
      .orderBy('tenders.amount_cents', 'desc')
      .orderBy('tenders.id'),
  )
