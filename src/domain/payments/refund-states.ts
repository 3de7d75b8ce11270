import { lifecycleOf } from '#domain/lifecycle.ts'

/** The provider may report the end before our own call has returned. A refund may fail after it was done: the
 * bank can send it back. One that failed is done once a person paid it another way. */
export const refundLifecycle = lifecycleOf({
  requested: ['sent', 'done', 'failed'],
  sent: ['done', 'failed'],
  done: ['failed'],
  failed: ['done'],
})

/** The life of money on its way back. */
export type RefundState = keyof typeof refundLifecycle

/** The provider has said that it pays back. */
export const acceptedRefundStates = ['sent', 'done'] as const satisfies readonly RefundState[]

/**
 * `cancelled`: called off before it was sent. `withdrawn`: the law's withdrawal. `cardGone`: a choice card that paid a part of the order had
 * no more when the rest was paid. `byHand`: an operator named the cards. `favour`: an amount that no card stands against.
 * `paidTwice`: the basket was paid before. `notTaken`: money that came unlike it was asked, and that a person gives back.
 */
export type RefundReason =
  | 'paidTwice'
  | 'cardNotIssued'
  | 'caseDecided'
  | 'cancelled'
  | 'withdrawn'
  | 'cardGone'
  | 'byHand'
  | 'favour'
  | 'notTaken'

/** A giver is mailed about these: nothing else of their order tells them. */
export const mailedRefundReasons = [
  'cardNotIssued',
  'cardGone',
  'byHand',
  'favour',
  'paidTwice',
  'notTaken',
] as const satisfies readonly RefundReason[]

export type MailedRefundReason = (typeof mailedRefundReasons)[number]
