import { companyOf } from '#domain/cart/guest-details.ts'
import { lockCompany } from '#domain/companies/change-company.ts'
import type { Tx } from '#domain/db.ts'
import { BalanceTooLow } from '#domain/ledger/errors.ts'
import { post } from '#domain/ledger/post.ts'
import { lockOrderToSettle } from '#domain/payments/lock-settlement.ts'
import { allocateCredit, openReceivable } from '#domain/receivables/change-receivables.ts'
import { CreditLimitPassed, NotOnAccount } from '#domain/receivables/errors.ts'
import { ensureAccount, type SessionKey } from '#flows/accounts/find-account.ts'
import { ensureTerm } from '#flows/companies/credit.ts'
import { captureCardParts } from '#flows/holds/card-parts.ts'
import { type OrderRequest, type PlacedOrder, placeOrder } from '#flows/orders/place-order.ts'
import { PromotionsNotHeld, refusePromotions } from '#flows/orders/refuse-promotions.ts'
import { settleOrder } from '#flows/orders/settle-order.ts'
import { onAccountPosting } from '#flows/shared/receivable-postings.ts'
import { transact } from '#flows/shared/transact.ts'
import { dayMs } from '#kernel/day-ms.ts'
import { invariant } from '#kernel/invariant.ts'
import type { BeginDeps } from './begin-payment.ts'

type OnAccountRequest = Omit<OrderRequest, 'accountId'> & { sessionKey: SessionKey }

/**
 * Places a company's order and settles it by what the company owes from then on, in one
 * transaction: the order is made at once and paid later. Answers its uuid. Throws what a basket may
 * have against being ordered, `NotLoggedIn` (3804), `CompanyUnknown` (3850) and `CompanyNotAllowed`
 * (3851) of whoever may not order for it, `NotOnAccount` (3858), `CreditLimitPassed` (3859),
 * `InvoiceLongOverdue` (3860) and `PromotionRefused` (3223). After each of these the basket is
 * intact.
 */
export async function payOnAccount(
  deps: BeginDeps,
  { sessionKey, ...request }: OnAccountRequest,
): Promise<string> {
  const { id: accountId } = await ensureAccount(deps, sessionKey)
  return transact(deps, async (tx) => {
    const placed = await placeOrder(tx, deps, { ...request, accountId })
    if (placed.restCents <= 0) throw new NotOnAccount()
    const order = await lockOrderToSettle(tx, placed.id)
    const onAccount = await openDebt(tx, deps, placed)
    const cards = await captureCardParts(tx, deps, order)
    invariant(cards !== undefined, 'What was held in this transaction pays in it.')
    await settleOrder(tx, deps, { order, cards, onAccount })
    deps.reached('settle:written')
    return placed.uuid
  }).catch((error: unknown) => {
    if (error instanceof PromotionsNotHeld) return refusePromotions(deps, error)
    throw error instanceof BalanceTooLow ? new CreditLimitPassed(error) : error
  })
}

async function openDebt(tx: Tx, deps: BeginDeps, { id: orderId, priced, restCents }: PlacedOrder) {
  const { details } = priced.cart
  const companyId = details && companyOf(details)?.companyId
  if (companyId === undefined) throw new NotOnAccount()
  await lockCompany(tx, companyId)
  const now = deps.clock.now()
  const days = await ensureTerm(tx, companyId, now)
  const amount = { currency: priced.currency, cents: restCents }
  const dueAt = new Date(now.getTime() + days * dayMs)
  await openReceivable(tx, { companyId, orderId, amount, dueAt, now })
  await allocateCredit(tx, { companyId, currency: amount.currency, now })
  await post(tx, onAccountPosting({ orderId, companyId, amount }))
  return amount
}
