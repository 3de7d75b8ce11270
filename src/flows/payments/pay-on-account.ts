import { companyOf } from '#domain/cart/guest-details.ts'
import { lockCompany } from '#domain/companies/change-company.ts'
import type { Tx } from '#domain/db.ts'
import { BalanceTooLow } from '#domain/ledger/errors.ts'
import { post } from '#domain/ledger/post.ts'
import { openReceivable } from '#domain/receivables/change-receivables.ts'
import { CreditLimitPassed, NotOnAccount } from '#domain/receivables/errors.ts'
import { ensureAccount, type SessionKey } from '#flows/accounts/find-account.ts'
import { ensureTerm } from '#flows/companies/credit.ts'
import { ensureBuyer } from '#flows/companies/order-for-company.ts'
import type { OrderRequest, PlacedOrder } from '#flows/orders/place-order.ts'
import { payDebts } from '#flows/shared/pay-debts.ts'
import { onAccountPosting } from '#flows/shared/receivable-postings.ts'
import { dayMs } from '#kernel/day-ms.ts'
import type { AccountId } from '#kernel/ids.ts'
import type { BeginDeps } from './begin-payment.ts'
import { orderAtOnce } from './order-at-once.ts'

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
  return orderAtOnce(deps, { ...request, accountId }, (tx, placed) =>
    openDebt(tx, deps, { ...placed, accountId }),
  ).catch((error: unknown) => {
    throw error instanceof BalanceTooLow ? new CreditLimitPassed(error) : error
  })
}

type DebtToOpen = PlacedOrder & { accountId: AccountId }

/** Opens the debt of an order. With the company locked its buyer is asked for once more. */
async function openDebt(tx: Tx, deps: BeginDeps, order: DebtToOpen) {
  const { id: orderId, priced, restCents, accountId } = order
  const { details } = priced.cart
  const companyId = details && companyOf(details)?.companyId
  if (companyId === undefined || restCents <= 0) throw new NotOnAccount()
  await lockCompany(tx, companyId)
  await ensureBuyer(tx, { companyId, accountId })
  const now = deps.clock.now()
  const days = await ensureTerm({ ...deps, db: tx }, companyId)
  const amount = { currency: priced.currency, cents: restCents }
  const dueAt = new Date(now.getTime() + days * dayMs)
  await openReceivable(tx, { companyId, orderId, amount, dueAt, now })
  await payDebts(tx, deps, { companyId, currency: amount.currency })
  await post(tx, onAccountPosting({ orderId, companyId, amount }))
  deps.reached('debt:opened')
  return amount
}
