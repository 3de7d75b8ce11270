/** The life of one attempt to pay. */
export const paymentStates = [
  'opened',
  'pending',
  'refused',
  'abandoned',
  'held',
  'settled',
  'partlyRefunded',
  'refunded',
] as const

export type PaymentState = (typeof paymentStates)[number]

/**
 * `opened`: the provider has not answered. `pending`: it has, and may still say anything. A late success
 * outranks an earlier refusal; a failure never outranks a success. `held`: money came that is not what was
 * asked, so a person decides. A bank may send a refund back: then the payment is what it was before.
 */
export const paymentLifecycle = {
  opened: ['pending', 'refused', 'abandoned', 'held', 'settled'],
  pending: ['refused', 'abandoned', 'held', 'settled'],
  refused: ['held', 'settled'],
  abandoned: ['refused', 'held', 'settled'],
  held: ['settled', 'refunded'],
  settled: ['partlyRefunded', 'refunded'],
  partlyRefunded: ['partlyRefunded', 'refunded', 'settled'],
  refunded: ['partlyRefunded', 'settled', 'held'],
} as const satisfies Record<PaymentState, readonly PaymentState[]>

/** The provider may still decide. */
export const openPaymentStates = ['opened', 'pending'] as const satisfies readonly PaymentState[]

/** The money is or was ours. */
export const isSettledPayment = (state: PaymentState): boolean =>
  state === 'settled' || state === 'partlyRefunded' || state === 'refunded'
