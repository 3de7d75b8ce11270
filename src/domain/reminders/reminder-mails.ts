import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { anyOf } from '#domain/any-of.ts'
import type { Db } from '#domain/db.ts'
import { type ClaimedMail, claimedColumns, claimedMails } from '#domain/mail-claim.ts'
import { defineMailRows, type Moment } from '#domain/mail-rows.ts'
import type { Statement } from '#domain/prepared.ts'
import { type NamedUnit, namedUnitColumns } from '#domain/unit.ts'
import type { AccountId, CardUnitId, DeliveryId, ReminderId } from '#kernel/ids.ts'
import type { Language } from '#kernel/language.ts'
import type { Currency } from '#kernel/money.ts'
import { shopTimeZone } from '#kernel/time-zone.ts'
import { isUsedUp, isWorthSending } from './is-worth-sending.ts'
import { markRemindersEnded } from './mark-reminders.ts'

/** A reminder with what its mail says. */
export type DueReminder = {
  id: ReminderId
  email: string
  language: Language
  /** YYYY-MM-DD */
  validUntil: string
  deliveryId: DeliveryId
  /** Empty for a whole gift. */
  unitId: CardUnitId | ''
  linkVersion: number
  /** Null where it was asked by the private link. */
  accountId: AccountId | null
  /** Where the gift itself was sent to; of a forgotten receiver the hash alone. */
  receiverEmail: string
  receiverEmailHash: Uint8Array | null
  giver: { firstName: string }
  /** On the tag, where whoever gave chose it. */
  tagGiver: string | null
  isForSelf: boolean
  currency: Currency
  cards: readonly NamedUnit[]
}

type Due = { now: Date; limit: number }

/** Reminders whose moment has come, the first due first. */
export async function listDueReminders(db: Db, due: Due): Promise<readonly ReminderId[]> {
  const rows = await db
    .selectFrom('card_reminders')
    .select('id')
    .where(isDue(due.now))
    .orderBy('due_at')
    .limit(due.limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** About a reminder: its holder has to hear of it now. */
const isDue = (now: Moment) => sql<boolean>`(
  card_reminders.ended_at is null and due_at <= ${now}::timestamptz
    and card_reminders.valid_until >= (${now}::timestamptz at time zone ${sql.lit(shopTimeZone)})::date
    and ${isWorthSending}
)`

/**
 * Tells a holder once that their cards end. One whose address does not work is given up: the holder alone asked for it.
 */
export const reminderMails = defineMailRows({
  kind: 'reminder',
  table: 'card_reminders',
  id: 'id',
  key: sql`'reminder:' || card_reminders.id`,
  due: isDue,
  load: (claimed, { ids }): Statement<DueReminder & ClaimedMail> =>
    claimed
      .selectFrom('card_reminders')
      .innerJoin(claimedMails, 'claimed.subjectId', 'card_reminders.id')
      .innerJoin('deliveries', 'deliveries.id', 'card_reminders.delivery_id')
      .innerJoin('order_shipments', 'order_shipments.id', 'deliveries.shipment_id')
      .innerJoin('orders', 'orders.id', 'deliveries.order_id')
      .select(['card_reminders.id', 'card_reminders.email', 'card_reminders.language'])
      .select(['card_reminders.valid_until as validUntil', 'orders.currency'])
      .select(['orders.contact as giver', 'giver_name as tagGiver', 'is_for_self as isForSelf'])
      .select(['receiver_email as receiverEmail', 'receiver_email_hash as receiverEmailHash'])
      .select(['delivery_id as deliveryId', 'card_unit_id as unitId'])
      .select(['deliveries.link_version as linkVersion', 'card_reminders.account_id as accountId'])
      .select(({ selectFrom }) =>
        jsonArrayFrom(
          selectFrom('card_units')
            .innerJoin('cards', 'cards.order_unit_id', 'card_units.id')
            .innerJoin('order_packages', 'order_packages.id', 'card_units.package_id')
            .select(namedUnitColumns)
            .whereRef('card_units.delivery_id', '=', 'deliveries.id')
            .whereRef('cards.valid_until', '=', 'card_reminders.valid_until')
            .where(sql<boolean>`card_unit_id in ('', card_units.id)`)
            .where('cards.state', '=', 'active')
            .where(sql<boolean>`not ${isUsedUp}`)
            .orderBy('card_units.position'),
        ).as('cards'),
      )
      .select(claimedColumns)
      .where('card_reminders.id', '=', anyOf(ids)),
  ifUndeliverable: { kind: 'countsAsTold' },
  mark: markRemindersEnded,
})
