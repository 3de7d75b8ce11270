import { dayMs } from '#kernel/day-ms.ts'
import type { SubscriptionId } from '#kernel/ids.ts'
import type { Language } from '#kernel/language.ts'

/**
 * A request to get the newsletter. Anybody who types an address makes one; it counts once it is confirmed
 * from the mailbox itself, and ends at one click. What proves the consent is kept with it (law: consent must be
 * provable, and as easy to take back as to give).
 */
export type Subscription = {
  id: SubscriptionId
  storefront: string
  language: Language
  email: string
  firstName: string | null
  askedAt: Date
  mailAskedAt: Date
  mailedAt: Date | null
  confirmedAt: Date | null
  endedAt: Date | null
}

export type SubscriptionState = 'asked' | 'confirmed' | 'ended'

/**
 * Which sentence stood beside the button (`newsletter.promise` in the texts). Raise it with every change of what is
 * promised, so that a row tells what its owner agreed to.
 */
export const consentVersion = '2026-11'

const hourMs = 60 * 60 * 1000

/** Nobody can fill the mailbox of somebody else by asking in their name. */
export const mailPauseMs = hourMs

/** A sign-up that nobody confirmed by then was not meant, and is forgotten. */
export const confirmWithinMs = 7 * dayMs

/** How long the proof of a consent stays after it was withdrawn: a complaint can come late. */
export const proofKeptMs = 365 * dayMs

export const subscriptionStateOf = ({
  confirmedAt,
  endedAt,
}: Pick<Subscription, 'confirmedAt' | 'endedAt'>): SubscriptionState => {
  if (endedAt !== null) return 'ended'
  return confirmedAt === null ? 'asked' : 'confirmed'
}

/** The link in the mail of that moment confirms until then. */
export const confirmUntil = ({ mailAskedAt }: Pick<Subscription, 'mailAskedAt'>): Date =>
  new Date(mailAskedAt.getTime() + confirmWithinMs)
