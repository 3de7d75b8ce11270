import { giverOf } from '#domain/deliveries/load-deliveries.ts'
import type { Mails } from '#domain/mail/mails.ts'
import { type DueReminder, reminderMails } from '#domain/reminders/reminder-mails.ts'
import {
  accountCardsUrl,
  cardPageUrl,
  myCardsUrl,
  remindersEndUrl,
  remindersOneClickUrl,
} from '#flows/shared/addresses.ts'
import { isSameEmail } from '#kernel/email.ts'
import { defineMailKind, type WriteDeps } from './define-mail-kind.ts'

/** Tells holders that their cards end. The key is the reminder. */
export const reminderMail = defineMailKind(reminderMails, {
  job: { name: 'send-reminder-mail', field: 'reminderId', prefixes: ['rem'] },
  write: async (deps, reminder) => ({
    to: { name: '', address: reminder.email },
    unsubscribeUrl: remindersOneClickUrl(deps, reminder),
    ...(await deps.mails.reminder(describe(deps, reminder))),
  }),
})

function describe(deps: WriteDeps, reminder: DueReminder): Mails['reminder'] {
  const { id, language, unitId, accountId, currency, validUntil } = reminder
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
    isAskedByAccount: accountId !== null,
    ...targetOf(deps, reminder),
    endUrl: remindersEndUrl(deps, { id, language }),
  }
}

/** The private link has the code behind it: it goes to no mailbox that it was not in before. */
function targetOf(
  deps: WriteDeps,
  reminder: DueReminder,
): Pick<Mails['reminder'], 'target' | 'url'> {
  const { language, deliveryId, unitId, linkVersion, accountId } = reminder
  if (isWhereGiftWent(deps, reminder)) {
    const link = unitId === '' ? { id: deliveryId, linkVersion } : { unitId, linkVersion }
    const token = deps.cardLinks.token(link)
    return { target: 'card', url: cardPageUrl(deps, { token, language }) }
  }
  return accountId === null
    ? { target: 'find', url: myCardsUrl(deps, language) }
    : { target: 'account', url: accountCardsUrl(deps, language) }
}

const isWhereGiftWent = (
  deps: WriteDeps,
  { email, receiverEmail, receiverEmailHash }: DueReminder,
): boolean =>
  receiverEmailHash === null
    ? isSameEmail(email, receiverEmail)
    : Buffer.from(deps.hashAddress(email)).equals(receiverEmailHash)
