import { type InferOutput, object } from 'valibot'
import { resolvePayment } from '#flows/payments/resolve-payment.ts'
import { idOf } from '#jobs/ids.ts'
import { defineJob, eachAlone, patient } from '#jobs/job.ts'

const payload = object({ paymentId: idOf('pay') })

declare module '#domain/outbox/queue.ts' {
  interface Jobs {
    'resolve-payment': InferOutput<typeof payload>
  }
}

/** Finds out what became of a payment, with the payment's own id as the key; a decided one is left alone. */
export const resolvePaymentJob = defineJob({
  name: 'resolve-payment',
  payload,
  policy: { ...patient, retriesMax: 6, pauseSecondsMax: 60 },
  run: eachAlone(resolvePayment),
})
