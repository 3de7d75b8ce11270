import { claimMessages } from '#domain/contact/claim-message.ts'
import type { ContactMessage } from '#domain/contact/contact-message.ts'
import { markMailed } from '#domain/contact/mark-mailed.ts'
import type { Mails } from '#domain/mail/mails.ts'
import { defaultScreenLanguageOf } from '#domain/storefronts/languages.ts'
import type { Deps } from '#flows/shared/deps.ts'
import { firstNameOf } from '#kernel/first-name.ts'
import type { ContactMessageId } from '#kernel/ids.ts'
import type { Language } from '#kernel/language.ts'
import { type SendDeps, sendEach } from './send-each.ts'

type ContactMailDeps = SendDeps & Pick<Deps, 'mails' | 'storefront'>

/**
 * Mails messages to the shop, in the shop's language; an answer goes to the writer. The message's id is the mail's key.
 * When the shop's own address is refused it is tried again for two days, and then somebody is called.
 */
export const forwardContactMessages = (
  deps: ContactMailDeps,
  ids: readonly ContactMessageId[],
): Promise<void> =>
  sendEach(deps, ids, {
    kind: 'contactForward',
    claim: (one, mails) => claimMessages(one, { ...mails, mark: 'forwarded_at' }),
    write: async (message) => {
      const { storefront, mails } = deps
      const mail = describe(deps, { message, language: defaultScreenLanguageOf(storefront) })
      return {
        to: { name: storefront.name, address: storefront.organisation.email },
        replyTo: { name: message.name, address: message.email },
        ...(await mails.contactForward(mail)),
      }
    },
    markSent: (one, { items, now }) =>
      markMailed(one, { ids: items.map(({ id }) => id), mark: 'forwarded_at', now }),
    markFailed: undefined,
    isAddressOurs: true,
  })

/** Mails writers a copy and what happens next. One whose address does not work counts as mailed. */
export const acknowledgeContactMessages = (
  deps: ContactMailDeps,
  ids: readonly ContactMessageId[],
): Promise<void> =>
  sendEach(deps, ids, {
    kind: 'contactCopy',
    claim: (one, mails) => claimMessages(one, { ...mails, mark: 'acknowledged_at' }),
    write: async (message) => {
      const { storefront, mails } = deps
      return {
        to: { name: firstNameOf(message.name), address: message.email },
        replyTo: { name: storefront.name, address: storefront.organisation.email },
        ...(await mails.contactCopy(describe(deps, { message, language: message.language }))),
      }
    },
    markSent: (one, { items, now }) =>
      markMailed(one, { ids: items.map(({ id }) => id), mark: 'acknowledged_at', now }),
    markFailed: (one, { item, now }) =>
      markMailed(one, { ids: [item.id], mark: 'acknowledged_at', now }),
  })

function describe(
  { storefront }: ContactMailDeps,
  { message, language }: { message: ContactMessage; language: Language },
): Mails['contactCopy'] {
  return {
    language,
    shopName: storefront.name,
    name: message.name,
    email: message.email,
    subject: message.subjectTitle[language],
    orderNumber: message.orderNumber ?? undefined,
    message: message.message,
    receivedAt: message.receivedAt,
    organisation: storefront.organisation,
  }
}
