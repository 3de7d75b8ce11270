import { nameActor } from '#domain/history/name-actor.ts'
import { recordEvent } from '#domain/history/record-event.ts'
import { type BankEntry, bankReference } from '#domain/payments/bank-entry.ts'
import { type MatchedEntry, matchTransfers } from '#domain/payments/match-transfers.ts'
import type { ProviderNotification } from '#domain/payments/provider.ts'
import { storeNotifications } from '#domain/payments/store-notifications.ts'
import type { Deps } from '#flows/shared/deps.ts'
import { transact } from '#flows/shared/transact.ts'

export type ReceivedTransfers = {
  matched: readonly MatchedEntry[]
  /** How many of them were not told before. */
  newCount: number
}

/**
 * Money on the shop's own account is news like any other: stored once by the bank's name of it, all of a file or nothing, and booked by the
 * same job through the same door. What fits no payment is a case.
 */
export const receiveTransfers = (
  deps: Pick<Deps, 'db' | 'clock' | 'queue'>,
  { entries, by }: { entries: readonly BankEntry[]; by?: { actor: string; reason: string } },
): Promise<ReceivedTransfers> =>
  transact(deps, async (tx) => {
    const matched = await matchTransfers(tx, entries)
    const now = deps.clock.now()
    const fresh = await storeNotifications(tx, { notifications: matched.map(newsOf), now })
    await deps.queue.send(
      tx,
      fresh.map((notificationId) => ({
        name: 'process-notification',
        payload: { notificationId },
      })),
    )
    if (by !== undefined && fresh.length > 0) {
      await nameActor(tx, by.actor)
      for (const { entry, payment } of matched)
        await recordEvent(tx, {
          ...{ subject: payment?.paymentId ?? bankReference(entry), event: 'transferSeen' },
          ...{ facts: { ...entry, reason: by.reason }, actor: by.actor },
        })
    }
    return { matched, newCount: fresh.length }
  })

function newsOf({ entry, payment }: MatchedEntry): ProviderNotification {
  const reference = bankReference(entry)
  return {
    ...{ dedupeKey: reference, kind: 'authorised', reference, originalReference: undefined },
    ...{ paymentId: payment?.paymentId, refundId: undefined, amount: entry.amount },
    occurredAt: entry.bookedOn,
  }
}
