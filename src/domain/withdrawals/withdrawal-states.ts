import { lifecycleOf } from '#domain/lifecycle.ts'

/**
 * `stated`: kept, and not carried out yet. `unknown`: there is no such order by that address; nobody is told. `waiting`: a person decides
 * about a part of it, such as what is in the post. `paidBack`: something goes back. `refused`: nothing does.
 */
export const withdrawalLifecycle = lifecycleOf({
  stated: ['unknown', 'waiting', 'paidBack', 'refused'],
  unknown: [],
  waiting: ['paidBack', 'refused'],
  paidBack: [],
  refused: [],
})

/** The life of a statement of withdrawal. */
export type WithdrawalState = keyof typeof withdrawalLifecycle
