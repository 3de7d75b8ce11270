/** The life of a card at the shop. Whether it is spent or expired follows from its balance and its last day. */
export const cardStates = ['active', 'frozen', 'blocked', 'withdrawn'] as const

export type CardState = (typeof cardStates)[number]

/**
 * `frozen`: its money was taken back, and a person decides. `blocked`: stopped by the operator, such as a lost card.
 * `withdrawn`: for good.
 */
export const cardLifecycle = {
  active: ['frozen', 'blocked', 'withdrawn'],
  frozen: ['active', 'blocked', 'withdrawn'],
  blocked: ['active'],
  withdrawn: [],
} as const satisfies Record<CardState, readonly CardState[]>
