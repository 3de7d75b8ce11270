import type { Card } from '#domain/cards/card.ts'
import { loadReminders, type Reminder } from '#domain/reminders/load-reminders.ts'
import { type RemindedGift, reminderPlan } from '#domain/reminders/reminder.ts'
import type { Deps } from '#flows/shared/deps.ts'
import { maskEmail } from '#kernel/mask.ts'
import type { Gift } from './find-gift.ts'

/** What a holder may ask, and what they asked (GraphQL `GiftCardReminders`). */
export type RemindersView = {
  /** Days before the end of a card that are still to come. */
  offeredDays: readonly number[]
  /** Those of them that were asked for and have not gone yet. */
  askedDays: readonly number[]
  /** Where these go, as whoever typed it knows it again. */
  maskedEmail: string | undefined
}

/** The buyer and whoever got the link of one card are two holders, who hear nothing of each other. */
export const remindedGiftOf = ({
  delivery,
  link,
}: Pick<Gift, 'delivery' | 'link'>): RemindedGift => ({
  deliveryId: delivery.id,
  unitId: 'unitId' in link ? link.unitId : '',
})

/** The last days of those cards that can be spent. */
export const lastDaysOf = (cards: readonly Card[]): readonly string[] =>
  cards.filter(({ state }) => state === 'active').map(({ validUntil }) => validUntil)

/** Undefined where there is nothing left to be told of. */
export async function showReminders(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { gift, cards }: { gift: Pick<Gift, 'delivery' | 'link'>; cards: readonly Card[] },
): Promise<RemindersView | undefined> {
  const planned = reminderPlan(lastDaysOf(cards), clock.now())
  if (planned.length === 0) return undefined
  return viewReminders(planned, await loadReminders(db, remindedGiftOf(gift)))
}

/** Reminders that can be asked and those that were, as a holder sees them. */
export function viewReminders(
  planned: readonly { daysBefore: number }[],
  asked: readonly Reminder[],
): RemindersView {
  const coming = asked.filter(({ hasGone }) => !hasGone)
  const email = coming[0]?.email
  return {
    offeredDays: distinct(planned.map(({ daysBefore }) => daysBefore)),
    askedDays: distinct(coming.map(({ daysBefore }) => daysBefore)),
    maskedEmail: email === undefined ? undefined : maskEmail(email),
  }
}

const distinct = (days: readonly number[]): readonly number[] => [...new Set(days)]
