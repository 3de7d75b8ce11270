import { announcePayment } from '#simulators/adyen/announce-payment.ts'
import { decideQuietly } from '#simulators/adyen/payment-life.ts'
import { invalid } from '#simulators/adyen/protocol/adyen-error.ts'
import { newPspReference } from '#simulators/adyen/protocol/psp-reference.ts'
import { optionalText, readBodyAmount } from '#simulators/adyen/protocol/read-request.ts'
import { book } from '#simulators/adyen/reports/book.ts'
import type { Simulator } from '#simulators/adyen/simulator.ts'
import type { ModificationKind } from '#simulators/adyen/store/modifications.ts'
import type { Payment } from '#simulators/adyen/store/payments.ts'
import type { Operation } from './answer.ts'

/** What became of a request to change a payment; the shop hears it by webhook, never in the answer. */
type Outcome = { isSuccess: boolean; reason?: string; payment: Payment; done?: 'cancel' | 'refund' }

type Rule = (sim: Simulator, payment: Payment, amountValue: number) => Outcome

const eventCodes: Record<ModificationKind, string> = {
  capture: 'CAPTURE',
  cancel: 'CANCELLATION',
  refund: 'REFUND',
  reversal: 'CANCEL_OR_REFUND',
}

const no = (payment: Payment, reason: string): Outcome => ({ isSuccess: false, reason, payment })

const refund: Rule = (sim, payment, amountValue) => {
  if (payment.status !== 'authorised') return no(payment, 'Transaction is not authorised')
  if (payment.returnedValue + amountValue > payment.capturedValue)
    return no(payment, 'Insufficient balance on payment')
  const refunded = { ...payment, returnedValue: payment.returnedValue + amountValue }
  sim.store.payments.save(refunded)
  return { isSuccess: true, payment: refunded, done: 'refund' }
}

const cancel: Rule = (sim, payment) => {
  if (payment.status !== 'open') return no(payment, 'Transaction is captured or ended already')
  const cancelled = decideQuietly(sim, payment, { as: 'cancelled' })
  return { isSuccess: true, payment: cancelled, done: 'cancel' }
}

const rules: Record<ModificationKind, Rule> = {
  refund,
  cancel,
  reversal: (sim, payment) =>
    payment.status === 'open'
      ? cancel(sim, payment, 0)
      : refund(sim, payment, payment.capturedValue),
  // Everything is captured by itself: capturing once more does not charge once more.
  capture: (_sim, payment) =>
    payment.status === 'authorised'
      ? { isSuccess: true, payment }
      : no(payment, 'Transaction is not authorised'),
}

const carriesAmount = (kind: ModificationKind) => kind === 'refund' || kind === 'capture'

/** POST /payments/{pspReference}/refunds, /cancels, /captures, /reversals: received now, decided by webhook. */
export const modify =
  (kind: ModificationKind): Operation =>
  (sim, { body, pspReference }) => {
    const amount = carriesAmount(kind) ? readBodyAmount(body, { isZeroAllowed: false }) : undefined
    const reference = optionalText(body, 'reference')
    const payment = sim.store.payments.find(pspReference)
    if (!payment) throw invalid('167', 'Original pspReference required for this operation')
    if (amount && amount.currency !== payment.amount.currency)
      throw invalid('138', 'Unsupported currency specified')

    const modification = { pspReference: newPspReference(), reference, amountValue: amount?.value }
    const { add } = sim.store.modifications
    add({ ...modification, kind, paymentPspReference: pspReference }, sim.clock.nowMs())
    const outcome = rules[kind](sim, payment, amount?.value ?? 0)
    if (outcome.done === 'refund') {
      const value = outcome.payment.returnedValue - payment.returnedValue
      const told = { pspReference: modification.pspReference, reference, value }
      book(sim, outcome.payment, { type: 'Refunded', modification: told })
    }
    announcePayment(sim, outcome.payment, {
      eventCode: eventCodes[kind],
      isSuccess: outcome.isSuccess,
      reason: outcome.reason,
      modification,
      ...(kind === 'reversal' && outcome.done
        ? { additionalData: { 'modification.action': outcome.done } }
        : {}),
    })
    return {
      status: 201,
      body: {
        merchantAccount: sim.options.merchantAccount,
        paymentPspReference: pspReference,
        pspReference: modification.pspReference,
        status: 'received',
        ...(amount ? { amount } : {}),
        ...(reference ? { reference } : {}),
      },
    }
  }
