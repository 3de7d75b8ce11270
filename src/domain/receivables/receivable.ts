import type { CompanyId, OrderId, ReceivableId } from '#kernel/ids.ts'
import type { Currency } from '#kernel/money.ts'

/** Debt of a company for one order on account. Amounts are cents of its currency. */
export type Receivable = {
  id: ReceivableId
  companyId: CompanyId
  orderId: OrderId
  orderNumber: string
  orderUuid: string
  currency: Currency
  amountCents: number
  /** Paid, credited or given up so far. */
  allocatedCents: number
  writtenOffCents: number
  /** How often it was reminded of by mail, and when last. */
  reminders: number
  remindedAt: Date | null
  /** Addresses that refused a letter about it. */
  refusedEmails: readonly string[]
  /** When an operator blocked the cards of its order. */
  cardsBlockedAt: Date | null
  openedAt: Date
  dueAt: Date
}

export type ReceivableState = 'open' | 'part' | 'overdue' | 'paid' | 'writtenOff'

/** Cents that are still to be paid. */
export const openCentsOf = ({
  amountCents,
  allocatedCents,
}: Pick<Receivable, 'amountCents' | 'allocatedCents'>): number => amountCents - allocatedCents

/** `overdue` stands above `part`: what is late is late however much of it came. */
export function stateOfReceivable(receivable: Receivable, now: Date): ReceivableState {
  if (openCentsOf(receivable) === 0) return receivable.writtenOffCents > 0 ? 'writtenOff' : 'paid'
  if (receivable.dueAt <= now) return 'overdue'
  return receivable.allocatedCents > 0 ? 'part' : 'open'
}
