import { giverOf } from '#domain/deliveries/load-deliveries.ts'
import type { Mails } from '#domain/mail/mails.ts'
import { claimReminders, type DueReminder } from '#domain/reminders/claim-reminders.ts'
import { markRemindersEnded } from '#domain/reminders/mark-reminders.ts'
import { cardPageUrl, myCardsUrl, remindersEndUrl } from '#flows/shared/addresses.ts'
import type { Deps } from '#flows/shared/deps.ts'
import { isSameEmail } from '#kernel/email.ts'
import type { ReminderId } from '#kernel/ids.ts'
import type { MailDeps } from './send-card-mails.ts'
import { sendEach } from './send-each.ts'

type ReminderMailDeps = MailDeps & Pick<Deps, 'reminderLinks' | 'hashAddress'>

/**
 * Tells holders that their cards end, each reminder once; the mail's key is the reminder. One whose address does not work
 * is given up: nobody else asked for it.
 */
export const sendReminderMails = (
  deps: ReminderMailDeps,
  ids: readonly ReminderId[],
): Promise<void> =>
  sendEach(deps, ids, {
    kind: 'reminder',
    claim: claimReminders,
    write: async (reminder) => ({
      to: { name: '', address: reminder.email },
      ...(await deps.mails.reminder(describe(deps, reminder))),
    }),
    markSent: (one, { items, now }) =>
      markRemindersEnded(one, { ids: items.map(({ id }) => id), now }),
    markFailed: (one, { item, now }) => markRemindersEnded(one, { ids: [item.id], now }),
  })

function describe(deps: ReminderMailDeps, reminder: DueReminder): Mails['reminder'] {
  const { id, language, deliveryId, unitId, linkVersion, currency, validUntil } = reminder
  const link = unitId === '' ? { id: deliveryId, linkVersion } : { unitId, linkVersion }
  const token = deps.cardLinks.token(link)
  const isHolders = isWhereGiftWent(deps, reminder)
  return {
    language,
    shopName: deps.storefront.name,
    organisation: deps.storefront.organisation,
    validUntil,
    // Whoever has the link of one card got it from the buyer.
    giverName: reminder.isForSelf && unitId === '' ? undefined : giverOf(reminder) || undefined,
    cards: reminder.cards.map(({ title, amountCents }) => ({
      title: title[language],
      amount: { currency, cents: amountCents },
    })),
    // Whoever has the private link has the code: it goes to no mailbox that it was not in before.
    isLinkToCard: isHolders,
    url: isHolders ? cardPageUrl(deps, { token, language }) : myCardsUrl(deps, language),
    endUrl: remindersEndUrl(deps, { id, language }),
  }
}

const isWhereGiftWent = (
  deps: Pick<Deps, 'hashAddress'>,
  { email, receiverEmail, receiverEmailHash }: DueReminder,
): boolean =>
  receiverEmailHash === null
    ? isSameEmail(email, receiverEmail)
    : Buffer.from(deps.hashAddress(email)).equals(receiverEmailHash)
