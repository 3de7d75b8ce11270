import { sql } from 'kysely'
import { anyOf } from '#domain/any-of.ts'
import type { Db, OneStatement } from '#domain/db.ts'
import {
  type ClaimedMail,
  claimedColumns,
  claimedMails,
  claiming,
  type MailClaim,
  neverTried,
} from '#domain/mail-claim.ts'
import type { DeliveryAddress } from '#kernel/address-parts.ts'
import type { OrderId, ShipmentId } from '#kernel/ids.ts'
import type { Language } from '#kernel/language.ts'

/** What is on its way, as its giver hears of it. */
export type PostedShipment = {
  shipmentId: ShipmentId
  uuid: string
  language: Language
  contact: { firstName: string; lastName: string; email: string }
  isForSelf: boolean
  receiverName: string
  address: DeliveryAddress | null
  postedAt: Date
  trackCode: string | null
  /** Blank cards are in it. */
  hasPacks: boolean
  /** So are others. */
  hasCards: boolean
  /** What became of it where it did not arrive. */
  endedBy: 'replaced' | 'refunded' | null
}

const isUntold = sql<boolean>`(
  order_shipments.state in ('posted', 'lost', 'returned') and order_shipments.posted_told_at is null
    and exists (select from orders where orders.id = order_shipments.order_id and orders.contact ->> 'email' <> '')
)`

/** Names the mail by its shipment, the moment that this went and what became of it: each is told once. */
const mailKey = sql<string>`'posted:' || order_shipments.id || ':' || floor(extract(epoch from posted_at) * 1000)::bigint ||
  coalesce(':' || ended_by, '')`

/** What was posted before this moment and nobody tried to tell, the first posted first; `listUnsentMails` knows the others. */
export async function listPostedToTell(
  db: Db,
  { before, limit, orderId }: { before: Date; limit: number; orderId?: OrderId | undefined },
): Promise<readonly ShipmentId[]> {
  const rows = await db
    .selectFrom('order_shipments')
    .select('id')
    .where(isUntold)
    .$if(orderId !== undefined, (query) => query.where('order_id', '=', orderId as OrderId))
    .$if(orderId === undefined, (query) => query.where(neverTried(mailKey)))
    .where('posted_at', '<=', before)
    .orderBy('posted_at')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** Those of them whose giver has to hear of them, their mails claimed in the same statement. */
export async function claimPosted(
  one: OneStatement,
  { ids, claim }: { ids: readonly ShipmentId[]; claim: MailClaim },
): Promise<readonly (PostedShipment & ClaimedMail)[]> {
  const due = one
    .selectFrom('order_shipments')
    .select(['id as subjectId'])
    .select(mailKey.as('key'))
    .where('id', '=', anyOf(ids))
    .where(isUntold)
  return claiming(one, { kind: 'posted', due, claim })
    .selectFrom('order_shipments')
    .innerJoin('orders', 'orders.id', 'order_shipments.order_id')
    .innerJoin(claimedMails, 'claimed.subjectId', 'order_shipments.id')
    .select(['order_shipments.id as shipmentId', 'orders.uuid', 'orders.language'])
    .select(['orders.contact', 'is_for_self as isForSelf', 'receiver_name as receiverName'])
    .select(['order_shipments.address', 'track_code as trackCode', 'ended_by as endedBy'])
    .select([sql<Date>`posted_at`.as('postedAt')])
    .select([contains('is not null').as('hasPacks'), contains('is null').as('hasCards')])
    .select(claimedColumns)
    .where('order_shipments.id', '=', anyOf(ids))
    .execute()
}

/** Packs of blank cards, or what is none. */
const contains = (blankCards: 'is null' | 'is not null') => sql<boolean>`exists (
  select from deliveries join card_units on card_units.delivery_id = deliveries.id
  where deliveries.shipment_id = order_shipments.id and card_units.blank_cards ${sql.raw(blankCards)}
)`

/** Their giver heard it, or cannot be told. */
export async function markPostedTold(
  one: OneStatement,
  { ids, now }: { ids: readonly ShipmentId[]; now: Date },
): Promise<void> {
  await one
    .updateTable('order_shipments')
    .set({ posted_told_at: now })
    .where('id', '=', anyOf(ids))
    .execute()
}
