import { type InferOutput, object } from 'valibot'
import { tellIssuers } from '#flows/cards/tell-issuers.ts'
import { idOf } from '#jobs/ids.ts'
import { defineJob, eachAlone, patient } from '#jobs/job.ts'

const payload = object({ orderId: idOf('ord') })

declare module '#domain/outbox/queue.ts' {
  interface Jobs {
    'tell-issuers': InferOutput<typeof payload>
  }
}

/** A card whose issuer knows its state already is not told again. */
export const tellIssuersJob = defineJob({
  name: 'tell-issuers',
  payload,
  policy: patient,
  run: eachAlone(tellIssuers),
})
