import { sql } from 'kysely'
import { anyOf } from '#domain/any-of.ts'
import type { OneStatement, Tx } from '#domain/db.ts'
import type { OrderId } from '#kernel/ids.ts'

export async function markConfirmed(
  one: OneStatement,
  { ids, now }: { ids: readonly OrderId[]; now: Date },
): Promise<void> {
  await one
    .updateTable('orders')
    .set({
      // The days of the right to withdraw count from the first.
      confirmation_sent_at: sql`coalesce(confirmation_sent_at, ${now})`,
      confirmation_asked_at: null,
    })
    .where('id', '=', anyOf(ids))
    .where((eb) =>
      eb.or([eb('confirmation_sent_at', 'is', null), eb('confirmation_asked_at', '<=', now)]),
    )
    .execute()
}

/** Has the confirmation sent once more. */
export async function askConfirmation(
  tx: Tx,
  { orderId, now }: { orderId: OrderId; now: Date },
): Promise<void> {
  await tx
    .updateTable('orders')
    .set({ confirmation_asked_at: now })
    .where('id', '=', orderId)
    .execute()
}

/** A consumer asked after all for delivery within the days of the right to withdraw; they are told so again by mail. */
export async function agreeToEarlyDelivery(
  tx: Tx,
  { orderId, textVersion, now }: { orderId: OrderId; textVersion: number; now: Date },
): Promise<void> {
  await tx
    .updateTable('orders')
    .set({
      ...{ early_delivery_agreed_at: now, early_delivery_text: textVersion },
      ...{ deliver_not_before: null, confirmation_asked_at: now },
    })
    .where('id', '=', orderId)
    .where('deliver_not_before', 'is not', null)
    .execute()
}
