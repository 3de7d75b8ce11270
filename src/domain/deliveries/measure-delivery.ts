import { sql } from 'kysely'
import type { Db } from '#domain/db.ts'
import { dayMs } from '#kernel/day-ms.ts'

/** Nine of the last so many cards were in the mail within so many seconds after they were paid. */
export type DeliveryTime = { seconds: number; count: number }

/** Fewer say nothing about the next one. */
const countMin = 20
const countMax = 100
const lookedBackMs = 7 * dayMs
/** While a card waits so long for its mail, no figure of better hours is told. */
const waitMax = 10 * 60 * 1000
/** SPEC §1: within the hour. Whatever took longer is no proof of that. */
const secondsMax = 60 * 60
const promiseMs = secondsMax * 1000
/** Fewer late cards may be the fault of a single mailbox. */
const lateMin = 3
const lateShare = 0.1

/** Sent again, to another address or at a moment of its own proves nothing. As the index has it. */
const isFirstMail = sql<boolean>`due_at is null and resends = 0 and link_version = 1`

/** Undefined while there is too little to go by, or nothing to be proud of. What was sent again does not count. */
export async function measureDelivery(db: Db, now: Date): Promise<DeliveryTime | undefined> {
  const since = (ms: number) => new Date(now.getTime() - ms)
  const measured = await db
    .selectFrom((last) =>
      last
        .selectFrom('deliveries')
        .select(['order_id', 'sent_at'])
        .where('sent_at', '>', since(lookedBackMs))
        .where(isFirstMail)
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
  return (await countUnsent(db, since(waitMax))) === 0 ? { seconds, count } : undefined
}

/**
 * Whether the last hour broke the promise (SPEC §2): one in ten of what was sent in it, or should have been, was late,
 * and that was more than a few. What has a moment of its own is not late before it.
 */
export async function isDeliveryDelayed(db: Db, now: Date): Promise<boolean> {
  const hourAgo = new Date(now.getTime() - promiseMs)
  const sent = await db
    .selectFrom('deliveries')
    .innerJoin('orders', 'orders.id', 'deliveries.order_id')
    .select((each) => [
      each.fn.countAll<string>().as('count'),
      sql<string>`count(*) filter (
        where deliveries.sent_at - orders.settled_at > make_interval(secs => ${secondsMax}))`.as(
        'late',
      ),
    ])
    .where('deliveries.sent_at', '>', hourAgo)
    .where(isFirstMail)
    .executeTakeFirstOrThrow()
  const waiting = (await countUnsent(db, hourAgo)) + (await countUnissued(db, { hourAgo, now }))
  const late = Number(sent.late) + waiting
  return late >= lateMin && late > (Number(sent.count) + waiting) * lateShare
}

/** Ready since before then and not in the mail; of any moment. */
async function countUnsent(db: Db, before: Date): Promise<number> {
  const { count } = await db
    .selectFrom('deliveries')
    .select((each) => each.fn.countAll<string>().as('count'))
    .where('state', '=', 'waiting')
    .where('ready_at', '<', before)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Paid for more than an hour and due at once by e-mail, of which an issuer owes a card. */
async function countUnissued(
  db: Db,
  { hourAgo, now }: { hourAgo: Date; now: Date },
): Promise<number> {
  const { count } = await db
    .selectFrom('orders')
    .innerJoin('deliveries', 'deliveries.order_id', 'orders.id')
    .innerJoin('order_shipments', 'order_shipments.id', 'deliveries.shipment_id')
    .select((each) => each.fn.countAll<string>().as('count'))
    .where('orders.state', '=', 'issuing')
    .where('orders.placed_at', '>', new Date(now.getTime() - lookedBackMs))
    .where('orders.settled_at', '<', hourAgo)
    .where('deliveries.state', '=', 'waiting')
    .where('deliveries.ready_at', 'is', null)
    .where('deliveries.due_at', 'is', null)
    .where('order_shipments.delivery_form', '=', 'DIGITAL')
    .executeTakeFirstOrThrow()
  return Number(count)
}
