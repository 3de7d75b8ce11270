import { lifecycleOf } from '#domain/lifecycle.ts'

/**
 * `blank`: made without value. `activating`: somebody paid for its value, or is about to. `frozen`: its money was taken back,
 * and a person decides. `blocked`: stopped by the operator, such as a lost card. `spent`: nothing is left; what is paid back
 * to it brings it to life. `replaced`: another card has its value. `withdrawn`: for good.
 */
export const cardLifecycle = lifecycleOf({
  blank: ['activating', 'blocked', 'replaced', 'withdrawn'],
  activating: ['blank', 'active', 'blocked', 'withdrawn'],
  active: ['frozen', 'blocked', 'spent', 'replaced', 'withdrawn'],
  frozen: ['active', 'blocked', 'withdrawn'],
  blocked: ['blank', 'active', 'replaced'],
  spent: ['active', 'frozen', 'replaced', 'withdrawn'],
  replaced: [],
  withdrawn: [],
})

/** The life of a card at the shop. Whether it is expired follows from its last day. */
export type CardState = keyof typeof cardLifecycle
