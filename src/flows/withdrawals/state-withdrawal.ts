import { DeliveryUnknown } from '#domain/deliveries/errors.ts'
import { NothingWithdrawn } from '#domain/withdrawals/errors.ts'
import { storeStatement } from '#domain/withdrawals/store-statement.ts'
import type { ViewerKeys } from '#flows/accounts/find-viewer.ts'
import { ensureOwnOrder } from '#flows/orders/ensure-own-order.ts'
import type { Deps } from '#flows/shared/deps.ts'
import { transact } from '#flows/shared/transact.ts'
import { isId } from '#kernel/ids.ts'
import type { Language } from '#kernel/language.ts'
import type { Withdrawal } from '#kernel/withdrawal-input.ts'

export type WithdrawalToState = ViewerKeys &
  Withdrawal & {
    language: Language
    /** Of who comes from the page of their order; parts are chosen there alone. */
    orderUuid?: string | undefined
    deliveryIds?: readonly string[] | undefined
  }

/**
 * Takes a statement of withdrawal. It is kept together with the job that carries it out, and answered alike whether there is such an order or
 * not: the acknowledgement goes to the order's own address. Answers when it came. Throws what `ensureOwnOrder` throws where an order is named,
 * `NothingWithdrawn` (3323) and `WithdrawnTooOften` (3322).
 */
export async function stateWithdrawal(
  deps: Pick<Deps, 'db' | 'clock' | 'queue' | 'storefront'>,
  { orderUuid, deliveryIds, visitorKey, sessionKey, ...stated }: WithdrawalToState,
): Promise<Date> {
  const order =
    orderUuid === undefined
      ? undefined
      : await ensureOwnOrder(deps, { orderUuid, visitorKey, sessionKey })
  const chosen = order === undefined ? undefined : deliveryIds
  if (chosen?.length === 0) throw new NothingWithdrawn()
  if (!(chosen ?? []).every((id) => isId('dlv', id))) throw new DeliveryUnknown()
  const now = deps.clock.now()
  await transact(deps, async (tx) => {
    const withdrawalId = await storeStatement(tx, {
      ...{ ...stated, partsText: stated.partsText, now, orderId: order?.id },
      deliveryIds: chosen?.filter((id) => isId('dlv', id)),
    })
    await deps.queue.send(tx, [{ name: 'carry-out-withdrawal', payload: { withdrawalId } }])
  })
  return now
}
