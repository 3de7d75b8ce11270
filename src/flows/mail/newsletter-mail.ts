import type { Mails } from '#domain/mail/mails.ts'
import { newsletterMails } from '#domain/newsletter/newsletter-mails.ts'
import {
  confirmUntil,
  type Subscription,
  subscriptionStateOf,
} from '#domain/newsletter/subscription.ts'
import { newsletterConfirmUrl, newsletterEndUrl } from '#flows/shared/addresses.ts'
import { greetedName } from '#kernel/greeted-name.ts'
import { defineMailKind, type WriteDeps } from './define-mail-kind.ts'

/**
 * Answers a wish for the newsletter: with the link that confirms it, or with the remark that it is confirmed. The key is the
 * subscription and when it was asked for, so a second sending is the same message.
 */
export const newsletterMail = defineMailKind(newsletterMails, {
  job: { name: 'send-newsletter-mail', field: 'subscriptionId', prefixes: ['sub'] },
  write: async (deps, subscription) => {
    const mail = describe(deps, subscription)
    return {
      to: { name: greetedName(subscription.firstName ?? ''), address: subscription.email },
      unsubscribeUrl: mail.endUrl,
      ...(await deps.mails.newsletter(mail)),
    }
  },
})

function describe(deps: WriteDeps, subscription: Subscription): Mails['newsletter'] {
  const { id, language, firstName } = subscription
  const { storefront } = deps
  const until = confirmUntil(subscription)
  const token = deps.newsletterLinks.confirmToken({ id, until })
  return {
    language,
    shopName: storefront.name,
    firstName: firstName ?? undefined,
    confirm:
      subscriptionStateOf(subscription) === 'asked'
        ? { url: newsletterConfirmUrl(deps, { token, language }), until }
        : undefined,
    endUrl: newsletterEndUrl(deps, { id, language }),
    organisation: storefront.organisation,
  }
}
