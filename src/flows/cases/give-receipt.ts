import { reopenForOrder } from '#domain/cases/reopen-case.ts'
import type { Tx } from '#domain/db.ts'
import { decideSettlement } from '#domain/payments/decide-settlement.ts'
import { markHeld } from '#domain/payments/mark-settled.ts'
import { refusal } from '#kernel/operator-refusal.ts'
import type { CaseAtHand, DecideDeps } from './case-at-hand.ts'
import { acceptReceipt, referenceOf } from './decide-receipt.ts'

/**
 * Money that fitted no order is for this one: what was asked pays it; anything else is a case of that order, as it is where a transfer names
 * it. Booked once, under the name that the money has.
 */
export async function giveReceipt(
  tx: Tx,
  deps: DecideDeps,
  { caseAtHand, settlement }: CaseAtHand,
): Promise<void> {
  if (settlement === undefined) throw refusal('caseOrderNotNamed')
  const { id: caseId, currency, openCents } = caseAtHand
  const { paymentId, orderId, asked } = settlement
  const now = deps.clock.now()
  const reference = referenceOf(caseAtHand)
  const paid = { currency, cents: openCents }
  const decision = decideSettlement(settlement, { paid, reference, now })
  if (decision === 'nothing') throw refusal('caseOrderNotNamed')
  if (decision === 'settle') return acceptReceipt(tx, deps, { caseAtHand, settlement })
  const isHeld = decision === 'otherAmount' || decision === 'tooLate'
  const kind = isHeld ? decision : 'secondPayment'
  if (isHeld) {
    const holdReason = `asked ${asked.currency} ${asked.cents}, paid ${currency} ${openCents}`
    await markHeld(tx, { paymentId, reference, brand: undefined, holdReason, now })
  }
  await reopenForOrder(tx, { caseId, kind, orderId, paymentId, openCents, now })
}
