import type { Simulator } from '#simulators/adyen/simulator.ts'
import type { JournalType } from '#simulators/adyen/store/journal.ts'
import type { Payment } from '#simulators/adyen/store/payments.ts'
import { captureFees, chargebackFees, type Fees, noFees, refundFees } from './fees.ts'

const rules: Readonly<
  Partial<Record<JournalType, { sign: 1 | -1; fees: (payment: Payment) => Fees }>>
> = {
  Settled: { sign: 1, fees: captureFees },
  SettledReversed: { sign: -1, fees: () => noFees },
  Refunded: { sign: -1, fees: () => refundFees },
  RefundedReversed: { sign: 1, fees: () => noFees },
  Chargeback: { sign: -1, fees: () => chargebackFees },
  SecondChargeback: { sign: -1, fees: () => chargebackFees },
  ChargebackReversed: { sign: 1, fees: () => noFees },
}

export type BookedModification = {
  pspReference: string
  reference: string | undefined
  value: number
}

/** Writes what moved a payment's money into the provider's own books; the next report has it. */
export function book(
  sim: Simulator,
  payment: Payment,
  moved: { type: JournalType; modification: BookedModification | undefined },
): void {
  const rule = rules[moved.type]
  if (rule === undefined) return
  const { modification, type } = moved
  const fees = rule.fees(payment)
  const gross = rule.sign * (modification?.value ?? payment.amount.value)
  sim.store.journal.add({
    type,
    pspReference: payment.pspReference,
    merchantReference: payment.merchantReference,
    method: payment.brand ?? payment.method,
    modificationReference: modification?.pspReference,
    modificationMerchantReference: modification?.reference,
    currency: payment.amount.currency,
    gross,
    net: gross - fees.markup - fees.schemeFees - fees.interchange,
    ...fees,
    atMs: sim.clock.nowMs(),
  })
}
