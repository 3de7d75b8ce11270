import { sql } from 'kysely'
import { anyOf } from '#domain/any-of.ts'
import type { OneStatement } from '#domain/db.ts'
import type { GiftId } from '#domain/deliveries/card-links.ts'
import { isThankable } from '#domain/deliveries/is-thankable.ts'
import {
  type ClaimedMail,
  claimedColumns,
  claimedMails,
  claiming,
  type MailClaim,
} from '#domain/mail-claim.ts'
import type { Language } from '#kernel/language.ts'

/** A thank-you as its giver is told of it. */
export type ThankYouToTell = {
  giftId: GiftId
  text: string | null
  /** Null where the giver handed the gift on by its link: nobody said to whom. */
  receiverName: string | null
  giver: { firstName: string; lastName: string; email: string }
  language: Language
  uuid: string
}

/** Those of the named ones whose giver was not told yet, their mails claimed in the same statement. */
export async function claimThankYous(
  one: OneStatement,
  { ids, claim }: { ids: readonly GiftId[]; claim: MailClaim },
): Promise<readonly (ThankYouToTell & ClaimedMail)[]> {
  const due = one
    .selectFrom('thank_yous')
    .innerJoin('deliveries', 'deliveries.id', 'thank_yous.delivery_id')
    .select(['gift_id as subjectId', sql<string>`'thank-you:' || gift_id`.as('key')])
    .where('gift_id', '=', anyOf(ids))
    .where('told_at', 'is', null)
    .where(isThankable)
  return claiming(one, { kind: 'thankYou', due, claim })
    .selectFrom('thank_yous')
    .innerJoin(claimedMails, 'claimed.subjectId', 'thank_yous.gift_id')
    .innerJoin('deliveries', 'deliveries.id', 'thank_yous.delivery_id')
    .innerJoin('order_shipments', 'order_shipments.id', 'deliveries.shipment_id')
    .innerJoin('orders', 'orders.id', 'deliveries.order_id')
    .select(['gift_id as giftId', 'text', 'orders.contact as giver'])
    .select(['orders.uuid', 'orders.language'])
    .select(
      sql<string | null>`case when is_for_self then null else nullif(receiver_name, '') end`.as(
        'receiverName',
      ),
    )
    .select(claimedColumns)
    .where('gift_id', '=', anyOf(ids))
    .execute()
}
