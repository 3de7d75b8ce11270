import type { Tx } from '#domain/db.ts'
import { type AccountId, newId } from '#kernel/ids.ts'
import type { Language } from '#kernel/language.ts'
import type { RemindedGift } from './reminder.ts'

export type RemindersToAsk = {
  gift: RemindedGift
  email: string
  language: Language
  /** Set where an account asks; its own address it is then. */
  accountId?: AccountId | undefined
  planned: readonly { validUntil: string; daysBefore: number; dueAt: Date }[]
  now: Date
}

/**
 * Puts these reminders in the place of those that are still to come. One that went never goes again, and one that is due at
 * this moment goes as it was asked.
 */
export async function askReminders(tx: Tx, asked: RemindersToAsk): Promise<void> {
  const { gift, email, language, accountId = null, planned, now } = asked
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
        ...{ email, language, asked_at: now, account_id: accountId },
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

type Asker = { accountId: AccountId; gift: RemindedGift }

/** Ends what an account asked for a gift; what was asked by the private link stays. */
export async function endRemindersOfAccount(tx: Tx, { accountId, gift }: Asker): Promise<void> {
  await tx
    .deleteFrom('card_reminders')
    .where('account_id', '=', accountId)
    .where('delivery_id', '=', gift.deliveryId)
    .where('card_unit_id', '=', gift.unitId)
    .where('ended_at', 'is', null)
    .execute()
}

/** The account has another address, to which its reminders go from now on. */
export async function readdressReminders(
  tx: Tx,
  { accountId, email }: { accountId: AccountId; email: string },
): Promise<void> {
  await tx
    .updateTable('card_reminders')
    .set({ email })
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .execute()
}

/** Ends all that an account asked. */
export async function forgetRemindersOfAccount(tx: Tx, accountId: AccountId): Promise<void> {
  await tx
    .deleteFrom('card_reminders')
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .execute()
}
