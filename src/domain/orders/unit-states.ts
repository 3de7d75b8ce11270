/** The life of one card to issue. */
export const unitStates = ['ordered', 'issuing', 'issued', 'failed', 'refunded'] as const

export type UnitState = (typeof unitStates)[number]

/**
 * `issuing` is said before the issuer is asked, so the next run asks again with the same key.
 * `failed` lasts until its money is on the way back. An issued card never becomes anything else here.
 */
const unitTransitions = {
  ordered: ['issuing'],
  issuing: ['issued', 'failed'],
  issued: [],
  failed: ['refunded'],
  refunded: [],
} as const satisfies Record<UnitState, readonly UnitState[]>

export const canUnitBecome = (from: UnitState, to: UnitState): boolean =>
  (unitTransitions[from] as readonly UnitState[]).includes(to)

/** Still has to be issued. */
export const openUnitStates = ['ordered', 'issuing'] as const satisfies readonly UnitState[]
