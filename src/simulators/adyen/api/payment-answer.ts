import { isAnsweredOnPhone } from '#simulators/adyen/await-phone.ts'
import { isTransfer, transferAction } from '#simulators/adyen/bank-transfer.ts'
import { refusalReasons } from '#simulators/adyen/refusal-reasons.ts'
import type { Simulator } from '#simulators/adyen/simulator.ts'
import type { Payment, PaymentStatus } from '#simulators/adyen/store/payments.ts'

const resultCodes: Record<PaymentStatus, string> = {
  open: 'RedirectShopper',
  pending: 'Pending',
  authorised: 'Authorised',
  refused: 'Refused',
  cancelled: 'Cancelled',
  expired: 'Refused',
  error: 'Error',
}

/** A payment as `/payments` and `/payments/details` answer it. HTTP is 200 for refusals too. */
export function paymentAnswer(sim: Simulator, payment: Payment): object {
  const refusalCode = payment.status === 'cancelled' ? '16' : payment.refusalCode
  const { method, brand } = payment
  const isAwaited = payment.status === 'pending'
  return {
    pspReference: payment.pspReference,
    resultCode: isAwaited && isTransfer(method) ? 'Received' : resultCodes[payment.status],
    amount: payment.amount,
    merchantReference: payment.merchantReference,
    paymentMethod: { type: method, ...(brand ? { brand } : {}) },
    ...(payment.status === 'open' ? { action: redirectTo(sim, payment) } : {}),
    ...(isAwaited && isAnsweredOnPhone(method) ? { action: waitFor(payment) } : {}),
    ...(isAwaited && isTransfer(method) ? { action: transferAction(sim, payment) } : {}),
    ...(refusalCode
      ? { refusalReasonCode: refusalCode, refusalReason: refusalReasons[refusalCode] }
      : {}),
  }
}

const waitFor = (payment: Payment) => ({
  type: 'await',
  paymentMethodType: payment.method,
  paymentData: payment.pspReference,
})

const redirectTo = (sim: Simulator, payment: Payment) => ({
  type: 'redirect',
  method: 'GET',
  paymentMethodType: payment.method,
  url: `${sim.publicUrl}/bank/${payment.pageToken}`,
})
