import { dayMs } from '#kernel/day-ms.ts'

/** What is tried, or from where. An attempt usually counts against two: what it is about, and where it comes from. */
export type SecretAttemptPurpose =
  | 'cardNumber'
  | 'cardUnlockMail'
  | 'myCardsMail'
  | 'cardSource'
  | 'activationSource'
  | 'loginEmail'
  | 'loginSource'
  | 'accountAsk'
  | 'addressLookupSource'
  | 'cardPaymentSource'
  | 'missedGift'
  | 'missedGiftSource'
  | 'orderLinkMail'
  | 'orderLinkSource'
  | 'ownData'

export type SecretAttemptPolicy = {
  /** So many attempts may follow each other at once. */
  freeTries: number
  /** After the last free one, and after each further one that much longer, up to the longest. */
  firstDelayMs: number
  growth: number
  delayMaxMs: number
  /** The attempts are forgotten one by one, each after this time. */
  forgetsOneAfterMs: number
  /** After so many in all, whatever time lies between them, nobody tries any more until somebody lets them. */
  triesMax?: number
}

const secondMs = 1000
const minuteMs = 60 * secondMs
const hourMs = 60 * minuteMs

/** How long tries in all are kept once all are forgotten otherwise: longer than any guessing, shorter than for ever. */
export const triesKeptMs = 2 * 365 * dayMs

/** One number or one account: nobody mistypes more often, and a machine gets four attempts an hour in the long run. */
const oneSecret: SecretAttemptPolicy = {
  freeTries: 5,
  firstDelayMs: 30 * secondMs,
  growth: 2,
  delayMaxMs: 15 * minuteMs,
  forgetsOneAfterMs: hourMs,
}

/**
 * Numbers of cards hang in shops: a pin is one of a million, and 50 tries are all that a number
 * takes.
 */
const oneCard: SecretAttemptPolicy = { ...oneSecret, triesMax: 50 }

/** A mail that anybody can have sent to another's address: who lost it gets another one, and nobody fills a mailbox. */
const askedMails: SecretAttemptPolicy = {
  freeTries: 1,
  firstDelayMs: 12 * hourMs,
  growth: 1,
  delayMaxMs: 12 * hourMs,
  forgetsOneAfterMs: 12 * hourMs,
}

/** An office or a telephone network shares one address, so a source may do more. */
const oneSource: SecretAttemptPolicy = {
  freeTries: 20,
  firstDelayMs: 15 * secondMs,
  growth: 2,
  delayMaxMs: 5 * minuteMs,
  forgetsOneAfterMs: 10 * minuteMs,
}

/** Asking needs no secret and is not given back when it was answered, so it is slow only for those who ask a lot. */
const asking: SecretAttemptPolicy = {
  freeTries: 30,
  firstDelayMs: 10 * secondMs,
  growth: 2,
  delayMaxMs: 2 * minuteMs,
  forgetsOneAfterMs: 2 * minuteMs,
}

/** Payments by card that did not succeed. A telephone network shares one address among many who pay. */
const cardPayments: SecretAttemptPolicy = {
  freeTries: 12,
  firstDelayMs: minuteMs,
  growth: 2,
  delayMaxMs: 15 * minuteMs,
  forgetsOneAfterMs: 10 * minuteMs,
}

/** A download of all that is kept of an account. Nobody needs many; each reads all its orders. */
const downloads: SecretAttemptPolicy = {
  freeTries: 5,
  firstDelayMs: minuteMs,
  growth: 2,
  delayMaxMs: 15 * minuteMs,
  forgetsOneAfterMs: 15 * minuteMs,
}

export const secretAttemptPolicies: Record<SecretAttemptPurpose, SecretAttemptPolicy> = {
  cardNumber: oneCard,
  cardUnlockMail: askedMails,
  myCardsMail: askedMails,
  cardSource: oneSource,
  activationSource: oneSource,
  loginEmail: oneSecret,
  loginSource: oneSource,
  accountAsk: asking,
  addressLookupSource: asking,
  cardPaymentSource: cardPayments,
  missedGift: askedMails,
  missedGiftSource: oneSource,
  // Whoever asks from a second device, or lost the first mail, need not wait.
  orderLinkMail: { ...askedMails, freeTries: 3 },
  orderLinkSource: oneSource,
  ownData: downloads,
}

/**
 * How long to wait after the first attempt, the second, and so on, until the delay is the longest. No more attempts than
 * these are counted, so that whatever somebody does to a number is forgotten within hours.
 */
export function delaysOf({
  freeTries,
  firstDelayMs,
  growth,
  delayMaxMs,
}: SecretAttemptPolicy): readonly number[] {
  const delays = Array.from({ length: freeTries - 1 }, () => 0)
  let delayMs = firstDelayMs
  for (; delayMs < delayMaxMs; delayMs *= growth) delays.push(delayMs)
  return [...delays, delayMaxMs]
}
