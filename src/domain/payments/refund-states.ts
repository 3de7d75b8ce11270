/** The life of money on its way back. */
export const refundStates = ['requested', 'sent', 'done', 'failed'] as const

export type RefundState = (typeof refundStates)[number]

/** The provider may report the end before our own call has returned. A refund may fail after it was done: the
 * bank can send it back. One that failed is done once a person paid it another way. */
export const refundLifecycle = {
  requested: ['sent', 'done', 'failed'],
  sent: ['done', 'failed'],
  done: ['failed'],
  failed: ['done'],
} as const satisfies Record<RefundState, readonly RefundState[]>

/** The provider has said that it pays back. */
export const acceptedRefundStates = ['sent', 'done'] as const satisfies readonly RefundState[]

export type RefundReason = 'paidTwice' | 'cardNotIssued' | 'caseDecided'
