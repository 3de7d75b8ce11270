import type { DeliveryState, OrderStatus } from '#storefront/graphql/generated/graphql.ts'
import type { IconName } from '#storefront/ui/icon.tsx'

/** The stage of a gift as visitors see it: waiting for payment differs from being made. */
export type DeliveryStage =
  | DeliveryState
  | 'WAITING_PAYMENT'
  | 'CANCELED'
  | 'HALTED'
  | 'HANDED_OVER'

type Order = { status: OrderStatus; state: string }

type Receiver = { deliveryState: DeliveryState; isHandedOver: boolean }

export function deliveryStage(
  { deliveryState: state, isHandedOver }: Receiver,
  order: Order,
): DeliveryStage {
  if (order.state === 'halted') return 'HALTED'
  if (state === 'SENT' && isHandedOver) return 'HANDED_OVER'
  if (state !== 'WAITING') return state
  if (order.status === 'CANCELED') return 'CANCELED'
  return order.state === 'awaitingPayment' ? 'WAITING_PAYMENT' : 'WAITING'
}

/** Something may still change by itself, so the page should look again. */
export const isOnItsWay = (
  order: Order & { receivers: readonly { deliveryState: DeliveryState }[] },
) =>
  (order.status === 'PENDING' && order.state !== 'halted') ||
  (order.status === 'COMPLETED' &&
    order.receivers.some(({ deliveryState }) => deliveryState === 'WAITING'))

/** An unpaid order, which can be paid again. */
export const isUnpaid = ({ state }: Order): boolean =>
  state === 'awaitingPayment' || state === 'expired' || state === 'superseded'

type Look = { icon: IconName; className: string }

export const deliveryStageLook: Record<DeliveryStage, Look> = {
  WAITING: { icon: 'gift', className: 'bg-sun-soft text-warning-text' },
  WAITING_PAYMENT: { icon: 'clock', className: 'bg-surface-gray text-text-soft' },
  SENT: { icon: 'mail', className: 'bg-leaf-soft text-leaf' },
  HANDED_OVER: { icon: 'gift', className: 'bg-leaf-soft text-leaf' },
  OPENED: { icon: 'heart', className: 'bg-action-soft text-action' },
  FAILED: { icon: 'warning', className: 'bg-error-soft text-error' },
  REFUNDED: { icon: 'undo', className: 'bg-surface-gray text-text-soft' },
  HALTED: { icon: 'warning', className: 'bg-sun-soft text-warning-text' },
  WITHDRAWN: { icon: 'close', className: 'bg-surface-gray text-text-soft' },
  CANCELED: { icon: 'close', className: 'bg-surface-gray text-text-soft' },
}
