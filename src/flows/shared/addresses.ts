import type { SubscriptionId } from '#kernel/ids.ts'
import type { Language } from '#kernel/language.ts'
import type { Deps } from './deps.ts'

type Shop = Pick<Deps, 'shopUrl'>

const prefixOf: Record<Language, string> = { nl: '', en: '/en' }

/** Where the payment page brings the shopper back to (SPEC §2, payment processing). */
export const paymentReturnUrl = (deps: Shop, order: { uuid: string; language: Language }): string =>
  `${deps.shopUrl}${prefixOf[order.language]}/bestellen/betaling-verwerken/?order=${order.uuid}`

/** SPEC §2, order confirmation. */
export const orderUrl = (deps: Shop, order: { uuid: string; language: Language }): string =>
  `${deps.shopUrl}${prefixOf[order.language]}/bestellen/${order.uuid}/`

/** The private page of what one receiver got. */
export const cardPageUrl = (deps: Shop, delivery: { token: string; language: Language }): string =>
  `${deps.shopUrl}${prefixOf[delivery.language]}/kaart/${delivery.token}/`

/** Where the mailbox itself says yes to the newsletter. */
export const newsletterConfirmUrl = (
  deps: Shop,
  { token, language }: { token: string; language: Language },
): string => `${deps.shopUrl}${prefixOf[language]}/nieuwsbrief/bevestigen/${token}/`

/** Ends the newsletter: a page for people, and one click for mail programs (RFC 8058). */
export const newsletterEndUrl = (
  deps: Pick<Deps, 'shopUrl' | 'newsletterLinks'>,
  { id, language }: { id: SubscriptionId; language: Language },
): string =>
  `${deps.shopUrl}${prefixOf[language]}/nieuwsbrief/afmelden/${deps.newsletterLinks.endToken(id)}/`

/** Where the mail to the owner of an account leads: confirming their address, or choosing a password (SPEC §2). */
export const accountLinkUrl = (
  deps: Shop,
  { kind, token, language }: { kind: keyof typeof linkPaths; token: string; language: Language },
): string => `${deps.shopUrl}${prefixOf[language]}${linkPaths[kind]}?token=${token}`

const linkPaths = {
  confirmEmail: '/account/bevestigen/',
  newPassword: '/account/nieuw-wachtwoord/',
} as const

export const forgottenPasswordUrl = (deps: Shop, language: Language): string =>
  `${deps.shopUrl}${prefixOf[language]}/account/wachtwoord-vergeten/`
