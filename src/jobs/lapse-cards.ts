import { type InferOutput, object } from 'valibot'
import { lapseCards } from '#flows/cards/lapse-cards.ts'
import { defineJob, eachAlone, once } from '#jobs/job.ts'

const payload = object({})

declare module '#domain/outbox/queue.ts' {
  interface Jobs {
    'lapse-cards': InferOutput<typeof payload>
  }
}

/** What is left on a card lapses once: nothing is left then. Goes after midnight in the shop, in summer and in winter. */
export const lapseCardsJob = defineJob({
  name: 'lapse-cards',
  payload,
  policy: once,
  schedule: { cron: '17 23 * * *', isIrreversible: true },
  run: eachAlone((deps) => lapseCards(deps)),
})
