/** The life of one card to issue. */
export const unitStates = [
  'ordered',
  'issuing',
  'issued',
  'failed',
  'refunded',
  'withdrawn',
] as const

export type UnitState = (typeof unitStates)[number]

/**
 * `issuing` is said before the issuer is asked, so the next run asks again with the same key.
 * `failed` lasts until its money is on the way back. `withdrawn`: its money was taken back, and the card with it.
 */
export const unitLifecycle = {
  ordered: ['issuing', 'withdrawn'],
  issuing: ['issued', 'failed', 'withdrawn'],
  issued: ['withdrawn'],
  failed: ['refunded', 'withdrawn'],
  refunded: [],
  withdrawn: [],
} as const satisfies Record<UnitState, readonly UnitState[]>

/** Still has to be issued. */
export const openUnitStates = ['ordered', 'issuing'] as const satisfies readonly UnitState[]
