import type { Mails } from '#domain/mail/mails.ts'
import { claimSubscriptions } from '#domain/newsletter/load-subscriptions.ts'
import { markMailed } from '#domain/newsletter/mark-mailed.ts'
import { confirmUntil, type Subscription, stateOf } from '#domain/newsletter/subscription.ts'
import { newsletterConfirmUrl, newsletterEndUrl } from '#flows/shared/addresses.ts'
import type { Deps } from '#flows/shared/deps.ts'
import type { SubscriptionId } from '#kernel/ids.ts'
import { type SendDeps, sendEach } from './send-each.ts'

type NewsletterMailDeps = SendDeps &
  Pick<Deps, 'mails' | 'newsletterLinks' | 'storefront' | 'shopUrl'>

/**
 * Answers a wish for the newsletter: with the link that confirms it, or with the remark that it is confirmed. The
 * mail's key is the subscription and when it was asked for, so a second sending is the same message. Whose address
 * does not work is not tried again, and forgotten with all who never confirm.
 */
export const sendNewsletterMails = (
  deps: NewsletterMailDeps,
  ids: readonly SubscriptionId[],
): Promise<void> =>
  sendEach(deps, ids, {
    kind: 'newsletter',
    claim: claimSubscriptions,
    write: async (subscription) => {
      const mail = describe(deps, subscription)
      return {
        to: { name: subscription.firstName ?? '', address: subscription.email },
        unsubscribeUrl: mail.endUrl,
        ...(await deps.mails.newsletter(mail)),
      }
    },
    markSent: (one, { items, now }) => markMailed(one, { ids: items.map(({ id }) => id), now }),
    markFailed: (one, { item, now }) => markMailed(one, { ids: [item.id], now }),
  })

function describe(deps: NewsletterMailDeps, subscription: Subscription): Mails['newsletter'] {
  const { id, language, firstName } = subscription
  const { storefront } = deps
  const until = confirmUntil(subscription)
  const token = deps.newsletterLinks.confirmToken({ id, until })
  return {
    language,
    shopName: storefront.name,
    firstName: firstName ?? undefined,
    confirm:
      stateOf(subscription) === 'asked'
        ? { url: newsletterConfirmUrl(deps, { token, language }), until }
        : undefined,
    endUrl: newsletterEndUrl(deps, { id, language }),
    organisation: storefront.organisation,
  }
}
