import { loadOrderRecord } from '#domain/orders/load-order-record.ts'
import { retryOrder } from '#flows/recovery/retry-order.ts'
import type { Command } from './command.ts'
import { unknownOrder } from './show-order.ts'

/** Takes up at once what reconciliation would find in its next rounds. */
export const retryOrderCommand: Command = {
  name: 'orders retry',
  explanation: 'sends the missing jobs of one order again; harmless when nothing is missing',
  async run({ db, clock, openQueue }, [numberOrUuid]) {
    const order = numberOrUuid && (await loadOrderRecord(db, numberOrUuid))
    if (!order) return unknownOrder(numberOrUuid ?? '')
    const jobs = await retryOrder({ db, clock, queue: await openQueue() }, order.id)
    const lines = jobs.map(({ name, payload }) => `  ${name} ${Object.values(payload).join(' ')}`)
    const head =
      jobs.length === 0
        ? `Nothing is missing for order ${order.referenceNumber}.`
        : `Sent again for order ${order.referenceNumber}:`
    return { lines: [head, ...lines], isFine: true }
  },
}
