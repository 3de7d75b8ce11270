import type {
  DeliveryState,
  OrderStatus,
  PostState,
} from '#storefront/graphql/generated/graphql.ts'
import type { IconName } from '#ui/icon.tsx'

/** The stage of a gift as visitors see it: waiting for payment differs from being made. */
export type DeliveryStage =
  | DeliveryState
  | 'WAITING_PAYMENT'
  | 'MONEY_AT_HAND'
  | 'CANCELED'
  | 'HALTED'
  | 'HANDED_OVER'
  | 'PLANNED'
  | 'DELAYED'
  | 'REVIEW'

/** `received`: money that came otherwise than it was asked. `wentBack`: money that could not pay it. */
type Order = {
  status: OrderStatus
  state: string
  received?: readonly unknown[]
  wentBack?: readonly unknown[]
}

type Moment = { deliveryState: DeliveryState; deliveryDate: string | null }
type Receiver = Moment & { isHandedOver: boolean; isDelayed: boolean }

/** It waits for the moment that was chosen for it. */
const isPlanned = ({ deliveryState, deliveryDate }: Moment): boolean =>
  deliveryState === 'WAITING' && deliveryDate !== null && new Date(deliveryDate) > new Date()

export function deliveryStage(receiver: Receiver, order: Order): DeliveryStage {
  const { deliveryState: state, isHandedOver } = receiver
  if (order.state === 'halted') return 'HALTED'
  if (order.state === 'inReview') return 'REVIEW'
  if (state === 'SENT' && isHandedOver) return 'HANDED_OVER'
  if (state !== 'WAITING') return state
  if (order.status === 'CANCELED') return 'CANCELED'
  if (order.state === 'awaitingPayment') return stageOfUnpaid(order)
  if (!isPlanned(receiver)) return 'WAITING'
  return receiver.isDelayed ? 'DELAYED' : 'PLANNED'
}

const stageOfUnpaid = ({ received, wentBack }: Order): DeliveryStage => {
  if (received?.length) return 'MONEY_AT_HAND'
  return wentBack?.length ? 'CANCELED' : 'WAITING_PAYMENT'
}

/** Something may still change by itself, so the page should look again. */
export function isOnItsWay(order: Order & { receivers: readonly Moment[] }): boolean {
  const { status, state, receivers } = order
  const waiting = receivers.filter(({ deliveryState }) => deliveryState === 'WAITING')
  const isMoving = waiting.some((receiver) => !isPlanned(receiver))
  if (status === 'COMPLETED') return isMoving
  // Cards of the last moment end an order: until then it stays pending.
  return (
    status === 'PENDING' &&
    state !== 'halted' &&
    state !== 'inReview' &&
    (state === 'awaitingPayment' || isMoving || waiting.length === 0)
  )
}

/** The moments that gifts of an order still wait for, and whether all of its gifts wait for one and the same. */
export function plannedMoments(order: Order & { receivers: readonly Receiver[] }) {
  const { receivers } = order
  const moments = receivers
    .filter((receiver) => ['PLANNED', 'DELAYED'].includes(deliveryStage(receiver, order)))
    .map(({ deliveryDate }) => deliveryDate)
  const [first] = moments
  const isOne = moments.length === receivers.length && moments.every((moment) => moment === first)
  return { hasPlanned: moments.length > 0, only: (isOne && first) || undefined }
}

/** An unpaid order, which can be paid again. */
export const isUnpaid = ({ state }: Order): boolean =>
  state === 'awaitingPayment' || state === 'expired' || state === 'superseded'

type Look = { icon: IconName; className: string }

export const deliveryStageLook: Record<DeliveryStage, Look> = {
  WAITING: { icon: 'gift', className: 'bg-sun-soft text-warning-text' },
  PLANNED: { icon: 'clock', className: 'bg-sun-soft text-warning-text' },
  DELAYED: { icon: 'clock', className: 'bg-sun-soft text-warning-text' },
  REVIEW: { icon: 'clock', className: 'bg-sun-soft text-warning-text' },
  MONEY_AT_HAND: { icon: 'clock', className: 'bg-sun-soft text-warning-text' },
  WAITING_PAYMENT: { icon: 'clock', className: 'bg-surface-gray text-text-soft' },
  SENT: { icon: 'mail', className: 'bg-leaf-soft text-leaf' },
  HANDED_OVER: { icon: 'gift', className: 'bg-leaf-soft text-leaf' },
  OPENED: { icon: 'heart', className: 'bg-action-soft text-action' },
  FAILED: { icon: 'warning', className: 'bg-error-soft text-error' },
  REFUNDED: { icon: 'undo', className: 'bg-surface-gray text-text-soft' },
  HALTED: { icon: 'warning', className: 'bg-sun-soft text-warning-text' },
  WITHDRAWN: { icon: 'close', className: 'bg-surface-gray text-text-soft' },
  CALLED_OFF: { icon: 'undo', className: 'bg-surface-gray text-text-soft' },
  CANCELED: { icon: 'close', className: 'bg-surface-gray text-text-soft' },
}

/** True while what goes by post is said in words of its own. */
export const isPostStage = (stage: DeliveryStage): boolean =>
  stage === 'WAITING' || stage === 'SENT' || stage === 'PLANNED'

/** It never arrived, or came back. */
export const isGone = (state: PostState | undefined): boolean =>
  state === 'LOST' || state === 'RETURNED'
