import { type Paths, pathsOf } from '#kernel/addresses.ts'
import type { CompanyId, QuoteId, ReminderId, SubscriptionId } from '#kernel/ids.ts'
import type { Language } from '#kernel/language.ts'
import type { Deps } from './deps.ts'

type Shop = Pick<Deps, 'shopUrl'>

/** A page with its host, for what leads to the shop from outside. */
const urlOf = ({ shopUrl }: Shop, language: Language, path: (paths: Paths) => string): string =>
  `${shopUrl}${path(pathsOf(language))}`

/** Where the payment page brings the shopper back to (SPEC §2, payment processing). */
export const paymentReturnUrl = (
  deps: Shop,
  { uuid, language }: { uuid: string; language: Language },
): string => urlOf(deps, language, (paths) => paths.processing(uuid))

/** SPEC §2, order confirmation. */
export const orderUrl = (
  deps: Shop,
  { uuid, language }: { uuid: string; language: Language },
): string => urlOf(deps, language, (paths) => paths.order(uuid))

/** The law's withdrawal, which asks for no log-in. */
export const withdrawUrl = (deps: Shop, { language }: { language: Language }): string =>
  urlOf(deps, language, (paths) => paths.withdraw())

/** The law's model form for it. */
export const modelFormUrl = (deps: Shop, { language }: { language: Language }): string =>
  `${urlOf(deps, language, (paths) => paths.cancellation())}#modelformulier`

/** Opens the order to the browser that follows it. The token stands behind the #, which no server and no log ever sees. */
export const orderLinkUrl = (
  deps: Shop,
  { uuid, token, language }: { uuid: string; token: string; language: Language },
): string => `${orderUrl(deps, { uuid, language })}#${token}`

/** The private page of a quote. */
export const quoteUrl = (
  deps: Pick<Deps, 'shopUrl' | 'quoteLinks'>,
  { id, language }: { id: QuoteId; language: Language },
): string => urlOf(deps, language, (paths) => paths.quote(deps.quoteLinks.token(id)))

/** The private page of what one receiver got. */
export const cardPageUrl = (
  deps: Shop,
  { token, language }: { token: string; language: Language },
): string => urlOf(deps, language, (paths) => paths.card(token))

/** The private page of a printed card that was activated. */
export const activatedCardUrl = (
  deps: Shop,
  { token, language }: { token: string; language: Language },
): string => urlOf(deps, language, (paths) => paths.cardDetails(token))

/** Where value is put on a blank card. */
export const activationUrl = (deps: Shop, { language }: { language: Language }): string =>
  urlOf(deps, language, (paths) => paths.activation())

/** Lets a card's number be tried again. The token stands behind the #, which no server and no log ever sees. */
export const cardUnlockUrl = (
  deps: Shop,
  { token, language }: { token: string; language: Language },
): string => `${urlOf(deps, language, (paths) => paths.balance())}#${token}`

/** Where a receiver has the links of all their cards mailed. */
export const myCardsUrl = (deps: Shop, language: Language): string =>
  urlOf(deps, language, (paths) => paths.myCards())

/** The gift cards that a customer keeps in their account. */
export const accountCardsUrl = (deps: Shop, language: Language): string =>
  urlOf(deps, language, (paths) => paths.accountCards())

/** Ends the reminders of a gift. The token stands behind the #, as above. */
export const remindersEndUrl = (
  deps: Pick<Deps, 'shopUrl' | 'reminderLinks'>,
  { id, language }: { id: ReminderId; language: Language },
): string => `${myCardsUrl(deps, language)}#${deps.reminderLinks.endToken(id)}`

/** Below it stand addresses that one post of a mail program ends letters at (RFC 8058). */
export const oneClickFolder = 'unsubscribe'

/** Ends the reminders of a gift by one post; opened, it leads to the page. */
export const remindersOneClickUrl = (
  deps: Pick<Deps, 'shopUrl' | 'reminderLinks'>,
  { id, language }: { id: ReminderId; language: Language },
): string =>
  `${new URL(deps.shopUrl).origin}/${oneClickFolder}/reminders/${language}/${deps.reminderLinks.endToken(id)}`

/** Where the mailbox itself says yes to the newsletter. */
export const newsletterConfirmUrl = (
  deps: Shop,
  { token, language }: { token: string; language: Language },
): string => urlOf(deps, language, (paths) => paths.newsletterConfirm(token))

/** Ends the newsletter: a page for people, and one click for mail programs (RFC 8058). */
export const newsletterEndUrl = (
  deps: Pick<Deps, 'shopUrl' | 'newsletterLinks'>,
  { id, language }: { id: SubscriptionId; language: Language },
): string =>
  urlOf(deps, language, (paths) => paths.newsletterEnd(deps.newsletterLinks.endToken(id)))

/**
 * Where the mail to the owner of an account leads: confirming their address, choosing a password
 * (SPEC §2), or signing in.
 */
export const accountLinkUrl = (
  deps: Shop,
  { kind, token, language }: { kind: keyof typeof linkPages; token: string; language: Language },
): string => urlOf(deps, language, (paths) => paths[linkPages[kind]](token))

const linkPages = {
  confirmEmail: 'accountConfirm',
  newPassword: 'accountNewPassword',
  signIn: 'accountSignIn',
  changeEmail: 'accountConfirm',
  emailChanged: 'accountUndoEmail',
} as const

export const contactUrl = (deps: Shop, language: Language): string =>
  urlOf(deps, language, (paths) => paths.contact())

/** A company with its invoices, for its members. */
export const accountCompanyUrl = (
  deps: Shop,
  { companyId, language }: { companyId: CompanyId; language: Language },
): string => urlOf(deps, language, (paths) => paths.accountCompany(companyId))

/** Where somebody answers an invitation to a company. */
export const invitationUrl = (
  deps: Shop,
  { token, language }: { token: string; language: Language },
): string => urlOf(deps, language, (paths) => paths.accountInvitation(token))

export const forgottenPasswordUrl = (deps: Shop, language: Language): string =>
  urlOf(deps, language, (paths) => paths.accountForgot())
