import { contactCopies, contactForwards } from '#domain/contact/contact-mails.ts'
import type { ContactMessage } from '#domain/contact/contact-message.ts'
import type { Mails } from '#domain/mail/mails.ts'
import { defaultScreenLanguageOf } from '#domain/storefronts/languages.ts'
import { firstNameOf } from '#kernel/first-name.ts'
import { greetedName } from '#kernel/greeted-name.ts'
import type { Language } from '#kernel/language.ts'
import { defineMailKind, type WriteDeps } from './define-mail-kind.ts'

/**
 * Mails messages to the shop, in the shop's language; an answer goes to the writer. The key is the message. When the shop's own
 * address is refused it is tried again for two days, and then somebody is called.
 */
export const contactForwardMail = defineMailKind(contactForwards, {
  job: { name: 'forward-contact-message', field: 'contactMessageId', prefixes: ['msg'] },
  write: async (deps, message) => {
    const { storefront, mails } = deps
    const language = defaultScreenLanguageOf(storefront)
    const mail = { ...describe(deps, { message, language }), message: message.message }
    return {
      to: { name: storefront.name, address: storefront.organisation.email },
      replyTo: { name: message.name, address: message.email },
      ...(await mails.contactForward(mail)),
    }
  },
})

/** Mails writers a copy and what happens next. One whose address does not work counts as mailed. */
export const contactCopyMail = defineMailKind(contactCopies, {
  job: { name: 'acknowledge-contact-message', field: 'contactMessageId', prefixes: ['msg'] },
  write: async (deps, message) => {
    const { storefront, mails } = deps
    return {
      to: { name: greetedName(firstNameOf(message.name)), address: message.email },
      replyTo: { name: storefront.name, address: storefront.organisation.email },
      ...(await mails.contactCopy({
        ...describe(deps, { message, language: message.language }),
        quoted: message.isQuoted ? message.message : undefined,
      })),
    }
  },
})

function describe(
  { storefront }: WriteDeps,
  { message, language }: { message: ContactMessage; language: Language },
): Omit<Mails['contactCopy'], 'quoted'> {
  return {
    language,
    shopName: storefront.name,
    name: message.name,
    email: message.email,
    subject: message.subjectTitle[language],
    orderNumber: message.orderNumber ?? undefined,
    receivedAt: message.receivedAt,
    organisation: storefront.organisation,
  }
}
