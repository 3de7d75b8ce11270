import {
  type DeliveryToCallOff,
  isLeft,
  isUnsent,
  type UnitToCallOff,
} from '#domain/orders/call-off.ts'
import type { OrderToWithdraw } from '#domain/orders/find-order-to-withdraw.ts'
import type { PartResult } from '#domain/withdrawals/tables.ts'
import { arrivesAfter, dutchDayOf, noonOf } from '#kernel/post-calendar.ts'
import { isWithdrawable, type WithdrawalPeriod } from '#kernel/withdrawal-period.ts'

/** Of what goes by post the days begin when it is there; before it was posted they have not begun. */
export const periodOf = (
  { placedAt, informedAt }: Pick<OrderToWithdraw, 'placedAt' | 'informedAt'>,
  { isByPost, postedAt }: Pick<DeliveryToCallOff, 'isByPost' | 'postedAt'>,
): WithdrawalPeriod | undefined => {
  if (isByPost && postedAt === null) return undefined
  const from = postedAt === null ? placedAt : noonOf(arrivesAfter(dutchDayOf(postedAt)))
  return { from, informedAt: informedAt ?? undefined }
}

/** Some cards of a delivery, of which the same is true. `paidBack` is what may go back at once. */
export type JudgedPart = {
  delivery: DeliveryToCallOff
  units: readonly UnitToCallOff[]
  result: PartResult
}

type Asked = { order: OrderToWithdraw; statedAt: Date }

/**
 * What the law says of each card: a code that was seen ends the right, and so do its days. What lies in the post somebody may have read, as
 * may whoever opened it after the statement: a person decides. What was not sent is called off at any time, by anybody.
 */
export function judgeDelivery(delivery: DeliveryToCallOff, asked: Asked): readonly JudgedPart[] {
  const left = delivery.units.filter(isLeft)
  if (left.length === 0 && delivery.hasDonation && !delivery.isForSelf)
    return [{ delivery, units: [], result: isUnsent(delivery) ? 'paidBack' : 'donated' }]
  if (left.length === 0) return [{ delivery, units: delivery.units, result: 'gone' }]
  const judged = left.map((unit) => ({ unit, result: judgeUnit(delivery, unit, asked) }))
  return [...new Set(judged.map(({ result }) => result))].map((result) => ({
    delivery,
    units: judged.filter((one) => one.result === result).map(({ unit }) => unit),
    result,
  }))
}

function judgeUnit(
  delivery: DeliveryToCallOff,
  unit: UnitToCallOff,
  { order, statedAt }: Asked,
): PartResult {
  if (isUnsent(delivery)) return 'paidBack'
  if (order.isBusiness) return 'business'
  const period = periodOf(order, delivery)
  if (period !== undefined && !isWithdrawable(period, statedAt)) return 'late'
  if (delivery.isByPost) return 'waiting'
  const openedAt = unit.openedAt === null ? delivery.openedAt : new Date(unit.openedAt)
  if (openedAt === null) return 'paidBack'
  // The law ends the right by a code alone where that was asked for, and told again by mail (BW 6:230p).
  const isEnded = !order.isUnagreed && order.informedAt !== null
  return openedAt <= statedAt && isEnded ? 'seen' : 'waiting'
}
