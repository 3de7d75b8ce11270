import type { PaymentAction } from '#domain/payments/provider.ts'
import type { PaymentId } from '#kernel/ids.ts'

/** How a payment stands, for the visitor who pays. */
export type PaymentView = {
  orderUuid: string
  paymentId: PaymentId
  methodId: string
  state: 'pending' | 'actionRequired' | 'paid' | 'refused' | 'canceled' | 'returned'
  /** Present exactly when the state is `actionRequired`. */
  action: PaymentAction | undefined
}
