import type { Db, OneStatement } from '#domain/db.ts'
import type { OrderId } from '#kernel/ids.ts'

const perRoundMax = 200

/** Orders whose issuers should have been told before this moment what became of their cards. */
export async function listOrdersToTell(db: Db, before: Date): Promise<readonly OrderId[]> {
  const rows = await db
    .selectFrom('orders')
    .select('id')
    .where('issuers_to_tell_at', '<', before)
    .orderBy('issuers_to_tell_at')
    .limit(perRoundMax)
    .execute()
  return rows.map(({ id }) => id)
}

/** All of them know. Where there was more to tell meanwhile it stands there again. */
export async function markIssuersTold(
  one: OneStatement,
  { orderId, since }: { orderId: OrderId; since: Date },
): Promise<void> {
  await one
    .updateTable('orders')
    .set({ issuers_to_tell_at: null })
    .where('id', '=', orderId)
    .where('issuers_to_tell_at', '<=', since)
    .execute()
}
