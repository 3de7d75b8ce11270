import { sql } from 'kysely'
import type { Tx } from '#domain/db.ts'
import {
  type CompanyId,
  newId,
  type OrderId,
  type ReceivableId,
  type ReceivableMoveId,
  type RefundId,
} from '#kernel/ids.ts'
import type { Currency, Money } from '#kernel/money.ts'
import { drawCents } from './draw-cents.ts'

type NewReceivable = {
  companyId: CompanyId
  orderId: OrderId
  amount: Money
  dueAt: Date
  now: Date
}

/** Writes down what a company owes for an order. The ledger moves by `onAccountPosting`. */
export async function openReceivable(tx: Tx, opened: NewReceivable): Promise<void> {
  const { companyId, orderId, amount, dueAt, now } = opened
  await tx
    .insertInto('receivables')
    .values({
      id: newId('rcv', now.getTime()),
      company_id: companyId,
      order_id: orderId,
      currency: amount.currency,
      amount_cents: amount.cents,
      opened_at: now,
      due_at: dueAt,
    })
    .execute()
}

type NewMove = {
  companyId: CompanyId
  amount: Money
  actor: string
  reason: string
  now: Date
} & (
  | {
      kind: 'receipt'
      /** The bank's own name of the money; undefined where nobody gave it. */
      bankReference: string | undefined
    }
  | {
      kind: 'writeOff'
      /** VAT inside the debt that is given up. */
      vatCents: number
    }
  | { kind: 'payBack' }
)

/** Writes a move down; undefined where money of this name was written before. */
export async function insertMove(tx: Tx, move: NewMove): Promise<ReceivableMoveId | undefined> {
  const { companyId, kind, amount, actor, reason, now } = move
  const row = await tx
    .insertInto('receivable_moves')
    .values({
      id: newId('rmv', now.getTime()),
      company_id: companyId,
      kind,
      actor,
      reason,
      currency: amount.currency,
      amount_cents: amount.cents,
      vat_cents: kind === 'writeOff' ? move.vatCents : 0,
      bank_reference: kind === 'receipt' ? (move.bankReference ?? null) : null,
      moved_at: now,
    })
    .onConflict((conflict) => conflict.constraint('bank_money_is_received_once').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

type Source = {
  moveId: ReceivableMoveId | null
  refundId: RefundId | null
  /** Order of a refund. */
  orderId: OrderId | null
  leftCents: number
}
type OpenDebt = { id: ReceivableId; orderId: OrderId; openCents: number }

type ToAllocate = {
  companyId: CompanyId
  currency: Currency
  now: Date
  /** Debts that are paid first, in this order, and by this move. */
  first?: { receivableIds: readonly ReceivableId[]; moveId: ReceivableMoveId } | undefined
}

/**
 * Gives sums to a company's good to its open debts: money to those that it names, a refund to that
 * of its own order, and the rest to the oldest due. The company is locked. What is left stays to
 * its good until the next debt, or until it is paid back. Gives the orders that this paid whole.
 */
export async function allocateCredit(tx: Tx, toAllocate: ToAllocate): Promise<readonly OrderId[]> {
  const { first, now } = toAllocate
  const sources = await listCredit(tx, toAllocate)
  const debts = await listOpen(tx, toAllocate)
  const named = (first?.receivableIds ?? []).map(
    (id) => (source: Source, debt: OpenDebt) => source.moveId === first?.moveId && debt.id === id,
  )
  const isOwn = (source: Source, debt: OpenDebt) => source.orderId === debt.orderId
  const { given, left } = drawCents(sources, debts, [...named, isOwn])
  const rows = given.map(({ source, target, cents }) =>
    rowOf(source, { to: { receivable_id: target.id, pay_back_id: null }, cents, now }),
  )
  if (rows.length > 0) await tx.insertInto('allocations').values(rows).execute()
  return left.flatMap(({ target, openCents }) => (openCents === 0 ? [target.orderId] : []))
}

type PayBack = {
  companyId: CompanyId
  currency: Currency
  moveId: ReceivableMoveId
  cents: number
  now: Date
}

/** Takes what is paid back from what a company has to its good; false where that is less. */
export async function allocatePayBack(tx: Tx, payBack: PayBack): Promise<boolean> {
  const { moveId, cents: openCents, now } = payBack
  const { given, left } = drawCents(await listCredit(tx, payBack), [{ openCents }])
  if (left.some((one) => one.openCents > 0)) return false
  const rows = given.map(({ source, cents }) =>
    rowOf(source, { to: { receivable_id: null, pay_back_id: moveId }, cents, now }),
  )
  await tx.insertInto('allocations').values(rows).execute()
  return true
}

type Allocated = {
  to:
    | { receivable_id: ReceivableId; pay_back_id: null }
    | { receivable_id: null; pay_back_id: ReceivableMoveId }
  cents: number
  now: Date
}

const rowOf = ({ moveId, refundId }: Source, { to, cents, now }: Allocated) => ({
  id: newId('alc', now.getTime()),
  move_id: moveId,
  refund_id: refundId,
  ...to,
  amount_cents: cents,
  allocated_at: now,
})

type DebtsOf = { companyId: CompanyId; currency: Currency }

/**
 * Sums to a company's good: money that came, debts given up and refunds of its orders, the oldest
 * first.
 */
async function listCredit(tx: Tx, { companyId, currency }: DebtsOf): Promise<Source[]> {
  const { rows } = await sql<Source>`
    select * from (
      select moves.id as "moveId", null as "refundId", null as "orderId", moved_at as at,
        moves.amount_cents - (
        select coalesce(sum(amount_cents), 0) from allocations where move_id = moves.id
      ) as "leftCents"
      from receivable_moves as moves
      where company_id = ${companyId} and currency = ${currency} and kind <> 'payBack'
      union all
      select null, refunds.id, refunds.order_id, refunds.requested_at, refunds.amount_cents - (
        select coalesce(sum(amount_cents), 0) from allocations where refund_id = refunds.id
      )
      from receivables
      join tenders on tenders.order_id = receivables.order_id and tenders.kind = 'invoice'
      join refunds on refunds.tender_id = tenders.id
      where company_id = ${companyId} and receivables.currency = ${currency}
    ) as credit where "leftCents" > 0 order by at, "moveId", "refundId"`.execute(tx)
  return rows.map((row) => ({ ...row, leftCents: Number(row.leftCents) }))
}

async function listOpen(tx: Tx, { companyId, currency }: DebtsOf): Promise<OpenDebt[]> {
  return await tx
    .selectFrom('receivables')
    .select(['id', 'order_id as orderId'])
    .select(sql<number>`amount_cents - allocated_cents`.as('openCents'))
    .where('company_id', '=', companyId)
    .where('currency', '=', currency)
    .where(sql<boolean>`allocated_cents < amount_cents`)
    .orderBy('due_at')
    .orderBy('id')
    .execute()
}

/** Notes that the cards of a debt are blocked, or good again. */
export async function markCardsBlocked(
  tx: Tx,
  { receivableId, at }: { receivableId: ReceivableId; at: Date | null },
): Promise<void> {
  await tx
    .updateTable('receivables')
    .set({ cards_blocked_at: at })
    .where('id', '=', receivableId)
    .execute()
}
