/** The life of money on its way back. */
export const refundStates = ['requested', 'sent', 'done', 'failed'] as const

export type RefundState = (typeof refundStates)[number]

/** The provider may report the end before our own call has returned. A refund may fail after it was done: the
 * bank can send it back. */
export const refundTransitions = {
  requested: ['sent', 'done', 'failed'],
  sent: ['done', 'failed'],
  done: ['failed'],
  failed: [],
} as const satisfies Record<RefundState, readonly RefundState[]>

export const canRefundBecome = (from: RefundState, to: RefundState): boolean =>
  (refundTransitions[from] as readonly RefundState[]).includes(to)

/** The provider has said that it pays back. */
export const acceptedRefundStates = ['sent', 'done'] as const satisfies readonly RefundState[]

export type RefundReason = 'paidTwice' | 'cardNotIssued'
