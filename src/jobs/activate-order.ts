import { type InferOutput, object } from 'valibot'
import { activateOrder } from '#flows/cards/activate-order.ts'
import { idOf } from '#jobs/ids.ts'
import { defineJob, eachAlone, patient } from '#jobs/job.ts'

const payload = object({ orderId: idOf('ord') })

declare module '#domain/outbox/queue.ts' {
  interface Jobs {
    'activate-order': InferOutput<typeof payload>
  }
}

/** Puts value on the printed card that an order is for; once, by its unit. */
export const activateOrderJob = defineJob({
  name: 'activate-order',
  payload,
  policy: patient,
  run: eachAlone((deps, { orderId }) => activateOrder(deps, orderId)),
})
