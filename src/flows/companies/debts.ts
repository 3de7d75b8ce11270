import { lockCompany } from '#domain/companies/change-company.ts'
import { type PaymentTerm, setPaymentTerm } from '#domain/companies/payment-term.ts'
import type { Db, Tx } from '#domain/db.ts'
import { nameActor } from '#domain/history/name-actor.ts'
import { recordEvent } from '#domain/history/record-event.ts'
import { post } from '#domain/ledger/post.ts'
import { lockOrder } from '#domain/orders/lock-order.ts'
import { bankReference, newsOfMoney } from '#domain/payments/bank-entry.ts'
import { storeDoneNotification } from '#domain/payments/store-notifications.ts'
import { dayOf } from '#domain/period.ts'
import { allocatePayBack, insertMove } from '#domain/receivables/change-receivables.ts'
import { findReceivable, listReceivables } from '#domain/receivables/find-receivables.ts'
import { vatInsideDebt } from '#domain/receivables/given-up.ts'
import {
  openCentsOf,
  type Receivable,
  type ReceivableState,
  stateOfReceivable,
} from '#domain/receivables/receivable.ts'
import type { Deps } from '#flows/shared/deps.ts'
import type { Signed } from '#flows/shared/operator.ts'
import { payDebts } from '#flows/shared/pay-debts.ts'
import {
  badDebtPosting,
  companyBackPosting,
  companyReceiptPosting,
} from '#flows/shared/receivable-postings.ts'
import { transact } from '#flows/shared/transact.ts'
import type { CompanyId, ReceivableId, ReceivableMoveId } from '#kernel/ids.ts'
import type { Money } from '#kernel/money.ts'
import { refusal } from '#kernel/operator-refusal.ts'
import { requireCompany } from './credit-limit.ts'

type DebtDeps = Pick<Deps, 'db' | 'queue' | 'clock' | 'storefront'>

export type ReceivableView = Receivable & { state: ReceivableState; open: Money }

export const viewReceivable = (receivable: Receivable, now: Date): ReceivableView => ({
  ...receivable,
  state: stateOfReceivable(receivable, now),
  open: { currency: receivable.currency, cents: openCentsOf(receivable) },
})

/** Debts of a company, paid or not, the newest first. Throws `companyUnknown`. */
export async function showDebts(
  deps: Pick<Deps, 'db' | 'storefront' | 'clock'>,
  companyId: string,
): Promise<readonly ReceivableView[]> {
  const { id } = await requireCompany(deps, companyId)
  const now = deps.clock.now()
  return (await listReceivables(deps.db, id)).map((receivable) => viewReceivable(receivable, now))
}

/**
 * Lets a company pay later, in so many days, or has it pay in advance again; what it owes stays due
 * as it was. Throws `companyUnknown`.
 */
export async function setTerm(
  deps: DebtDeps,
  { companyId, days, actor, reason }: Signed & { companyId: string; days: PaymentTerm | null },
): Promise<void> {
  const { id } = await requireCompany(deps, companyId)
  await transact(deps, async (tx) => {
    await nameActor(tx, actor)
    await lockCompany(tx, id)
    await setPaymentTerm(tx, { companyId: id, days })
    await recordEvent(tx, { subject: id, event: 'termSet', facts: { days, reason }, actor })
  })
}

type ByHand = Signed & { companyId: string; amount: Money }

/**
 * Books money of a company that came to the shop's account: to the debt of one order first, where
 * that is named, else to the oldest. The same money by the bank's name of it is booked once. What
 * is too much stays to the company's good. Throws `companyUnknown`, `receivableUnknown` and
 * `moneyBookedBefore`.
 */
export async function receiveFromCompany(
  deps: DebtDeps & Pick<Deps, 'reached'>,
  receipt: ByHand & { reference: string | undefined; orderNumber: string | undefined },
): Promise<void> {
  const { orderNumber, amount, reference, actor, reason } = receipt
  const { id: companyId } = await requireCompany(deps, receipt.companyId)
  const named = orderNumber === undefined ? undefined : await requireDebt(deps, orderNumber)
  if (named !== undefined && named.companyId !== companyId)
    throw refusal('receivableUnknown', { order: named.orderNumber })
  const money = {
    companyId,
    amount,
    reference: reference === undefined ? undefined : bankReference({ reference }),
    receivableIds: named === undefined ? [] : [named.id],
    actor,
    reason,
  }
  await transact(deps, async (tx) => {
    const isNew = await bookReceipt(tx, deps, money)
    if (!isNew) throw refusal('moneyBookedBefore', { reference: reference ?? '' })
  })
  deps.reached('money:committed')
}

