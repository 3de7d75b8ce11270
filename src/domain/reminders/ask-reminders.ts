import type { Tx } from '#domain/db.ts'
import { newId } from '#kernel/ids.ts'
import type { Language } from '#kernel/language.ts'
import type { RemindedGift } from './reminder.ts'

export type RemindersToAsk = {
  gift: RemindedGift
  email: string
  language: Language
  planned: readonly { validUntil: string; daysBefore: number; dueAt: Date }[]
  now: Date
}

/**
 * Puts these reminders in the place of those that are still to come. One that went never goes again, and one that is due at
 * this moment goes as it was asked.
 */
export async function askReminders(tx: Tx, asked: RemindersToAsk): Promise<void> {
  const { gift, email, language, planned, now } = asked
  await tx
    .deleteFrom('card_reminders')
    .where('delivery_id', '=', gift.deliveryId)
    .where('card_unit_id', '=', gift.unitId)
    .where('ended_at', 'is', null)
    .where('due_at', '>', now)
    .execute()
  if (planned.length === 0) return
  await tx
    .insertInto('card_reminders')
    .values(
      planned.map(({ validUntil, daysBefore, dueAt }) => ({
        id: newId('rem', now.getTime()),
        delivery_id: gift.deliveryId,
        card_unit_id: gift.unitId,
        valid_until: validUntil,
        days_before: daysBefore,
        due_at: dueAt,
        ...{ email, language, asked_at: now },
      })),
    )
    .onConflict((conflict) => conflict.constraint('card_reminder_goes_once').doNothing())
    .execute()
}

/** Takes the consent back: what did not go yet is deleted with its address. Gives what that was. */
export const endReminders = (
  tx: Tx,
  gift: RemindedGift,
): Promise<readonly { email: string; daysBefore: number }[]> =>
  tx
    .deleteFrom('card_reminders')
    .where('delivery_id', '=', gift.deliveryId)
    .where('card_unit_id', '=', gift.unitId)
    .where('ended_at', 'is', null)
    .returning(['email', 'days_before as daysBefore'])
    .execute()
