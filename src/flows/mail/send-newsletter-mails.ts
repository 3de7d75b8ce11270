import type { Mails } from '#domain/mail/mails.ts'
import { loadSubscriptions } from '#domain/newsletter/load-subscriptions.ts'
import { markMailed } from '#domain/newsletter/mark-mailed.ts'
import { confirmUntil, type Subscription, stateOf } from '#domain/newsletter/subscription.ts'
import { newsletterConfirmUrl, newsletterEndUrl } from '#flows/shared/addresses.ts'
import type { Deps } from '#flows/shared/deps.ts'
import { inOneStatement } from '#flows/shared/transact.ts'
import type { SubscriptionId } from '#kernel/ids.ts'
import { mailEach, type Unsent } from './mail-each.ts'

type NewsletterMailDeps = Pick<
  Deps,
  'db' | 'clock' | 'log' | 'mails' | 'mailer' | 'newsletterLinks' | 'storefront' | 'shopUrl'
>

/**
 * Answers a wish for the newsletter: with the link that confirms it, or with the remark that it is confirmed. The
 * mail's key is the subscription and when it was asked for, so a second sending is the same message. Whose address
 * does not work is not tried again, and forgotten with all who never confirm.
 */
export async function sendNewsletterMails(
  deps: NewsletterMailDeps,
  ids: readonly SubscriptionId[],
): Promise<Unsent<SubscriptionId>> {
  const subscriptions = await loadSubscriptions(deps.db, ids)
  const { sent, rejected, unsent } = await mailEach(subscriptions.filter(isDue), {
    idOf: ({ id }) => id,
    send: (subscription) => sendOne(deps, subscription),
    reject: ({ id }) =>
      deps.log.warn({ subscriptionId: id }, 'The address of a newsletter does not work.'),
  })
  const done = [...sent, ...rejected].map(({ id }) => id)
  await inOneStatement(deps, (tx) => markMailed(tx, { ids: done, now: deps.clock.now() }))
  return unsent
}

const isDue = (subscription: Subscription): boolean =>
  subscription.endedAt === null &&
  (subscription.mailedAt === null || subscription.mailedAt < subscription.mailAskedAt)

async function sendOne(deps: NewsletterMailDeps, subscription: Subscription): Promise<void> {
  const { id, email, firstName, mailAskedAt } = subscription
  const mail = describe(deps, subscription)
  await deps.mailer.send({
    key: `newsletter:${id}:${mailAskedAt.getTime()}`,
    to: { name: firstName ?? '', address: email },
    unsubscribeUrl: mail.endUrl,
    ...(await deps.mails.newsletter(mail)),
  })
}

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
