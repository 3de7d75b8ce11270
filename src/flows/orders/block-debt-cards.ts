import { hasHaltingCase } from '#domain/cases/has-halting-case.ts'
import { lockCompany } from '#domain/companies/change-company.ts'
import type { Tx } from '#domain/db.ts'
import { nameActor } from '#domain/history/name-actor.ts'
import { recordEvent } from '#domain/history/record-event.ts'
import { lockOrderToSettle } from '#domain/payments/lock-settlement.ts'
import { markCardsBlocked } from '#domain/receivables/change-receivables.ts'
import { findReceivableOf } from '#domain/receivables/find-receivables.ts'
import { openCentsOf, type Receivable } from '#domain/receivables/receivable.ts'
import { requireDebt } from '#flows/companies/debts.ts'
import type { Deps } from '#flows/shared/deps.ts'
import type { Signed } from '#flows/shared/operator.ts'
import { transact } from '#flows/shared/transact.ts'
import type { OrderId } from '#kernel/ids.ts'
import { invariant } from '#kernel/invariant.ts'
import { refusal } from '#kernel/operator-refusal.ts'
import { haltDebt } from './halt-order.ts'
import { resumeOrder } from './resume-order.ts'

type BlockDeps = Pick<Deps, 'db' | 'queue' | 'clock' | 'storefront'>

type OfOrder = Signed & { orderNumber: string }

/**
 * Halts the order of an overdue invoice: its cards pay nothing, here or where their issuer can
 * freeze them, and nothing more is sent. Throws `receivableUnknown`, `receivablePaid`,
 * `receivableNotDue` and `debtCardsGone`.
 */
export async function blockCardsOfDebt(
  deps: BlockDeps,
  { orderNumber, actor, reason }: OfOrder,
): Promise<void> {
  const { orderId } = await requireDebt(deps, orderNumber)
  await transact(deps, async (tx) => {
    await nameActor(tx, actor)
    const debt = await lockDebt(tx, orderId)
    const now = deps.clock.now()
    if (openCentsOf(debt) === 0) throw refusal('receivablePaid', { order: orderNumber })
    if (debt.dueAt > now) throw refusal('receivableNotDue', { order: orderNumber })
    if (!(await haltDebt(tx, deps, orderId))) throw refusal('debtCardsGone', { order: orderNumber })
    await markCardsBlocked(tx, { receivableId: debt.id, at: now })
    await recordEvent(tx, { subject: orderId, event: 'cards blocked', facts: { reason }, actor })
  })
}

/**
 * Lets an order go on whose cards were blocked, paid or not. Throws `receivableUnknown` and
 * `debtCardsGood`.
 */
export async function unblockCardsOfDebt(
  deps: BlockDeps,
  { orderNumber, actor, reason }: OfOrder,
): Promise<void> {
  const { orderId } = await requireDebt(deps, orderNumber)
  await transact(deps, async (tx) => {
    const debt = await lockDebt(tx, orderId)
    if (debt.cardsBlockedAt === null) throw refusal('debtCardsGood', { order: orderNumber })
    await letGo(tx, deps, { debt, actor, facts: { reason } })
  })
}

/** Lets an order go on whose invoice was paid after its cards were blocked. */
export async function unblockPaidCards(
  deps: Pick<Deps, 'db' | 'queue' | 'clock'>,
  { orderId }: { orderId: OrderId },
): Promise<void> {
  await transact(deps, async (tx) => {
    const debt = await lockDebt(tx, orderId)
    if (debt.cardsBlockedAt === null || openCentsOf(debt) > 0 || debt.writtenOffCents > 0) return
    await letGo(tx, deps, { debt, actor: 'shop', facts: {} })
  })
}

type LetGo = { debt: Receivable; actor: string; facts: Readonly<Record<string, unknown>> }

async function letGo(
  tx: Tx,
  deps: Pick<Deps, 'queue' | 'clock'>,
  { debt: { id: receivableId, orderId }, actor, facts }: LetGo,
): Promise<void> {
  await nameActor(tx, actor)
  await markCardsBlocked(tx, { receivableId, at: null })
  await recordEvent(tx, { subject: orderId, event: 'cards let go', facts, actor })
  if (await hasHaltingCase(tx, orderId)) return
  await resumeOrder(tx, deps, await lockOrderToSettle(tx, orderId))
}

/** Locks the order, then its company, as ordering does, and reads its debt. */
async function lockDebt(tx: Tx, orderId: OrderId): Promise<Receivable> {
  await lockOrderToSettle(tx, orderId)
  const seen = await findReceivableOf(tx, orderId)
  invariant(seen !== undefined, 'An order on account has its debt.')
  await lockCompany(tx, seen.companyId)
  const debt = await findReceivableOf(tx, orderId)
  invariant(debt !== undefined, 'A debt is never deleted.')
  return debt
}
