import { sql } from 'kysely'
import type { Tx } from '#domain/db.ts'
import type { DeliveryId } from '#kernel/ids.ts'

/** They wait for nothing but their mail. */
export async function markDeliveriesReady(
  tx: Tx,
  { ids, now }: { ids: readonly DeliveryId[]; now: Date },
): Promise<void> {
  if (ids.length === 0) return
  await tx
    .updateTable('deliveries')
    .set({ ready_at: now })
    .where('id', 'in', ids)
    .where('ready_at', 'is', null)
    .execute()
}

/** The mails are on their way; from today the cards are valid. Whatever was opened meanwhile stays opened. */
export async function markDeliveriesSent(
  tx: Tx,
  { ids, now }: { ids: readonly DeliveryId[]; now: Date },
): Promise<void> {
  if (ids.length === 0) return
  await tx
    .updateTable('deliveries')
    .set({ state: 'sent', sent_at: now, failure: null, valid_from: validFrom(now) })
    .where('id', 'in', ids)
    .where('state', '=', 'waiting')
    .execute()
}

/** The address will never work; the giver sees it and can correct it. */
export async function markDeliveryFailed(
  tx: Tx,
  failed: { id: DeliveryId; failure: string },
): Promise<void> {
  await tx
    .updateTable('deliveries')
    .set({ state: 'failed', failure: failed.failure })
    .where('id', '=', failed.id)
    .where('state', 'in', ['waiting', 'sent'])
    .execute()
}

/** The first look counts. Whoever opens the link has got the mail, even when we could not note that it left. */
export async function markDeliveryOpened(
  tx: Tx,
  { id, now }: { id: DeliveryId; now: Date },
): Promise<void> {
  await tx
    .updateTable('deliveries')
    .set({
      state: 'opened',
      opened_at: now,
      sent_at: sql`coalesce(sent_at, ${now}::timestamptz)`,
      valid_from: sql`coalesce(valid_from, ${validFrom(now)}::date)`,
    })
    .where('id', '=', id)
    .where('state', 'in', ['waiting', 'sent', 'failed'])
    .execute()
}

const amsterdamDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Amsterdam' })

/** The day as people in the shop's country call it. */
const validFrom = (now: Date): string => amsterdamDay.format(now)
