import type { Tx } from '#domain/db.ts'
import { dayMs } from '#kernel/day-ms.ts'

/**
 * Nothing is to be proven of an order that does not exist; the rest is kept as long as the orderer.
 */
const unknownKeptMs = 30 * dayMs
const keptMs = 2 * 365 * dayMs

/** Deletes statements that belong to no order, and the others once nobody asks about them any more. */
export async function forgetWithdrawals(tx: Tx, now: Date): Promise<void> {
  await tx
    .deleteFrom('withdrawals')
    .where('stated_at', '<', new Date(now.getTime() - unknownKeptMs))
    .where((eb) =>
      eb.or([
        eb('state', '=', 'unknown'),
        eb.and([
          eb('stated_at', '<', new Date(now.getTime() - keptMs)),
          eb('state', 'in', ['paidBack', 'refused']),
        ]),
      ]),
    )
    .execute()
}
