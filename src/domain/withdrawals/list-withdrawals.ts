import { sql } from 'kysely'
import type { Db } from '#domain/db.ts'
import type { WithdrawalOutcome } from '#domain/withdrawals/tables.ts'
import type { WithdrawalState } from '#domain/withdrawals/withdrawal-states.ts'
import type { WithdrawalId } from '#kernel/ids.ts'

export type ListedWithdrawal = {
  id: WithdrawalId
  state: WithdrawalState
  name: string
  orderNumber: string
  partsText: string | null
  statedAt: Date
  outcome: WithdrawalOutcome | null
}

const listed = (db: Db) =>
  db
    .selectFrom('withdrawals')
    .select(['id', 'state', 'name', 'order_number as orderNumber', 'outcome'])
    .select(['parts_text as partsText', 'stated_at as statedAt'])

/** Those that wait for a person, the first due first. */
export const listWaitingWithdrawals = (
  db: Db,
  limit: number,
): Promise<readonly ListedWithdrawal[]> =>
  listed(db)
    .where('state', '=', sql.lit<'waiting'>('waiting'))
    .orderBy('stated_at')
    .limit(limit)
    .execute()

/** All there are, the latest first. */
export const listWithdrawals = (db: Db, limit: number): Promise<readonly ListedWithdrawal[]> =>
  listed(db).orderBy('stated_at', 'desc').limit(limit).execute()

export const findWithdrawal = (
  db: Db,
  withdrawalId: WithdrawalId,
): Promise<ListedWithdrawal | undefined> =>
  listed(db).where('id', '=', withdrawalId).executeTakeFirst()

/** Name and email as they were stated. */
export type StatedBy = { id: WithdrawalId; name: string; email: string }

export const findStatedBy = (db: Db, withdrawalId: WithdrawalId): Promise<StatedBy | undefined> =>
  db
    .selectFrom('withdrawals')
    .select(['id', 'name', 'email'])
    .where('id', '=', withdrawalId)
    .executeTakeFirst()
