import { sql } from 'kysely'
import { anyOf } from '#domain/any-of.ts'
import { isThankable } from '#domain/deliveries/is-thankable.ts'
import { type ClaimedMail, claimedColumns, claimedMails } from '#domain/mail-claim.ts'
import { defineMailRows } from '#domain/mail-rows.ts'
import type { Statement } from '#domain/prepared.ts'
import type { Language } from '#kernel/language.ts'

/** A thank-you as its giver is told of it. */
export type ThankYouToTell = {
  text: string | null
  /** Null where the giver handed the gift on by its link: nobody said to whom. */
  receiverName: string | null
  giver: { firstName: string; lastName: string; email: string }
  language: Language
  uuid: string
}

const ofDelivery = sql`select from deliveries where deliveries.id = thank_yous.delivery_id`

/** Tells a giver once of a thank-you. One that was forgotten, or whose order's money went back, is told no more. */
export const thankYouMails = defineMailRows({
  kind: 'thankYou',
  table: 'thank_yous',
  id: 'gift_id',
  key: sql`'thank-you:' || gift_id`,
  due: () => sql`(told_at is null and exists (${ofDelivery} and ${isThankable}))`,
  overdue: {
    since: sql`thanked_at`,
    isOf: (orderId) => sql`exists (${ofDelivery} and order_id = ${orderId})`,
  },
  load: (claimed, { ids }): Statement<ThankYouToTell & ClaimedMail> =>
    claimed
      .selectFrom('thank_yous')
      .innerJoin(claimedMails, 'claimed.subjectId', 'thank_yous.gift_id')
      .innerJoin('deliveries', 'deliveries.id', 'thank_yous.delivery_id')
      .innerJoin('order_shipments', 'order_shipments.id', 'deliveries.shipment_id')
      .innerJoin('orders', 'orders.id', 'deliveries.order_id')
      .select(['text', 'orders.contact as giver', 'orders.uuid', 'orders.language'])
      .select(
        sql<string | null>`case when is_for_self then null else nullif(receiver_name, '') end`.as(
          'receiverName',
        ),
      )
      .select(claimedColumns)
      .where('gift_id', '=', anyOf(ids)),
  ifUndeliverable: { kind: 'countsAsTold' },
  mark: async (one, { ids, now }) => {
    await one
      .updateTable('thank_yous')
      .set({ told_at: now })
      .where('gift_id', '=', anyOf(ids))
      .where('told_at', 'is', null)
      .execute()
  },
})
