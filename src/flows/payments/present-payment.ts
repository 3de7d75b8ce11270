import type { PaymentStatus } from '#domain/payments/payment-status.ts'
import type { PaymentId } from '#kernel/ids.ts'
import { PaymentCancelled, PaymentRefused } from './errors.ts'
import type { PaymentView } from './payment-view.ts'

type PresentablePayment = PaymentStatus & {
  orderUuid: string
  paymentId: PaymentId
  method: string
}

/**
 * What the shopper is told. A paid order is paid, whatever became of this attempt. Throws `PaymentRefused`
 * (2035) and `PaymentCancelled` (3403), each with the view, so that they can try again.
 */
export function presentPayment(payment: PresentablePayment): PaymentView {
  const { orderUuid, paymentId, method: methodId, action } = payment
  const view = (state: PaymentView['state']): PaymentView => ({
    orderUuid,
    paymentId,
    methodId,
    state,
    action: state === 'actionRequired' ? (action ?? undefined) : undefined,
  })
  if (payment.isOrderPaid) return view('paid')
  switch (payment.state) {
    case 'opened':
    case 'held':
      return view('pending')
    case 'pending':
      return view(action === null ? 'pending' : 'actionRequired')
    case 'refused':
      if (payment.refusalReason === 'cancelled') throw new PaymentCancelled(view('canceled'))
      throw new PaymentRefused(view('refused'))
    // Paid, but for an order that it could not pay any more: the money goes back whole.
    case 'settled':
    case 'partlyRefunded':
    case 'refunded':
      return view('returned')
    case 'abandoned':
      throw new PaymentCancelled(view('canceled'))
  }
}
