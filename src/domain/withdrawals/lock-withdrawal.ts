import { sql } from 'kysely'
import type { Db, Tx } from '#domain/db.ts'
import { statesBefore } from '#domain/lifecycle.ts'
import type { WithdrawalOutcome } from '#domain/withdrawals/tables.ts'
import type { DeliveryId, OrderId, WithdrawalId } from '#kernel/ids.ts'
import { type WithdrawalState, withdrawalLifecycle } from './withdrawal-states.ts'

export type WithdrawalStatement = {
  id: WithdrawalId
  state: WithdrawalState
  orderId: OrderId | null
  orderNumber: string
  emailKey: string
  deliveryIds: readonly DeliveryId[] | null
  partsText: string | null
  statedAt: Date
  outcome: WithdrawalOutcome | null
}

/** Locked before its order; undefined where there is none in this state. */
export const lockWithdrawal = (
  tx: Tx,
  { withdrawalId, state }: { withdrawalId: WithdrawalId; state: 'stated' | 'waiting' },
): Promise<WithdrawalStatement | undefined> =>
  tx
    .selectFrom('withdrawals')
    .select(['id', 'state', 'order_id as orderId', 'order_number as orderNumber', 'outcome'])
    .select(['email_key as emailKey', 'delivery_ids as deliveryIds', 'parts_text as partsText'])
    .select('stated_at as statedAt')
    .where('id', '=', withdrawalId)
    .where('state', '=', state)
    .forUpdate()
    .executeTakeFirst()

export type WithdrawalEnd = {
  withdrawalId: WithdrawalId
  to: Exclude<WithdrawalState, 'stated'>
  orderId: OrderId | undefined
  outcome: WithdrawalOutcome | undefined
}

/** What became of it; whoever ordered is to be told. */
export async function endStatement(
  tx: Tx,
  { withdrawalId, to, orderId, outcome }: WithdrawalEnd,
): Promise<void> {
  await tx
    .updateTable('withdrawals')
    .set({
      state: to,
      told_at: null,
      ...(orderId === undefined ? {} : { order_id: orderId }),
      ...(outcome === undefined ? {} : { outcome: JSON.stringify(outcome) }),
    })
    .where('id', '=', withdrawalId)
    .where('state', 'in', statesBefore(withdrawalLifecycle, to))
    .execute()
}

/** Statements that were kept and never carried out: their jobs were lost. */
export async function listStatedWithdrawals(
  db: Db,
  { before, limit }: { before: Date; limit: number },
): Promise<readonly WithdrawalId[]> {
  const stated = await db
    .selectFrom('withdrawals')
    .select('id')
    .where('state', '=', sql.lit<'stated'>('stated'))
    .where('stated_at', '<', before)
    .orderBy('stated_at')
    .limit(limit)
    .execute()
  return stated.map(({ id }) => id)
}
