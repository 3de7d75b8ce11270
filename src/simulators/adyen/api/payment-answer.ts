import { findPaymentMethod } from '#kernel/payment-methods.ts'
import { isAnsweredOnPhone } from '#simulators/adyen/await-phone.ts'
import { isTransfer, transferAction } from '#simulators/adyen/bank-transfer.ts'
import { refusalReasons } from '#simulators/adyen/refusal-reasons.ts'
import type { Simulator } from '#simulators/adyen/simulator.ts'
import type { AdyenPaymentStatus, Payment } from '#simulators/adyen/store/payments.ts'

const resultCodes: Record<AdyenPaymentStatus, string> = {
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
  const isScanned = payment.status === 'open' && findPaymentMethod(method)?.kind === 'app'
  return {
    pspReference: payment.pspReference,
    resultCode: resultCodeOf(payment, isScanned),
    amount: payment.amount,
    merchantReference: payment.merchantReference,
    paymentMethod: { type: method, ...(brand ? { brand } : {}) },
    ...(payment.status === 'open'
      ? { action: isScanned ? scanOf(sim, payment) : redirectTo(sim, payment) }
      : {}),
    ...(isAwaited && isAnsweredOnPhone(method) ? { action: waitFor(payment) } : {}),
    ...(isAwaited && isTransfer(method) ? { action: transferAction(sim, payment) } : {}),
    ...(refusalCode
      ? { refusalReasonCode: refusalCode, refusalReason: refusalReasons[refusalCode] }
      : {}),
  }
}

function resultCodeOf({ status, method }: Payment, isScanned: boolean): string {
  if (isScanned) return 'Pending'
  return status === 'pending' && isTransfer(method) ? 'Received' : resultCodes[status]
}

const waitFor = (payment: Payment) => ({
  type: 'await',
  paymentMethodType: payment.method,
  paymentData: payment.pspReference,
})

const pageOf = (sim: Simulator, { pageToken }: Payment) => `${sim.publicUrl}/bank/${pageToken}`

const redirectTo = (sim: Simulator, payment: Payment) => ({
  type: 'redirect',
  method: 'GET',
  paymentMethodType: payment.method,
  url: pageOf(sim, payment),
})

/** For an app: read by its camera from another screen, or opened where the app is. A page stands in for the app. */
const scanOf = (sim: Simulator, payment: Payment) => ({
  type: 'qrCode',
  paymentMethodType: payment.method,
  paymentData: payment.pspReference,
  qrCodeData: pageOf(sim, payment),
  url: pageOf(sim, payment),
})
