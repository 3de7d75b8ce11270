import { object } from 'valibot'
import { issueCards } from '#flows/cards/issue-cards.ts'
import { idOf } from '#jobs/ids.ts'
import type { Job } from '#jobs/job.ts'

/** Issues what the orders wait for; each unit once, by its id. What has to wait sends a job of its own. */
export const issueCardsJob: Job<'issue-cards'> = {
  name: 'issue-cards',
  payload: object({ orderId: idOf('ord') }),
  run: async (deps, payloads) => {
    await issueCards(deps, [...new Set(payloads.map(({ orderId }) => orderId))])
    return payloads.map(() => undefined)
  },
}
