import { sql } from 'kysely'
import { anyOf } from '#domain/any-of.ts'
import { type ClaimedMail, claimedColumns, claimedMails } from '#domain/mail-claim.ts'
import { defineMailRows, markIn } from '#domain/mail-rows.ts'
import type { Statement } from '#domain/prepared.ts'
import { type GiftReceiver, receiverColumns } from '#domain/unit.ts'
import type { DeliveryAddress } from '#kernel/address-parts.ts'
import type { Language } from '#kernel/language.ts'

/** A shipment on its way, as its giver hears of it. */
export type PostedNotice = GiftReceiver & {
  uuid: string
  language: Language
  contact: { firstName: string; lastName: string; email: string }
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

/** Tells a giver once that a shipment is on its way, and once what became of it where it did not arrive. */
export const postedMails = defineMailRows({
  kind: 'posted',
  table: 'order_shipments',
  id: 'id',
  key: sql`'posted:' || order_shipments.id || ':' || floor(extract(epoch from posted_at) * 1000)::bigint ||
    coalesce(':' || ended_by, '')`,
  due: () => sql`(
    order_shipments.state in ('posted', 'lost', 'returned') and order_shipments.posted_told_at is null
      and exists (select from orders where orders.id = order_shipments.order_id and orders.contact ->> 'email' <> '')
  )`,
  overdue: { since: sql`posted_at`, isOf: (orderId) => sql`order_id = ${orderId}` },
  load: (claimed, { ids }): Statement<PostedNotice & ClaimedMail> =>
    claimed
      .selectFrom('order_shipments')
      .innerJoin('orders', 'orders.id', 'order_shipments.order_id')
      .innerJoin(claimedMails, 'claimed.subjectId', 'order_shipments.id')
      .select(['orders.uuid', 'orders.language', 'orders.contact'])
      .select(receiverColumns)
      .select(['order_shipments.address', 'track_code as trackCode', 'ended_by as endedBy'])
      .select([sql<Date>`posted_at`.as('postedAt')])
      .select([contains('is not null').as('hasPacks'), contains('is null').as('hasCards')])
      .select(claimedColumns)
      .where('order_shipments.id', '=', anyOf(ids)),
  ifUndeliverable: { kind: 'countsAsTold' },
  mark: markIn('order_shipments', 'posted_told_at'),
})

/** Packs of blank cards, or what is none. */
const contains = (blankCards: 'is null' | 'is not null') => sql<boolean>`exists (
  select from deliveries join card_units on card_units.delivery_id = deliveries.id
  where deliveries.shipment_id = order_shipments.id and card_units.blank_cards ${sql.raw(blankCards)}
)`
