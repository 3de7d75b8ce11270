import { sql } from 'kysely'
import type { Tx } from '#domain/db.ts'
import { statesBefore } from '#domain/lifecycle.ts'
import { orderLifecycle } from '#domain/orders/order-states.ts'
import { failureOfWithdrawn, unitLifecycle } from '#domain/orders/unit-states.ts'
import { isOpenUnit } from '#domain/unit.ts'
import type { OrderId, PaymentId } from '#kernel/ids.ts'

type Halting = { orderId: OrderId; now: Date }

/** Stops what is made or sent of an order on account. False where it is halted or has ended. */
export const markDebtHalted = (tx: Tx, halting: Halting): Promise<boolean> =>
  isChanged(halt(tx, halting))

/** As `markDebtHalted`, of any order; false also where this payment did not pay it. */
export const markOrderHalted = (
  tx: Tx,
  { paymentId, ...halting }: Halting & { paymentId: PaymentId },
): Promise<boolean> =>
  isChanged(
    halt(tx, halting).where('id', 'in', ({ selectFrom }) =>
      selectFrom('tenders').select('order_id').where('payment_id', '=', paymentId),
    ),
  )

const halt = (tx: Tx, { orderId, now }: Halting) =>
  tx
    .updateTable('orders')
    .set({ state: 'halted', issuers_to_tell_at: now })
    .where('id', '=', orderId)
    .where('state', 'in', statesBefore(orderLifecycle, 'halted'))

async function isChanged(update: ReturnType<typeof halt>): Promise<boolean> {
  const { numUpdatedRows } = await update.executeTakeFirst()
  return numUpdatedRows === 1n
}

/** It goes on where it was. Answers whether cards have still to be made; undefined when it was not halted. */
export async function markOrderResumed(
  tx: Tx,
  { orderId, now }: { orderId: OrderId; now: Date },
): Promise<{ isIssuing: boolean } | undefined> {
  const { rows } = await sql<{ isIssuing: boolean }>`
    update orders
    set state = case when open.is_issuing then 'issuing' else 'completed' end,
      released_at = coalesce(released_at, ${now}::timestamptz), issuers_to_tell_at = ${now}::timestamptz,
      completed_at = case when open.is_issuing then null else coalesce(completed_at, ${now}::timestamptz) end
    from (
      select exists (
        select from card_units where order_id = ${orderId} and ${isOpenUnit}
      ) as is_issuing
    ) as open
    where id = ${orderId} and state = 'halted'
    returning open.is_issuing as "isIssuing"
  `.execute(tx)
  return rows[0]
}

/** Nothing else is made, and its links show nothing: in one statement. False when it was not halted. */
export async function markOrderWithdrawn(
  tx: Tx,
  { orderId, now }: { orderId: OrderId; now: Date },
): Promise<boolean> {
  const { rows } = await sql`
    with withdrawn as (
      update orders set state = 'withdrawn', issuers_to_tell_at = ${now}::timestamptz where id = ${orderId} and state = 'halted' returning id
    ), units as (
      update card_units set state = 'withdrawn', next_try_at = null, failure = ${failureOfWithdrawn}
      from withdrawn
      where order_id = withdrawn.id and card_units.state in (${sql.join(statesBefore(unitLifecycle, 'withdrawn'))})
    ), deliveries_withdrawn as (
      update deliveries set state = 'withdrawn'
      from withdrawn where order_id = withdrawn.id and deliveries.state not in ('refunded', 'withdrawn')
    )
    select id from withdrawn
  `.execute(tx)
  return rows.length > 0
}
