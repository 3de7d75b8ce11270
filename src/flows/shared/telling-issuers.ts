import type { JobRequest } from '#domain/outbox/queue.ts'
import type { OrderId } from '#kernel/ids.ts'

/** The issuers of an order's cards hear how these stand now. */
export const tellingIssuers = (orderId: OrderId): JobRequest => ({
  name: 'tell-issuers',
  payload: { orderId },
})
