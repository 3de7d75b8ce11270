import { type InferOutput, object } from 'valibot'
import { resolvePayment } from '#flows/payments/resolve-payment.ts'
import { idOf } from '#jobs/ids.ts'
import { defineJob, eachAlone, patient } from '#jobs/job.ts'

const payload = object({ paymentId: idOf('pay') })

declare module '#domain/outbox/queue.ts' {
  interface Jobs {
    'check-payment': InferOutput<typeof payload>
  }
}

/** Asks what became of a payment, with the payment's own id as the key; a decided one is left alone. */
export const checkPaymentJob = defineJob({
  name: 'check-payment',
  payload,
  policy: { ...patient, retriesMax: 6, pauseSecondsMax: 60 },
  run: eachAlone(resolvePayment),
})
