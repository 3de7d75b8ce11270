import { sql } from 'kysely'
import type { Db } from '#domain/db.ts'

/** Nine of the last so many cards were in the mail within so many seconds after they were paid. */
export type DeliveryTime = { seconds: number; count: number }

/** Fewer say nothing about the next one. */
const countMin = 20
const countMax = 100
const lookedBackMs = 7 * 24 * 60 * 60 * 1000
/** While a card waits so long for its mail, no figure of better hours is told. */
const waitMax = 10 * 60 * 1000
/** SPEC §1: within the hour. Whatever took longer is no proof of that. */
const secondsMax = 60 * 60

/** Undefined while there is too little to go by, or nothing to be proud of. What was sent again does not count. */
export async function measureDelivery(db: Db, now: Date): Promise<DeliveryTime | undefined> {
  const since = (ms: number) => new Date(now.getTime() - ms)
  const measured = await db
    .selectFrom((last) =>
      last
        .selectFrom('deliveries')
        .select(['order_id', 'sent_at'])
        .where('sent_at', '>', since(lookedBackMs))
        // As the index has it.
        .where(sql<boolean>`due_at is null and resends = 0 and link_version = 1`)
        .orderBy('sent_at', 'desc')
        .limit(countMax)
        .as('last'),
    )
    .innerJoin('orders', 'orders.id', 'last.order_id')
    .select((last) => [
      last.fn.countAll<string>().as('count'),
      sql<string | null>`percentile_disc(0.9) within group (
        order by extract(epoch from last.sent_at - orders.settled_at))`.as('seconds'),
    ])
    .executeTakeFirstOrThrow()
  const count = Number(measured.count)
  const seconds = Math.ceil(Number(measured.seconds))
  if (count < countMin || seconds > secondsMax) return undefined
  const waiting = await db
    .selectFrom('deliveries')
    .select('id')
    .where('state', '=', 'waiting')
    .where('ready_at', '<', since(waitMax))
    .limit(1)
    .executeTakeFirst()
  return waiting === undefined ? { seconds, count } : undefined
}
