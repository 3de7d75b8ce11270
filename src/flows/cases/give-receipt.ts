import { reopenForOrder } from '#domain/cases/reopen-case.ts'
import { lockCompany } from '#domain/companies/change-company.ts'
import type { Tx } from '#domain/db.ts'
import { isAtBank } from '#domain/payments/bank-entry.ts'
import { decideSettlement } from '#domain/payments/decide-settlement.ts'
import { markHeld } from '#domain/payments/mark-settled.ts'
import { matchDebts, type NamedDebts } from '#domain/receivables/match-debts.ts'
import { bookCompanyMoney } from '#flows/companies/debts.ts'
import { invariant } from '#kernel/invariant.ts'
import { refusal } from '#kernel/operator-refusal.ts'
import type { CaseToGive, DecideDeps } from './case-at-hand.ts'
import { acceptReceipt, leaveReceipt, referenceOf } from './decide-receipt.ts'

/**
 * Money that fitted no order is for this one: what was asked pays it; anything else is a case of that order, as it is where a transfer names
 * it. Booked once, under the name that the money has. Of an order on account it pays the debt.
 */
export async function giveReceipt(tx: Tx, deps: DecideDeps, at: CaseToGive): Promise<void> {
  const { caseAtHand, settlement, orderNumber } = at
  const [debt] = orderNumber === undefined ? [] : await matchDebts(tx, [orderNumber])
  if (debt !== undefined) return giveToDebt(tx, deps, { ...at, debt })
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

/** Money on the shop's own account leaves what is nobody's, and is its company's. */
async function giveToDebt(
  tx: Tx,
  deps: DecideDeps,
  { debt, ...at }: CaseToGive & { debt: NamedDebts },
): Promise<void> {
  const { currency, openCents: cents } = at.caseAtHand
  const { companyId, receivableIds } = debt
  const reference = referenceOf(at.caseAtHand)
  if (!isAtBank(reference)) throw refusal('caseOrderNotNamed')
  if (debt.currency !== currency) throw refusal('caseOtherCurrency')
  await lockCompany(tx, companyId)
  await leaveReceipt(tx, deps, at)
  const money = { companyId, receivableIds, reference, amount: { currency, cents }, ...at.by }
  const isNew = await bookCompanyMoney(tx, deps, money)
  invariant(isNew, 'Money that waits as a case is no company’s yet.')
}
