import { type InferOutput, object } from 'valibot'
import { issueCards } from '#flows/cards/issue-cards.ts'
import { idOf } from '#jobs/ids.ts'
import { defineJob, retryRecoverable } from '#jobs/job.ts'

const payload = object({ orderId: idOf('ord') })

declare module '#domain/outbox/queue.ts' {
  interface Jobs {
    'issue-cards': InferOutput<typeof payload>
  }
}

/** Issues what the orders wait for; each unit once, by its id. What has to wait sends a job of its own. */
export const issueCardsJob = defineJob({
  name: 'issue-cards',
  payload,
  policy: retryRecoverable,
  run: async (deps, payloads) => {
    await issueCards(deps, [...new Set(payloads.map(({ orderId }) => orderId))])
    return payloads.map(() => undefined)
  },
})
