import type { Card } from '#domain/cards/card.ts'
import { loadCards } from '#domain/cards/load-cards.ts'
import { CardLinkInvalid } from '#domain/deliveries/errors.ts'
import type { Delivery } from '#domain/deliveries/load-deliveries.ts'
import { askReminders, endReminders } from '#domain/reminders/ask-reminders.ts'
import { RemindersNotRestored } from '#domain/reminders/errors.ts'
import { findReminder } from '#domain/reminders/load-reminders.ts'
import { reminderPlan } from '#domain/reminders/reminder.ts'
import type { Deps } from '#flows/shared/deps.ts'
import { transact } from '#flows/shared/transact.ts'
import type { AccountId } from '#kernel/ids.ts'
import type { Language } from '#kernel/language.ts'
import { type ReminderDays, reminderDays } from '#kernel/reminder-input.ts'
import { findGift } from './find-gift.ts'
import { lastDaysOf, type RemindersView, remindedGiftOf, showReminders } from './show-reminders.ts'

type ReminderDeps = Pick<Deps, 'db' | 'clock' | 'queue' | 'cardLinks' | 'reminderLinks'>

type ReminderRequest = {
  token: string
  days: readonly ReminderDays[]
  email: string
  language: Language
  /** Set where an account asks on its own page. */
  accountId?: AccountId | undefined
}

/**
 * Notes that the holder of a gift wants to be told before its cards end, in the place of what they asked before. No mail
 * goes now: the address is the holder's word, and gets three mails at most for a gift. Throws `CardLinkInvalid` (3500),
 * also before the gift was opened.
 */
export async function remindHolder(
  deps: ReminderDeps,
  { token, days, ...asker }: ReminderRequest,
): Promise<RemindersView | undefined> {
  const gift = await findGift(deps, token)
  if (!gift.isOpened) throw new CardLinkInvalid()
  const now = deps.clock.now()
  const cards = await cardsOf(deps, gift.delivery)
  const planned = reminderPlan(lastDaysOf(cards), now)
  const chosen = planned.filter(({ daysBefore }) => days.includes(daysBefore))
  await transact(deps, (tx) =>
    askReminders(tx, { ...asker, gift: remindedGiftOf(gift), now, planned: chosen }),
  )
  return showReminders(deps, { gift, cards })
}

/**
 * Ends all reminders of a gift, by the private link of its page or by the link of one of them; again is harmless. The page
 * gets what takes it back: what was erased, sealed. Throws `CardLinkInvalid` (3500).
 */
export async function endHoldersReminders(
  deps: ReminderDeps,
  token: string,
): Promise<string | undefined> {
  const reminderId = deps.reminderLinks.readEnd(token)
  const gift =
    reminderId === undefined
      ? remindedGiftOf(await findGift(deps, token))
      : await findReminder(deps.db, reminderId)
  // Nothing is kept of it any more, so nothing goes.
  if (gift === undefined) return
  const ended = await transact(deps, (tx) => endReminders(tx, gift))
  const [first] = ended
  // The link in a mail asks on a page of its own before it ends anything.
  if (first === undefined || reminderId !== undefined) return
  const days = reminderDays.filter((count) => ended.some(({ daysBefore }) => daysBefore === count))
  const { email } = first
  return deps.reminderLinks.sealEnded({ gift, email, days, endedAt: deps.clock.now() })
}

/** For as long as somebody who pressed by mistake still sees the page. */
const undoMinutes = 10

/** Asks again for what was ended on this page just now. Throws `RemindersNotRestored` (3507), `CardLinkInvalid` (3500). */
export async function restoreReminders(
  deps: ReminderDeps,
  { token, undo, language }: { token: string; undo: string; language: Language },
): Promise<RemindersView | undefined> {
  const gift = remindedGiftOf(await findGift(deps, token))
  const ended = deps.reminderLinks.openEnded(undo)
  if (
    ended === undefined ||
    ended.gift.deliveryId !== gift.deliveryId ||
    ended.gift.unitId !== gift.unitId ||
    deps.clock.now().getTime() - ended.endedAt.getTime() > undoMinutes * 60_000
  )
    throw new RemindersNotRestored()
  return remindHolder(deps, { token, days: ended.days, email: ended.email, language })
}

/** The cards of a gift that were made. */
async function cardsOf(
  { db }: Pick<Deps, 'db'>,
  { units }: Pick<Delivery, 'units'>,
): Promise<readonly Card[]> {
  const unitIds = units.filter(({ isIssued }) => isIssued).map(({ unitId }) => unitId)
  return loadCards(db, { unitIds })
}
