import { confirmSubscription } from '#domain/newsletter/confirm-subscription.ts'
import { endSubscription } from '#domain/newsletter/end-subscription.ts'
import { NewsletterLinkInvalid } from '#domain/newsletter/errors.ts'
import { loadSubscriptions } from '#domain/newsletter/load-subscriptions.ts'
import {
  type Subscription,
  type SubscriptionState,
  subscriptionStateOf,
} from '#domain/newsletter/subscription.ts'
import type { Deps } from '#flows/shared/deps.ts'
import { inOneStatement } from '#flows/shared/transact.ts'
import type { SubscriptionId } from '#kernel/ids.ts'
import { maskEmail } from '#kernel/mask.ts'

type LinkDeps = Pick<Deps, 'db' | 'clock' | 'newsletterLinks'>

/** What the page behind a link shows. The address is masked: links travel further than mailboxes. */
export type NewsletterLinkView = {
  state: SubscriptionState
  /** Undefined where nothing is kept any more. */
  maskedEmail: string | undefined
}

/** Looking changes nothing: mail scanners follow links. Throws `NewsletterLinkInvalid` (3722). */
export async function showConfirmLink(deps: LinkDeps, token: string): Promise<NewsletterLinkView> {
  return view(await findToConfirm(deps, token))
}

/** Confirms the newsletter; again is harmless. Throws `NewsletterLinkInvalid` (3722). */
export async function confirmNewsletter(
  deps: LinkDeps,
  token: string,
): Promise<NewsletterLinkView> {
  const { id, email } = await findToConfirm(deps, token)
  const now = deps.clock.now()
  await inOneStatement(deps, (one) => confirmSubscription(one, { id, now }))
  return { state: 'confirmed', maskedEmail: maskEmail(email) }
}

/** Throws `NewsletterLinkInvalid` (3722) for a link that is not ours only: a forgotten address gets no letters either. */
export async function showEndLink(deps: LinkDeps, token: string): Promise<NewsletterLinkView> {
  return view(await find(deps, readEnd(deps, token)))
}

/** Ends the newsletter at once, for good, and again is harmless. Throws `NewsletterLinkInvalid` (3722). */
export async function endNewsletter(deps: LinkDeps, token: string): Promise<NewsletterLinkView> {
  const id = readEnd(deps, token)
  const subscription = await find(deps, id)
  const now = deps.clock.now()
  await deps.db.transaction().execute((tx) => endSubscription(tx, { id, now }))
  return { ...view(subscription), state: 'ended' }
}

function readEnd({ newsletterLinks }: LinkDeps, token: string): SubscriptionId {
  const id = newsletterLinks.readEnd(token)
  if (id === undefined) throw new NewsletterLinkInvalid()
  return id
}

async function findToConfirm(deps: LinkDeps, token: string): Promise<Subscription> {
  const link = deps.newsletterLinks.readConfirm(token)
  if (link === undefined) throw new NewsletterLinkInvalid()
  const subscription = await find(deps, link.id)
  if (subscription === undefined) throw new NewsletterLinkInvalid()
  const state = subscriptionStateOf(subscription)
  const isUsable = state === 'confirmed' || (state === 'asked' && deps.clock.now() < link.until)
  if (!isUsable) throw new NewsletterLinkInvalid()
  return subscription
}

const find = async ({ db }: LinkDeps, id: SubscriptionId): Promise<Subscription | undefined> =>
  (await loadSubscriptions(db, [id]))[0]

const view = (subscription: Subscription | undefined): NewsletterLinkView =>
  subscription === undefined
    ? { state: 'ended', maskedEmail: undefined }
    : { state: subscriptionStateOf(subscription), maskedEmail: maskEmail(subscription.email) }
