import { BudgetSpent } from '#domain/budgets/errors.ts'
import { DeliveryUnknown } from '#domain/deliveries/errors.ts'
import { isPaidState } from '#domain/orders/order-states.ts'
import { NothingWithdrawn } from '#domain/withdrawals/errors.ts'
import { storeStatement } from '#domain/withdrawals/store-statement.ts'
import { type BudgetDeps, spendBudgetOf, spendMail } from '#flows/abuse/spend-budget.ts'
import type { ViewerKeys } from '#flows/accounts/find-viewer.ts'
import { ensureOwnOrder } from '#flows/orders/ensure-own-order.ts'
import { transact } from '#flows/shared/transact.ts'
import { emailKeyOf } from '#kernel/email.ts'
import { isId } from '#kernel/ids.ts'
import type { Language } from '#kernel/language.ts'
import type { Withdrawal } from '#kernel/withdrawal-input.ts'

export type WithdrawalToState = ViewerKeys &
  Withdrawal & {
    language: Language
    clientIp?: string | undefined
    /** Of who comes from the page of their order; parts are chosen there alone. */
    orderUuid?: string | undefined
    deliveryIds?: readonly string[] | undefined
  }

/**
 * Takes a statement of withdrawal. It is kept together with the job that carries it out, and answered alike whether there is such an order or
 * not: the acknowledgement goes to the order's own address. Answers when it came. Throws what `ensureOwnOrder` throws where an order is named,
 * `NothingWithdrawn` (3323) and `BudgetSpent` (3610). Statements from an order's own page count apart: nobody can use up what
 * its orderer may state. All but those of a paid order count as a mail too; above that budget
 * one without effect is not acknowledged.
 */
export async function stateWithdrawal(
  deps: BudgetDeps,
  { orderUuid, deliveryIds, visitorKey, sessionKey, clientIp, ...stated }: WithdrawalToState,
): Promise<Date> {
  const order =
    orderUuid === undefined
      ? undefined
      : await ensureOwnOrder(deps, { orderUuid, visitorKey, sessionKey })
  const chosen = order === undefined ? undefined : deliveryIds
  if (chosen?.length === 0) throw new NothingWithdrawn()
  if (!(chosen ?? []).every((id) => isId('dlv', id))) throw new DeliveryUnknown()
  await spendBudgetOf(deps, {
    budget: 'withdrawals',
    clientIp: order === undefined ? clientIp : null,
    object: order === undefined ? `${stated.orderNumber} ${emailKeyOf(stated.email)}` : order.id,
  })
  const isPaid = order !== undefined && isPaidState(order.state)
  const isQuiet = !isPaid && !(await countMail(deps, { clientIp, email: stated.email }))
  const now = deps.clock.now()
  await transact(deps, async (tx) => {
    const withdrawalId = await storeStatement(tx, {
      ...{ ...stated, partsText: stated.partsText, now, orderId: order?.id },
      deliveryIds: chosen?.filter((id) => isId('dlv', id)),
    })
    const payload = { withdrawalId, ...(isQuiet && { isQuiet }) }
    await deps.queue.send(tx, [{ name: 'carry-out-withdrawal', payload }])
  })
  return now
}

/** False above the budget of mails. Nobody is refused a statement for it. */
async function countMail(
  deps: BudgetDeps,
  { clientIp, email }: { clientIp: string | undefined; email: string },
): Promise<boolean> {
  try {
    return await spendMail(deps, { mail: 'withdrawal', clientIp, email, captcha: 'passed' })
  } catch (error) {
    if (error instanceof BudgetSpent) return false
    throw error
  }
}
