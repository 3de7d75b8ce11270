import { sql } from 'kysely'
import type { OneStatement } from '#domain/db.ts'
import type { ProviderNotification } from '#domain/payments/provider.ts'
import type { NotificationId } from '#kernel/ids.ts'
import { paymentKnownBy } from './payment-known-by.ts'

/**
 * What has to be done about it; `undefined` once it is processed. A success that the shop learned of since it was stored,
 * most often by the provider's own answer, is marked as processed here.
 */
export async function takeUpNotification(
  one: OneStatement,
  { id, now }: { id: NotificationId; now: Date },
): Promise<{ body: ProviderNotification; receivedAt: Date } | undefined> {
  const { rows } = await sql<{ body: ProviderNotification; receivedAt: Date }>`
    with given as materialized (
      select body, received_at from payment_notifications where id = ${id} and processed_at is null
    ),
    known as (
      update payment_notifications set processed_at = ${now}, outcome = 'known'
      where id = ${id} and processed_at is null
        and exists (select from given join payments on ${paymentKnownBy})
      returning id
    )
    select body, received_at as "receivedAt" from given where not exists (select from known)
  `.execute(one)
  return rows[0]
}
