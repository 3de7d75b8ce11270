import { sql } from 'kysely'
import { lifecycleOf } from '#domain/lifecycle.ts'

/**
 * `issuing` is said before the issuer is asked, so the next run asks again with the same key.
 * `failed` lasts until its money is on the way back. `withdrawn`: its money was taken back, and the card with it; a person may pay it back after all.
 * `replaced`: the post lost it, and another unit brings the same again.
 */
export const unitLifecycle = lifecycleOf({
  ordered: ['issuing', 'withdrawn'],
  issuing: ['issued', 'failed', 'withdrawn'],
  issued: ['withdrawn', 'replaced'],
  failed: ['refunded', 'withdrawn'],
  refunded: [],
  withdrawn: ['refunded'],
  replaced: [],
})

/** The life of one card to issue. */
export type UnitState = keyof typeof unitLifecycle

/** Still has to be issued. */
export const openUnitStates = ['ordered', 'issuing'] as const satisfies readonly UnitState[]

/** The failure of a unit that is withdrawn: its issuer was never asked for one that was only ordered. */
export const failureOfWithdrawn = sql<
  string | null
>`case card_units.state when 'ordered' then 'neverAsked' else card_units.failure end`
