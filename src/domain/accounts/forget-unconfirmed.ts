import type { Tx } from '#domain/db.ts'
import { dayMs } from '#kernel/day-ms.ts'

/** An address that nobody confirmed by then was perhaps a slip, or a stranger's. */
const unconfirmedKeptMs = 30 * dayMs

/** Deletes accounts that nobody confirmed, uses or ordered with: their owner may not know that they exist. */
export async function forgetUnconfirmed(tx: Tx, now: Date): Promise<void> {
  await tx
    .deleteFrom('accounts')
    .where('email_confirmed_at', 'is', null)
    .where('created_at', '<', new Date(now.getTime() - unconfirmedKeptMs))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('account_sessions')
            .select('key')
            .whereRef('account_sessions.account_id', '=', 'accounts.id'),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('orders')
            .select('orders.id')
            .whereRef('orders.account_id', '=', 'accounts.id'),
        ),
      ),
    )
    .execute()
}
