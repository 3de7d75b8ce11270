/** What a person may decide, in the words of the operator's command. */
export type CaseDecision =
  /** Of money that came: the order is made all the same; what is too much goes back, what lacks the shop pays. */
  | 'accept'
  | 'pay-back'
  /** It is of another shop of the same account, and leaves our books. */
  | 'not-ours'
  /** It is for an order that is named: booked as if it had been matched. */
  | 'give-to'
  /** Of money that was taken: whoever has the cards keeps them, and the shop bears the loss. */
  | 'keep-cards'
  | 'withdraw-cards'
  /** The cards are good no more, and what was paid for them goes back: where the money is the shop's. */
  | 'refund-cards'
  /** Of an order that is looked at before anything is made: it goes on. */
  | 'release'
  /** Of a refund. */
  | 'pay-again'
  | 'paid-otherwise'
  | 'confirmed'
  | 'failed'
  /** Of a payout: what the provider takes for its work, what the shop bears, what the provider has to put right. */
  | 'book-costs'
  | 'bear-loss'
  | 'await-correction'
  /** Of a card that its issuer said it cannot void: it did so all the same, or never made it. */
  | 'voided'
  | 'noted'

type CaseRule = {
  /** Who has to decide. */
  decides: 'finance' | 'support'
  /** How long they have. */
  days: number
  decisions: readonly CaseDecision[]
  /** What happened, for the person who reads it. */
  sentence: string
}

/** Every reason why a person has to look at money. */
export const caseKinds = {
  otherAmount: {
    decides: 'support',
    days: 2,
    decisions: ['accept', 'pay-back'],
    sentence: 'another amount was paid than was asked',
  },
  tooLate: {
    decides: 'support',
    days: 2,
    decisions: ['accept', 'pay-back'],
    sentence: 'paid more than a month after it was begun',
  },
  secondPayment: {
    decides: 'finance',
    days: 2,
    decisions: ['pay-back'],
    sentence: 'authorised a second time under one key',
  },
  unknownPayment: {
    decides: 'finance',
    days: 5,
    decisions: ['not-ours', 'pay-back', 'give-to'],
    sentence: 'money of a payment that the shop never began',
  },
  voided: {
    decides: 'finance',
    days: 5,
    decisions: ['keep-cards', 'withdraw-cards'],
    sentence: 'the provider cancelled, lost or could not collect the payment',
  },
  chargeback: {
    decides: 'finance',
    days: 7,
    decisions: ['keep-cards', 'withdraw-cards', 'refund-cards'],
    sentence: 'the bank took the money back',
  },
  refundedByHand: {
    decides: 'finance',
    days: 5,
    decisions: ['keep-cards', 'withdraw-cards'],
    sentence: "paid back in the provider's own screens",
  },
  dispute: {
    decides: 'finance',
    days: 5,
    decisions: ['keep-cards', 'withdraw-cards', 'refund-cards'],
    sentence: 'the bank says fraud, or asks what was sold',
  },
  heldForReview: {
    decides: 'support',
    days: 1,
    decisions: ['release', 'refund-cards'],
    sentence: 'paid, and held to be looked at before anything is made',
  },
  refundFailed: {
    decides: 'support',
    days: 2,
    decisions: ['pay-again', 'paid-otherwise'],
    sentence: 'the provider did not pay it back',
  },
  refundSilent: {
    decides: 'finance',
    days: 5,
    decisions: ['confirmed', 'failed'],
    sentence: 'the provider took the refund on and never said that it is done',
  },
  payoutDiffers: {
    decides: 'finance',
    days: 7,
    decisions: ['book-costs', 'bear-loss', 'await-correction'],
    sentence: "the report of a payout says otherwise than the shop's books",
  },
  notPaidOut: {
    decides: 'finance',
    days: 7,
    decisions: ['bear-loss', 'noted'],
    sentence: 'paid, and no payout has brought it',
  },
  notVoided: {
    decides: 'finance',
    days: 7,
    decisions: ['voided', 'bear-loss'],
    sentence: 'its money went back, and its issuer cannot void the card: ask what is owed for it',
  },
  postLate: {
    decides: 'support',
    days: 2,
    decisions: ['noted'],
    sentence: 'a giver asks where a card by post is: post late; noted where it came after all',
  },
  unknownNews: {
    decides: 'finance',
    days: 7,
    decisions: ['noted'],
    sentence: 'news that the shop cannot act upon: of an unknown kind, or of another amount',
  },
} as const satisfies Record<string, CaseRule>

export type CaseKind = keyof typeof caseKinds

export const caseRule = (kind: CaseKind): CaseRule => caseKinds[kind]

export const caseLifecycle = { open: ['decided'], decided: ['open'] } as const
