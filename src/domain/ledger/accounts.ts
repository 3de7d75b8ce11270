import type { CardId, CompanyId, HoldId, OrderId } from '#kernel/ids.ts'
import type { Currency } from '#kernel/money.ts'

/**
 * Value of a customer: counted, locked when it moves, never below its floor, which is zero but for
 * `receivable`.
 */
export type BoundedKind = 'order' | 'card' | 'hold' | 'receipt' | 'receivable'

/**
 * The shop's own side of things: unbounded, and the sum of its entries. `pspClearing` falls by what the payment
 * provider owes us; the payables rise by what we owe; `lapsedValue` by what nobody spent in time; `refundLoss` takes what the shop pays out of its own pocket.
 * `takenBack` falls by what the provider took from us again and nobody decided about. `bank` falls by what comes to the
 * shop's own bank account and rises by what that pays. Of payouts: `pspCosts` falls by what the provider keeps for its work,
 * `pspReserve` by what it keeps for later, `currencyExchange` holds what it exchanged, `payoutDifference` what its report says
 * otherwise than our books and nobody decided about. `badDebt` falls by what companies never pay.
 */
export type SystemKind =
  | 'pspClearing'
  | 'feeRevenue'
  | 'promotionCost'
  | 'vatPayable'
  | 'issuerPayable'
  | 'donationPayable'
  | 'lapsedValue'
  | 'refundLoss'
  | 'takenBack'
  | 'bank'
  | 'pspCosts'
  | 'pspReserve'
  | 'currencyExchange'
  | 'payoutDifference'
  | 'badDebt'

/** Names an account; it is made by the first posting that uses it. */
export type AccountRef = {
  readonly id: string
  readonly kind: BoundedKind | SystemKind
  readonly currency: Currency
  readonly isBounded: boolean
}

/** The money of one order, between being paid and being spent on its cards. */
export const orderAccount = (orderId: OrderId, currency: Currency): AccountRef =>
  bounded('order', orderId, currency)

/** The value on a card that we hold ourselves, such as the choice card. */
export const cardAccount = (cardId: CardId, currency: Currency): AccountRef =>
  bounded('card', cardId, currency)

/** Value that is reserved on such a card while it pays. */
export const holdAccount = (holdId: HoldId, currency: Currency): AccountRef =>
  bounded('hold', holdId, currency)

/** Money that the provider received for us and that belongs to no order, by the provider's name for it. */
export const receiptAccount = (reference: string, currency: Currency): AccountRef =>
  bounded('receipt', reference, currency)

/** Debt of a company, below zero by what it owes; its floor is the credit limit (`floors.ts`). */
export const receivableAccount = (companyId: CompanyId, currency: Currency): AccountRef =>
  bounded('receivable', `${companyId}:${currency}`, currency)

/** `detail` splits a kind further: the issuer of `issuerPayable`, the good cause of `donationPayable`. */
export const systemAccount = (
  kind: SystemKind,
  currency: Currency,
  detail?: string | undefined,
): AccountRef => ({
  id: ['system', kind, ...(detail === undefined ? [] : [detail]), currency].join(':'),
  kind,
  currency,
  isBounded: false,
})

const bounded = (kind: BoundedKind, owner: string, currency: Currency): AccountRef => ({
  id: `${kind}:${owner}`,
  kind,
  currency,
  isBounded: true,
})
