import { sql } from 'kysely'
import type { Db, OneStatement } from '#domain/db.ts'
import type { PaymentId } from '#kernel/ids.ts'
import { answerOverdueMs } from './open-payment.ts'
import type { PaymentStatus } from './payment-status.ts'
import { paymentStatusColumns } from './record-answer.ts'

export type PaymentAttempt = PaymentStatus & {
  paymentId: PaymentId
  visitorKey: string
  method: string
  returnedAt: Date | null
}

/** More attempts than a visitor may make in the window. */
const attemptsMax = 20

/** The attempts to pay an order, the newest first. An order has at least one, so none means no such order. */
export const listPaymentAttempts = (
  db: Db,
  orderUuid: string,
): Promise<readonly PaymentAttempt[]> => attemptsOf(db, orderUuid).execute()

export type KeptReturn = { orderUuid: string; redirectResult: string }

/** What stood there before the return was kept; `keepsReturn` of the one that keeps it now. */
export type ReturnedAttempt = PaymentAttempt & { keepsReturn: boolean }

/**
 * The same, and keeps what the shopper brought back with an attempt that waits, until the provider has answered to it:
 * it comes once, and only a paid order may forget it. Whose it is, the provider knows; so that of two open attempts
 * each has its return kept, it goes to the newest one that has none. Who began may bring another one in its place; anybody else, who may have
 * made it up, takes no place and does not count as the shopper who came back. One statement.
 */
export async function keepReturn(
  one: OneStatement,
  kept: KeptReturn & { visitorKey: string; now: Date },
): Promise<readonly ReturnedAttempt[]> {
  const { visitorKey } = kept
  const waiting = one
    .selectFrom('payments as waiting')
    .innerJoin('orders', 'orders.id', 'waiting.order_id')
    .select('waiting.id')
    .where('orders.uuid', '=', kept.orderUuid)
    .where('orders.settled_at', 'is', null)
    .where('waiting.state', '=', 'pending')
    .where(({ eb, or }) =>
      or([
        eb('waiting.visitor_key', '=', visitorKey),
        eb('waiting.redirect_result', 'is', null),
        eb('waiting.redirect_result', '=', kept.redirectResult),
      ]),
    )
    .orderBy(sql`waiting.redirect_result is not distinct from ${kept.redirectResult}`, 'desc')
    .orderBy(sql`waiting.redirect_result is null`, 'desc')
    .orderBy('waiting.opened_at', 'desc')
    .orderBy('waiting.id', 'desc')
    .limit(1)
  const keep = one
    .updateTable('payments')
    .set({
      redirect_result: kept.redirectResult,
      returned_at: sql<Date | null>`case when visitor_key = ${visitorKey} then ${kept.now}::timestamptz else returned_at end`,
      next_check_at: new Date(kept.now.getTime() + answerOverdueMs),
    })
    .where('id', '=', waiting)
    .where('state', '=', 'pending')
    .returning('id')
  return attemptsOf(
    one.with('kept', () => keep),
    kept.orderUuid,
  )
    .select(sql<boolean>`payments.id in (select id from kept)`.as('keepsReturn'))
    .execute()
}

/** Of what the provider knows as nobody's: nobody came back. */
export async function forgetReturn(
  one: OneStatement,
  { orderUuid, redirectResult }: KeptReturn,
): Promise<void> {
  await one
    .updateTable('payments')
    .set({ redirect_result: null, returned_at: null })
    .where('order_id', '=', (eb) =>
      eb.selectFrom('orders').select('orders.id').where('orders.uuid', '=', orderUuid),
    )
    .where('redirect_result', '=', redirectResult)
    .where('state', '=', 'pending')
    .execute()
}

/**
 * Moves a return to the attempt that the provider named; the one that kept it keeps in exchange what that one had, or
 * nobody came back for it. One statement.
 */
export async function exchangeReturns(
  one: OneStatement,
  { redirectResult, paymentId }: { redirectResult: string; paymentId: PaymentId },
): Promise<void> {
  await sql`
    update payments set redirect_result = other.redirect_result, returned_at = other.returned_at
    from payments as named
    join payments as keeper on keeper.order_id = named.order_id and keeper.id <> named.id
      and keeper.redirect_result = ${redirectResult} and keeper.state = 'pending'
    cross join lateral (values
      (named.id, keeper.redirect_result, keeper.returned_at),
      (keeper.id, named.redirect_result, named.returned_at)
    ) as other (id, redirect_result, returned_at)
    where named.id = ${paymentId} and payments.id = other.id and payments.state = 'pending'
  `.execute(one)
}

const attemptsOf = (db: Pick<Db, 'selectFrom'>, orderUuid: string) =>
  db
    .selectFrom('payments')
    .select(paymentStatusColumns)
    .select([
      'payments.id as paymentId',
      'payments.visitor_key as visitorKey',
      'payments.method',
      'payments.returned_at as returnedAt',
    ])
    .where('payments.order_id', '=', (eb) =>
      eb.selectFrom('orders').select('orders.id').where('orders.uuid', '=', orderUuid),
    )
    .orderBy('payments.opened_at', 'desc')
    .orderBy('payments.id', 'desc')
    .limit(attemptsMax)
