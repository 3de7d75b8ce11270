/** The inner life of an order. Everything from `issuing` on is paid. */
export const orderStates = [
  'awaitingPayment',
  'superseded',
  'expired',
  'issuing',
  'completed',
  'refunded',
  'halted',
  'withdrawn',
] as const

export type OrderState = (typeof orderStates)[number]

/** The three values that customers and partners know (SPEC §3). */
export type PublicOrderStatus = 'PENDING' | 'COMPLETED' | 'CANCELED'

/**
 * `superseded`: the basket was changed and ordered anew. `expired`: nobody paid for days. Both may still be
 * paid, because a bank may report late: an unpaid basket is then honoured, a paid one refunded. `halted`: its money was
 * taken back, so nothing is made or sent until a person decides. `withdrawn`: its cards are good no more.
 */
export const orderLifecycle = {
  awaitingPayment: ['superseded', 'expired', 'issuing', 'completed'],
  superseded: ['issuing', 'completed'],
  expired: ['issuing', 'completed'],
  issuing: ['completed', 'refunded', 'halted'],
  completed: ['issuing', 'refunded', 'halted'],
  refunded: [],
  halted: ['issuing', 'completed', 'withdrawn'],
  withdrawn: [],
} as const satisfies Record<OrderState, readonly OrderState[]>

export const publicStatus = {
  awaitingPayment: 'PENDING',
  superseded: 'CANCELED',
  expired: 'CANCELED',
  issuing: 'PENDING',
  completed: 'COMPLETED',
  refunded: 'CANCELED',
  halted: 'PENDING',
  withdrawn: 'CANCELED',
} as const satisfies Record<OrderState, PublicOrderStatus>

const unpaidStates: readonly OrderState[] = ['awaitingPayment', 'superseded', 'expired']

/** Paid orders keep their place: a second payment of the same basket is surplus. */
export const isPaidState = (state: OrderState): boolean => !unpaidStates.includes(state)
