import type { Case } from '#domain/cases/find-case.ts'
import type { Settlement } from '#domain/payments/lock-settlement.ts'
import type { Deps } from '#flows/shared/deps.ts'

/** Why a decision was not taken. Nothing changed then. */
export type Undecided =
  | 'unknown'
  | 'decidedBefore'
  | 'notOffered'
  | 'basketPaid'
  | 'otherCurrency'
  | 'moneyTaken'
  /** A choice card that was to pay a part of the order has no more. */
  | 'cardGone'

export type DecideDeps = Pick<Deps, 'db' | 'queue' | 'clock' | 'log'>

/** A case whose locks are held, with the payment that it is about. */
export type CaseAtHand = { caseAtHand: Case; settlement: Settlement | undefined }
