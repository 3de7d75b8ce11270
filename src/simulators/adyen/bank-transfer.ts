import { findPaymentMethod } from '#kernel/payment-methods.ts'
import type { Simulator } from './simulator.ts'
import type { Payment } from './store/payments.ts'

export const isTransfer = (method: string): boolean =>
  findPaymentMethod(method)?.kind === 'transfer'

/** Money on its way is nobody's question: it comes when somebody sends it. */
export const awaitTransfer = (payment: Payment): Payment => ({
  ...payment,
  status: 'pending',
  changesAtMs: undefined,
})

/** The account of the simulated provider; the reference is the payment's. */
export const transferAction = (sim: Simulator, payment: Payment) => ({
  type: 'bankTransfer',
  paymentMethodType: payment.method,
  totalAmount: payment.amount,
  beneficiary: sim.options.accountHolder,
  iban: 'NL13TEST0123456789',
  bic: 'TESTNL02',
  reference: payment.pspReference,
})
