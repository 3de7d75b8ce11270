import { sql } from 'kysely'
import type { OneStatement, Tx } from '#domain/db.ts'
import type { ProviderNotification } from '#domain/payments/provider.ts'
import { type Given, prepared } from '#domain/prepared.ts'
import { type NotificationId, newId } from '#kernel/ids.ts'
import { paymentKnownBy } from './payment-known-by.ts'

type News = { notifications: readonly ProviderNotification[]; now: Date }

const numbered = ({ notifications, now }: News): string =>
  JSON.stringify(notifications.map((body) => ({ id: newId('ntf', now.getTime()), body })))

/**
 * Stores each success of a payment that the shop knows to be settled by it, as processed, and answers with the rest: most
 * notifications come after the shopper, and those cost nothing more.
 */
export async function storeKnownNotifications(
  one: OneStatement,
  news: News,
): Promise<readonly ProviderNotification[]> {
  const { rows } = await storeKnown(one, { notifications: numbered(news), now: news.now })
  const known = new Set(rows.map(({ dedupeKey }) => dedupeKey))
  return news.notifications.filter(({ dedupeKey }) => !known.has(dedupeKey))
}

const storeKnown = prepared(
  (_, { notifications, now }: Given<{ notifications: string; now: Date }>) => sql<{
    dedupeKey: string
  }>`
    with known as materialized (
      select given.id, given.body, given.body ->> 'dedupeKey' as dedupe_key
      from jsonb_to_recordset(${notifications}::jsonb) as given(id text, body jsonb)
      -- Asked for by its id for each, where a join may read the table.
      where (select true from payments where ${paymentKnownBy})
    ), stored as (
      insert into payment_notifications (id, dedupe_key, body, received_at, processed_at, outcome)
      select id, dedupe_key, body, ${now}::timestamptz, ${now}::timestamptz, 'known'
      from known order by dedupe_key
      on conflict (dedupe_key) do nothing
    )
    select dedupe_key as "dedupeKey" from known`,
)

/** Stores what is new and answers with what has to be processed. News that has been stored before is left out. */
export async function storeNotifications(tx: Tx, news: News): Promise<readonly NotificationId[]> {
  const { rows } = await sql<{ id: NotificationId }>`
    insert into payment_notifications (id, dedupe_key, body, received_at)
    select given.id, given.body ->> 'dedupeKey', given.body, ${news.now}::timestamptz
    from jsonb_to_recordset(${numbered(news)}::jsonb) as given(id text, body jsonb)
    order by given.body ->> 'dedupeKey'
    on conflict (dedupe_key) do nothing
    returning id
  `.execute(tx)
  return rows.map(({ id }) => id)
}

/**
 * Stores news of which everything is done in this transaction. False where it was stored before: of
 * two who book the same money at once, by whichever way, one does.
 */
export async function storeDoneNotification(
  tx: Tx,
  { body, outcome, now }: { body: ProviderNotification; outcome: string; now: Date },
): Promise<boolean> {
  const stored = await tx
    .insertInto('payment_notifications')
    .values({
      id: newId('ntf', now.getTime()),
      dedupe_key: body.dedupeKey,
      body: JSON.stringify(body),
      received_at: now,
      processed_at: now,
      outcome,
    })
    .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
    .returning('id')
    .executeTakeFirst()
  return stored !== undefined
}
