import {
  insertCardEnds,
  listCardEnds,
  listCardsToLapse,
  markLapseUndone,
} from '#domain/cards/card-ends.ts'
import { moveReminders } from '#domain/reminders/move-reminders.ts'
import { isBlocked, listCardSources } from '#domain/secret-attempts/blocked-sources.ts'
import type { Deps } from '#flows/shared/deps.ts'
import type { CardId } from '#kernel/ids.ts'

/** Asks the database everything about the last days of a card, and about who tries numbers that may be one's. */
export async function askCardEnds(
  { db, storefront, secretAttemptKeys }: Deps,
  { cardId, now }: { cardId: CardId; now: Date },
): Promise<void> {
  await listCardsToLapse(db, { storefront: storefront.key, before: '2026-11-01', limit: 100 })
  await listCardEnds(db, 200)
  await db.transaction().execute(async (tx) => {
    await moveReminders(tx, { cardId, from: '2028-11-30', until: '2029-11-30', now })
    const amount = { currency: 'EUR', cents: 1 } as const
    const ends = await insertCardEnds(tx, { ends: [{ cardId, amount }], now })
    for (const { id } of ends) await markLapseUndone(tx, { id, now })
  })
  await isBlocked(db, secretAttemptKeys.of('cardSource', '192.0.2.7'), now)
  await listCardSources(db, { now, limit: 50 })
}
