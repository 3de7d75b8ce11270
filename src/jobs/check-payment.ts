import { object } from 'valibot'
import { resolvePayment } from '#flows/payments/resolve-payment.ts'
import { idOf } from '#jobs/ids.ts'
import { eachAlone, type Job } from '#jobs/job.ts'

/** Asks what became of a payment, with the payment's own id as the key; a decided one is left alone. */
export const checkPaymentJob: Job<'check-payment'> = {
  name: 'check-payment',
  payload: object({ paymentId: idOf('pay') }),
  run: eachAlone(resolvePayment),
}
