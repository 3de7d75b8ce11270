import type { PaymentState } from './payment-states.ts'
import type { PaymentAction } from './provider.ts'

/** How a payment stands, and whether its order is paid: by it or by another one. */
export type PaymentStatus = {
  state: PaymentState
  refusalReason: string | null
  /** What the shopper still has to do. */
  action: PaymentAction | null
  isOrderPaid: boolean
}
