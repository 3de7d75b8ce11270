import { listToCallOff } from '#domain/orders/call-off.ts'
import { OrderUnknown } from '#domain/orders/errors.ts'
import { findOrderToWithdraw } from '#domain/orders/find-order-to-withdraw.ts'
import { fullName } from '#domain/orders/order.ts'
import type { PartResult } from '#domain/withdrawals/tables.ts'
import type { ViewerKeys } from '#flows/accounts/find-viewer.ts'
import { ensureOwnOrder } from '#flows/orders/ensure-own-order.ts'
import { type ReturnView, viewReturn } from '#flows/orders/show-return.ts'
import { planCallOff } from '#flows/refunds/call-off.ts'
import type { Deps } from '#flows/shared/deps.ts'
import type { DeliveryId } from '#kernel/ids.ts'
import type { Language } from '#kernel/language.ts'
import { withdrawalUntil } from '#kernel/withdrawal-period.ts'
import { judgeDelivery, periodOf } from './judge-withdrawal.ts'

export type OfferedPart = {
  deliveryId: DeliveryId
  /** Undefined of what they keep themselves. */
  receiverName: string | undefined
  titles: readonly string[]
  result: PartResult
  /** The last day of the right, as `2026-12-07`; undefined while its days have not begun. */
  until: string | undefined
}

export type WithdrawalOffer = {
  orderNumber: string
  name: string
  email: string
  parts: readonly OfferedPart[]
  /** Of what may go back at once, as far as it was chosen. */
  moneyBack: ReturnView | undefined
}

export type OfferQuestion = ViewerKeys & {
  orderUuid: string
  language: Language
  /** Undefined: all of it. */
  deliveryIds?: readonly string[] | undefined
}

/** What may be withdrawn of an order, and what comes back, for whoever sees all of it. Throws what `ensureOwnOrder` throws. */
export async function offerWithdrawal(
  deps: Pick<Deps, 'db' | 'clock' | 'storefront'>,
  { orderUuid, language, deliveryIds, ...keys }: OfferQuestion,
): Promise<WithdrawalOffer> {
  const own = await ensureOwnOrder(deps, { orderUuid, ...keys })
  const { id: orderId, contact, referenceNumber: orderNumber } = own
  const order = await findOrderToWithdraw(deps.db, { orderId, orderNumber, emailKey: '' })
  if (order === undefined) throw new OrderUnknown('orderUuid')
  const now = deps.clock.now()
  const all = await listToCallOff(deps.db, { orderId, now })
  const judged = all.flatMap((delivery) => judgeDelivery(delivery, { order, statedAt: now }))
  const goesOn = order.state === 'issuing' || order.state === 'completed'
  const chosen = deliveryIds && new Set<string>(deliveryIds)
  const back = judged.filter(
    ({ result, delivery }) => result === 'paidBack' && (chosen?.has(delivery.deliveryId) ?? true),
  )
  const plan = goesOn && back.length > 0 ? await planCallOff(deps.db, order, back) : undefined
  return {
    ...{ orderNumber, name: fullName(contact), email: contact.email },
    parts: judged.map(({ delivery, units, result }) => {
      const period = periodOf(order, delivery)
      return {
        deliveryId: delivery.deliveryId,
        receiverName: delivery.isForSelf ? undefined : delivery.receiverName,
        titles: units.map(({ title }) => title[language]),
        result: goesOn ? result : 'gone',
        until: period && withdrawalUntil(period).toString(),
      }
    }),
    moneyBack: plan && viewReturn(plan),
  }
}