type CompanyMoney = Signed & {
  companyId: CompanyId
  amount: Money
  /** The bank's own name of it, as the books have it. */
  reference: string | undefined
  /** Debts that it is for, the first one first; what is left is for the oldest. */
  receivableIds: readonly ReceivableId[]
}

/** Books money of a company in the caller's transaction; false where it was booked before. */
export async function bookReceipt(
  tx: Tx,
  deps: Pick<Deps, 'clock' | 'queue' | 'reached'>,
  money: CompanyMoney,
): Promise<boolean> {
  const { reference, amount } = money
  await lockCompany(tx, money.companyId)
  if (reference !== undefined) {
    const now = deps.clock.now()
    const body = newsOfMoney({ reference, amount, bookedOn: dayOf(now) })
    if (!(await storeDoneNotification(tx, { body, outcome: 'company', now }))) return false
  }
  const isNew = await bookCompanyMoney(tx, deps, money)
  deps.reached('money:written')
  return isNew
}

/** Books money that waited as nobody's until now. The company is locked. */
export async function bookCompanyMoney(
  tx: Tx,
  deps: Pick<Deps, 'clock' | 'queue'>,
  { companyId, amount, reference, receivableIds, actor, reason }: CompanyMoney,
): Promise<boolean> {
  const moveId = await insertMove(tx, {
    companyId,
    kind: 'receipt',
    amount,
    bankReference: reference,
    actor,
    reason,
    now: deps.clock.now(),
  })
  if (moveId === undefined) return false
  await post(tx, companyReceiptPosting({ moveId, companyId, amount }))
  const first = { receivableIds, moveId }
  await payDebts(tx, deps, { companyId, currency: amount.currency, first })
  return true
}

/**
 * Gives up what is left of the debt of one order; the VAT inside comes back by the return. The
 * order is locked: less of it can go back to the company from then on. Throws `receivableUnknown`
 * and `receivablePaid`.
 */
export async function writeOffDebt(
  deps: DebtDeps,
  { orderNumber, actor, reason }: Signed & { orderNumber: string },
): Promise<Money> {
  const { companyId, orderId } = await requireDebt(deps, orderNumber)
  return await transact(deps, async (tx) => {
    await lockOrder(tx, orderId)
    await lockCompany(tx, companyId)
    const debt = await requireDebt({ ...deps, db: tx }, orderNumber)
    const amount = { currency: debt.currency, cents: openCentsOf(debt) }
    if (amount.cents === 0) throw refusal('receivablePaid', { order: orderNumber })
    const now = deps.clock.now()
    const vatCents = await vatInsideDebt(tx, { ...debt, cents: amount.cents })
    const move = { companyId, kind: 'writeOff' as const, amount, vatCents, actor, reason, now }
    const moveId = (await insertMove(tx, move)) as ReceivableMoveId
    await post(tx, badDebtPosting({ moveId, companyId, amount, vatCents }))
    const first = { receivableIds: [debt.id], moveId }
    await payDebts(tx, deps, { companyId, currency: amount.currency, first })
    return amount
  })
}

/**
 * Books that a credit of a company was paid from the shop's account. Throws `companyUnknown` and,
 * where it has less to its good, `creditTooSmall`.
 */
export async function payBackCompany(
  deps: DebtDeps,
  { amount, actor, reason, ...asked }: ByHand,
): Promise<void> {
  const { id: companyId } = await requireCompany(deps, asked.companyId)
  await transact(deps, async (tx) => {
    await lockCompany(tx, companyId)
    const now = deps.clock.now()
    const move = { companyId, kind: 'payBack' as const, amount, actor, reason, now }
    const moveId = (await insertMove(tx, move)) as ReceivableMoveId
    const isCovered = await allocatePayBack(tx, { companyId, moveId, ...amount, now })
    if (!isCovered) throw refusal('creditTooSmall')
    await post(tx, companyBackPosting({ moveId, companyId, amount }))
  })
}

/** Debt for an order, by the number that an operator typed. Throws `receivableUnknown`. */
export async function requireDebt(
  { db, storefront }: Pick<Deps, 'storefront'> & { db: Db },
  orderNumber: string,
): Promise<Receivable> {
  const found = await findReceivable(db, { storefront: storefront.key, orderNumber })
  if (found === undefined) throw refusal('receivableUnknown', { order: orderNumber })
  return found
}
