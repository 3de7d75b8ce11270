import { invalid } from '#simulators/adyen/protocol/adyen-error.ts'
import { isObject, readBodyText } from '#simulators/adyen/protocol/read-request.ts'
import type { Operation } from './answer.ts'
import { paymentAnswer } from './payment-answer.ts'

/**
 * POST /payments/details: what the shopper brought back, exchanged for how the payment stands now. Changes
 * nothing, so a reload that hands in the same again is harmless.
 */
export const readPaymentDetails: Operation = (sim, { body }) => {
  const { details } = body
  if (!isObject(details)) throw invalid('14_002', 'Details are missing.')
  const missing = () => invalid('14_002', 'Required field redirectResult is missing.')
  const payment = sim.store.payments.findByResult(readBodyText(details, 'redirectResult', missing))
  if (!payment) throw invalid('14_003', 'Invalid redirectResult.')
  return { status: 200, body: paymentAnswer(sim, payment) }
}
