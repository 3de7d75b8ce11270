import type { JobRequest } from '#domain/outbox/queue.ts'
import type { OrderToSettle } from '#domain/payments/lock-settlement.ts'

/** A printed card that lies with its holder gets its value as soon as its order may go on. */
export const activating = ({
  kind,
  orderId,
}: Pick<OrderToSettle, 'kind' | 'orderId'>): readonly JobRequest[] =>
  kind === 'activation' ? [{ name: 'activate-order', payload: { orderId } }] : []
