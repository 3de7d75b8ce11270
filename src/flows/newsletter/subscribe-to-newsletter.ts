import { askSubscription } from '#domain/newsletter/ask-subscription.ts'
import { type BudgetDeps, spendMail } from '#flows/abuse/spend-budget.ts'
import { transact } from '#flows/shared/transact.ts'
import type { Language } from '#kernel/language.ts'

export type NewsletterRequest = {
  email: string
  firstName: string | undefined
  language: Language
  clientIp: string | undefined
}

/**
 * Notes the request for the newsletter and asks its mailbox to confirm it. The caller learns nothing of the address:
 * known, new or asked for a minute ago, it ends the same. One mail an hour for an address at most.
 * Call it after a captcha. Throws `BudgetSpent` (3610).
 */
export async function subscribeToNewsletter(
  deps: BudgetDeps,
  { clientIp, ...request }: NewsletterRequest,
): Promise<void> {
  const { email } = request
  const counted = { mail: 'newsletter', clientIp, email, captcha: 'passed' } as const
  if (!(await spendMail(deps, counted))) return
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
