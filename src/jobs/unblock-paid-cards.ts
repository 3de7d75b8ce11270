import { type InferOutput, object } from 'valibot'
import { unblockPaidCards } from '#flows/orders/block-debt-cards.ts'
import { idOf } from '#jobs/ids.ts'
import { defineJob, eachAlone, patient } from '#jobs/job.ts'

const payload = object({ orderId: idOf('ord') })

declare module '#domain/outbox/queue.ts' {
  interface Jobs {
    'unblock-paid-cards': InferOutput<typeof payload>
  }
}

/** An order whose cards are good already is left as it is. */
export const unblockPaidCardsJob = defineJob({
  name: 'unblock-paid-cards',
  payload,
  policy: patient,
  run: eachAlone(unblockPaidCards),
})
