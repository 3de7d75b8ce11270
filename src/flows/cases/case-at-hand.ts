import type { Case } from '#domain/cases/find-case.ts'
import type { Settlement } from '#domain/payments/lock-settlement.ts'
import type { Deps } from '#flows/shared/deps.ts'
import type { Signed } from '#flows/shared/operator.ts'

export type DecideDeps = Pick<Deps, 'db' | 'queue' | 'clock' | 'log'>

/** A case whose locks are held, with the payment that it is about. */
export type CaseAtHand = { caseAtHand: Case; settlement: Settlement | undefined }

/** A case, the order that a person names for it, and the person. */
export type CaseToGive = CaseAtHand & { orderNumber: string | undefined; by: Signed }
