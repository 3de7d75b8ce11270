import { type InferOutput, object } from 'valibot'
import { activateCards } from '#flows/cards/activate-cards.ts'
import { idOf } from '#jobs/ids.ts'
import { defineJob, eachAlone, patient } from '#jobs/job.ts'

const payload = object({ shipmentId: idOf('shp') })

declare module '#domain/outbox/queue.ts' {
  interface Jobs {
    'activate-cards': InferOutput<typeof payload>
  }
}

/** Puts their value on the printed cards of what was posted; each once, by its unit. */
export const activateCardsJob = defineJob({
  name: 'activate-cards',
  payload,
  policy: patient,
  run: eachAlone((deps, { shipmentId }) => activateCards(deps, shipmentId)),
})
