import { retryOrder } from '#flows/recovery/retry-order.ts'
import { requireOrder } from '#flows/shared/require-order.ts'
import { place } from './arguments.ts'
import { withQueue } from './command.ts'
import { defineCommand } from './define-command.ts'

/** Takes up at once what reconciliation would find in its next rounds. */
export const retryOrderCommand = defineCommand({
  name: 'orders retry',
  explanation: 'sends the missing jobs of one order again; harmless when nothing is missing',
  words: { order: place('order') },
  async run(context, { order }) {
    const { id, referenceNumber } = await requireOrder(context.db, order)
    return { referenceNumber, jobs: await retryOrder(await withQueue(context), id) }
  },
  format: ({ referenceNumber, jobs }) =>
    jobs.length === 0
      ? [`Nothing is missing for order ${referenceNumber}.`]
      : [
          `Sent again for order ${referenceNumber}:`,
          ...jobs.map(({ name, payload }) => `  ${name} ${Object.values(payload).join(' ')}`),
        ],
})
