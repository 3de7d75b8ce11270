import { sql } from 'kysely'
import type { Tx } from '#domain/db.ts'
import type { ProviderNotification } from '#domain/payments/provider.ts'
import { type NotificationId, newId } from '#kernel/ids.ts'
import { paymentKnownBy } from './payment-known-by.ts'

/**
 * Stores what is new and answers with what has to be processed. News that has been stored before is left out,
 * and a success of a payment that is settled already is told apart at once: most notifications come after the
 * shopper, and those cost nothing more.
 */
export async function storeNotifications(
  tx: Tx,
  news: { notifications: readonly ProviderNotification[]; now: Date },
): Promise<readonly NotificationId[]> {
  const given = news.notifications.map((body) => ({ id: newId('ntf', news.now.getTime()), body }))
  const { rows } = await sql<{ id: NotificationId; outcome: string | null }>`
    insert into payment_notifications (id, dedupe_key, body, received_at, processed_at, outcome)
    select given.id, given.body ->> 'dedupeKey', given.body, ${news.now}::timestamptz,
      case when payments.id is not null then ${news.now}::timestamptz end,
      case when payments.id is not null then 'known' end
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as given(id text, body jsonb)
    left join payments on ${paymentKnownBy}
    order by given.body ->> 'dedupeKey'
    on conflict (dedupe_key) do nothing
    returning id, outcome
  `.execute(tx)
  return rows.filter(({ outcome }) => outcome === null).map(({ id }) => id)
}
