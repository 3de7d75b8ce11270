import type { Db } from '#domain/db.ts'

/** Whether an order of this browser was paid. */
export async function hasPaidBefore(db: Db, visitorKey: string): Promise<boolean> {
  const paid = await db
    .selectFrom('orders')
    .select('id')
    .where('visitor_key', '=', visitorKey)
    .where('settled_at', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  return paid !== undefined
}
