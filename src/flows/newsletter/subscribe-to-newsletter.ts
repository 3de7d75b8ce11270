import { askSubscription } from '#domain/newsletter/ask-subscription.ts'
import type { Deps } from '#flows/shared/deps.ts'
import { transact } from '#flows/shared/transact.ts'
import type { Language } from '#kernel/language.ts'

export type NewsletterRequest = { email: string; firstName: string | undefined; language: Language }

/**
 * Notes the request for the newsletter and asks its mailbox to confirm it. The caller learns nothing of the address:
 * known, new or asked for a minute ago, it ends the same. One mail an hour for an address at most.
 */
export async function subscribeToNewsletter(
  deps: Pick<Deps, 'db' | 'clock' | 'queue' | 'storefront'>,
  request: NewsletterRequest,
): Promise<void> {
  const { storefront, clock, queue } = deps
  await transact(deps, async (tx) => {
    const subscriptionId = await askSubscription(tx, {
      ...request,
      storefront: storefront.key,
      now: clock.now(),
    })
    if (subscriptionId === undefined) return
    await queue.send(tx, [{ name: 'send-newsletter-mail', payload: { subscriptionId } }])
  })
}
