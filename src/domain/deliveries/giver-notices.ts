import { type RawBuilder, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { anyOf } from '#domain/any-of.ts'
import type { Db, OneStatement } from '#domain/db.ts'
import { isHandedOver } from '#domain/deliveries/is-handed-over.ts'
import { isNotHalted } from '#domain/deliveries/is-not-halted.ts'
import {
  type ClaimedMail,
  claimedColumns,
  claimedMails,
  claiming,
  type MailClaim,
} from '#domain/mail-claim.ts'
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
  orderId: OrderId
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

/** Of a delivery: its giver has to hear of it now. */
const isDue: Record<GiverNoticeKind, (now: Date) => RawBuilder<boolean>> = {
  unopened: (now) => sql<boolean>`(
    deliveries.state = 'sent' and deliveries.unopened_told_at is null
      and deliveries.sent_at <= ${new Date(now.getTime() - unopenedAfterMs)}
      and ${isWaiting} and ${isNotHalted} and not ${isHandedOver}
  )`,
  missed: () => sql<boolean>`(
    deliveries.state in ('sent', 'failed') and deliveries.missed_at is not null
      and (deliveries.missed_told_at is null or deliveries.missed_told_at < deliveries.missed_at)
      and ${isWaiting} and ${isNotHalted}
  )`,
}

/** Of an order: the same until its notice was sent, and another one for the next. */
const turnOf: Record<GiverNoticeKind, RawBuilder<string>> = {
  unopened: sql<string>`(select count(*) from deliveries as told
    where told.order_id = deliveries.order_id and told.unopened_told_at is not null)`,
  missed: sql<string>`max(floor(extract(epoch from deliveries.missed_at) * 1000)::bigint)`,
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

type Asked = { ids: readonly OrderId[]; claim: MailClaim }

/** Those of the orders whose giver has to hear it and did not, their mails claimed in the same statement. */
export const claimGiverNotices =
  (kind: GiverNoticeKind) =>
  async (
    one: OneStatement,
    { ids, claim }: Asked,
  ): Promise<readonly (GiverNotice & ClaimedMail)[]> => {
    const due = one
      .selectFrom('deliveries')
      .select(['order_id as subjectId'])
      .select(sql<string>`${`${kind}:`}::text || order_id || ':' || ${turnOf[kind]}`.as('key'))
      .where('order_id', '=', anyOf(ids))
      .where(isDue[kind](claim.now))
      .groupBy('order_id')
    return claiming(one, { kind, due, claim })
      .selectFrom('orders')
      .innerJoin(claimedMails, 'claimed.subjectId', 'orders.id')
      .select(['orders.id as orderId', 'orders.uuid', 'orders.language', 'orders.contact'])
      .select(({ selectFrom }) =>
        jsonArrayFrom(
          selectFrom('deliveries')
            .innerJoin('order_shipments', 'order_shipments.id', 'deliveries.shipment_id')
            .select(['deliveries.id as deliveryId', 'receiver_name as receiverName'])
            .whereRef('deliveries.order_id', '=', 'orders.id')
            .where(isDue[kind](claim.now))
            .orderBy('order_shipments.position'),
        ).as('gifts'),
      )
      .select(claimedColumns)
      .where('orders.id', '=', anyOf(ids))
      .execute()
  }

const toldColumn = { unopened: 'unopened_told_at', missed: 'missed_told_at' } as const

/** Their giver heard it, or cannot be told. */
export async function markGiverTold(
  one: OneStatement,
  told: { kind: GiverNoticeKind; notices: readonly Pick<GiverNotice, 'gifts'>[]; now: Date },
): Promise<void> {
  const ids = told.notices.flatMap(({ gifts }) => gifts.map(({ deliveryId }) => deliveryId))
  await one
    .updateTable('deliveries')
    .set({ [toldColumn[told.kind]]: told.now })
    .where('id', '=', anyOf(ids))
    .execute()
}
