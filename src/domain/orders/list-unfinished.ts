import type { Db, Tx } from '#domain/db.ts'
import { openUnitStates } from '#domain/orders/unit-states.ts'
import type { OrderId } from '#kernel/ids.ts'

type Overdue = { before: Date; limit: number; orderId?: OrderId | undefined }

/** Paid orders that wait for cards which may be asked for now. */
export async function listOrdersToIssue(
  db: Db,
  { before, limit, orderId, now }: Overdue & { now: Date },
): Promise<readonly OrderId[]> {
  const rows = await db
    .selectFrom('orders')
    .select('orders.id')
    .where('orders.state', '=', 'issuing')
    .$if(orderId !== undefined, (query) => query.where('orders.id', '=', orderId as OrderId))
    .where('settled_at', '<=', before)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('card_units')
          .select('card_units.id')
          .whereRef('card_units.order_id', '=', 'orders.id')
          .where('card_units.state', 'in', openUnitStates)
          .where((eb) => eb.or([eb('next_try_at', 'is', null), eb('next_try_at', '<=', now)])),
      ),
    )
    .orderBy('settled_at')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/**
 * Closes orders that nobody paid for so long and whose sessions with the provider are over (SPEC
 * §4: leaving discards the order). One of a quote waits for as long as the quote is valid. Their
 * money is welcome all the same, should it still come.
 */
export async function expireOrders(
  tx: Tx,
  { placedBefore, now }: { placedBefore: Date; now: Date },
): Promise<void> {
  await tx
    .updateTable('orders')
    .set({ state: 'expired' })
    .where('state', '=', 'awaitingPayment')
    .where('placed_at', '<=', placedBefore)
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom('quotes')
            .select('id')
            .whereRef('quotes.id', '=', 'orders.quote_id')
            .where('valid_until', '>', now)
            .where('declined_at', 'is', null)
            .where('withdrawn_at', 'is', null),
        ),
      ),
    )
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom('payments')
            .select('id')
            .whereRef('payments.order_id', '=', 'orders.id')
            .where('payments.state', 'in', ['opened', 'pending', 'held']),
        ),
      ),
    )
    .execute()
}
