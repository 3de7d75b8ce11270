import { type RawBuilder, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { anyOf } from '#domain/any-of.ts'
import type { Db } from '#domain/db.ts'
import { isHandedOver } from '#domain/deliveries/is-handed-over.ts'
import { isNotHalted } from '#domain/deliveries/is-not-halted.ts'
import { type ClaimedMail, claimedColumns, claimedMails } from '#domain/mail-claim.ts'
import { defineMailRows, type Moment } from '#domain/mail-rows.ts'
import type { Statement } from '#domain/prepared.ts'
import { dayMs } from '#kernel/day-ms.ts'
import type { DeliveryId, OrderId } from '#kernel/ids.ts'
import type { Language } from '#kernel/language.ts'
import { unopenedAfterMs } from '#kernel/limits.ts'

/**
 * What a giver is told of gifts that wait. `unopened`: nobody unwrapped them for two weeks; what they hand over themselves
 * is theirs to know. `missed`: their receiver says that they never came.
 */
export type GiverNoticeKind = 'unopened' | 'missed'

/** The gifts of one order that its giver is to hear of. */
export type GiverNotice = {
  uuid: string
  language: Language
  contact: { firstName: string; lastName: string; email: string }
  gifts: readonly { deliveryId: DeliveryId; receiverName: string }[]
}

/**
 * Their giver can do little on the order's page a month after they ordered, and old gifts need no mail all at once. What was
 * begun before goes on.
 */
const unopenedUntilMs = 28 * dayMs

const isWaiting = sql<boolean>`exists (
  select from orders join order_shipments on order_shipments.id = deliveries.shipment_id
  where orders.id = deliveries.order_id and orders.contact ->> 'email' <> '' and not order_shipments.is_for_self
)`

const isMissed = sql<boolean>`(
  deliveries.state in ('sent', 'failed') and deliveries.missed_at is not null
    and (deliveries.missed_told_at is null or deliveries.missed_told_at < deliveries.missed_at)
    and ${isWaiting} and ${isNotHalted}
)`

/** About a delivery: its giver has to hear of it now. */
const isDue: Record<GiverNoticeKind, (now: Moment) => RawBuilder<boolean>> = {
  unopened: (now) => sql`(
    deliveries.state = 'sent' and deliveries.unopened_told_at is null
      and deliveries.sent_at <= ${now}::timestamptz - ${sql.lit(unopenedAfterMs)} * interval '1 millisecond'
      and ${isWaiting} and ${isNotHalted} and not ${isHandedOver}
  )`,
  missed: () => isMissed,
}

/** About an order: the same until its notice was sent, and another one for the next. */
const turnOf: Record<GiverNoticeKind, RawBuilder<string>> = {
  unopened: sql`(select count(*) from deliveries
    where deliveries.order_id = orders.id and deliveries.unopened_told_at is not null)`,
  missed: sql`(select max(floor(extract(epoch from deliveries.missed_at) * 1000)::bigint) from deliveries
    where deliveries.order_id = orders.id and ${isMissed})`,
}

/** Orders with gifts that nobody unwrapped for two weeks, the longest waiting first. */
export async function listUnopened(
  db: Db,
  { now, limit }: { now: Date; limit: number },
): Promise<readonly OrderId[]> {
  const rows = await db
    .selectFrom('deliveries')
    .select('order_id as orderId')
    .where(isDue.unopened(now))
    .where('sent_at', '>', new Date(now.getTime() - unopenedUntilMs))
    .orderBy('sent_at')
    .limit(limit)
    .execute()
  return [...new Set(rows.map(({ orderId }) => orderId))]
}

/** Tells givers which of their gifts wait, each order in one mail and each gift once. */
const noticeMails = <Kind extends GiverNoticeKind>(kind: Kind) =>
  defineMailRows({
    kind,
    table: 'orders',
    id: 'id',
    key: sql`${sql.lit(`${kind}:`)} || orders.id || ':' || ${turnOf[kind]}`,
    due: (now) => sql`exists (
      select from deliveries where deliveries.order_id = orders.id and ${isDue[kind](now)}
    )`,
    load: (claimed, { ids, now }): Statement<GiverNotice & ClaimedMail> =>
      claimed
        .selectFrom('orders')
        .innerJoin(claimedMails, 'claimed.subjectId', 'orders.id')
        .select(['orders.uuid', 'orders.language', 'orders.contact'])
        .select(({ selectFrom }) =>
          jsonArrayFrom(
            selectFrom('deliveries')
              .innerJoin('order_shipments', 'order_shipments.id', 'deliveries.shipment_id')
              .select(['deliveries.id as deliveryId', 'receiver_name as receiverName'])
              .whereRef('deliveries.order_id', '=', 'orders.id')
              .where(isDue[kind](now))
              .orderBy('order_shipments.position'),
          ).as('gifts'),
        )
        .select(claimedColumns)
        .where('orders.id', '=', anyOf(ids)),
    ifUndeliverable: { kind: 'countsAsTold' },
    mark: async (one, { items, now }) => {
      const ids = items.flatMap(({ gifts }) => gifts.map(({ deliveryId }) => deliveryId))
      await one
        .updateTable('deliveries')
        .set({ [toldColumn[kind]]: now })
        .where('id', '=', anyOf(ids))
        .execute()
    },
  })

const toldColumn = { unopened: 'unopened_told_at', missed: 'missed_told_at' } as const

export const unopenedMails = noticeMails('unopened')
export const missedMails = noticeMails('missed')
