import { lifecycleOf } from '#domain/lifecycle.ts'

/**
 * `frozen`: its money was taken back, and a person decides. `blocked`: stopped by the operator, such as a lost card.
 * `withdrawn`: for good.
 */
export const cardLifecycle = lifecycleOf({
  active: ['frozen', 'blocked', 'withdrawn'],
  frozen: ['active', 'blocked', 'withdrawn'],
  blocked: ['active'],
  withdrawn: [],
})

/** The life of a card at the shop. Whether it is spent or expired follows from its balance and its last day. */
export type CardState = keyof typeof cardLifecycle
