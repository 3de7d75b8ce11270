import { cardIdOf } from '#domain/cards/card.ts'
import {
  type AccountRef,
  cardAccount,
  orderAccount,
  receiptAccount,
  systemAccount,
} from '#domain/ledger/accounts.ts'
import { moveBetween, type Posting } from '#domain/ledger/posting.ts'
import { isAtBank } from '#domain/payments/bank-entry.ts'
import type { LineToBook } from '#domain/payments/line-to-book.ts'
import type { TaxedUnit, UnitToBook } from '#domain/unit.ts'
import type { CardId, OrderId, PaymentId, RefundId } from '#kernel/ids.ts'
import { invariant } from '#kernel/invariant.ts'
import { isGiftLine } from '#kernel/line-kind.ts'
import type { Currency, Money } from '#kernel/money.ts'

/** How the events of an order move value. Cards stand on the order's account until each is issued. */

type OrderMoney = { orderId: OrderId; currency: Currency }

/** Where money of this name lies: with the provider, who owes it to us, or on the shop's own account. */
export const placeOf = (reference: string, currency: Currency): AccountRef =>
  systemAccount(isAtBank(reference) ? 'bank' : 'pspClearing', currency)

/** What the shopper paid is there. */
export const settlePosting = (paid: {
  orderId: OrderId
  paymentId: PaymentId
  reference: string
  amount: Money
}): Posting => {
  const { currency, cents } = paid.amount
  const accounts = [
    placeOf(paid.reference, currency),
    orderAccount(paid.orderId, currency),
  ] as const
  return moveBetween({ kind: 'settle', key: `settle:${paid.paymentId}` }, accounts, cents)
}

/** Fees and extras are earned; what is taken off is the cost of a promotion. Each with its VAT, each by itself. */
function linePosting({ orderId, currency }: OrderMoney, line: LineToBook): Posting {
  const { totalCents, vatCents } = line
  const kind = totalCents < 0 ? 'promotionCost' : 'feeRevenue'
  return {
    key: `fee:${line.id}`,
    kind: 'fee',
    entries: [
      { account: orderAccount(orderId, currency), cents: -totalCents },
      { account: systemAccount(kind, currency), cents: totalCents - vatCents },
      { account: systemAccount('vatPayable', currency), cents: vatCents },
    ],
  }
}

/** Earned, or taken off: everything but what is ordered itself. */
export const isSold = ({ kind, totalCents }: LineToBook): boolean =>
  totalCents !== 0 && !isGiftLine(kind)

function donationPosting({ orderId, currency }: OrderMoney, line: LineToBook): Posting {
  const cause = systemAccount('donationPayable', currency, line.productId ?? undefined)
  const accounts = [orderAccount(orderId, currency), cause] as const
  return moveBetween({ kind: 'donate', key: `donate:${line.id}` }, accounts, line.totalCents)
}

/** What is earned and given away at the moment of payment, line by line: extras with their VAT, and donations. */
export function salePostings(order: OrderMoney, lines: readonly LineToBook[]): readonly Posting[] {
  const donations = lines.filter(({ kind }) => kind === 'DONATION')
  return [
    ...lines.filter(isSold).map((line) => linePosting(order, line)),
    ...donations.map((line) => donationPosting(order, line)),
  ]
}

/**
 * Our own card holds its value on its own account; of another's card we owe the issuer the value. Where VAT is
 * due at the sale, it is taken out first.
 */
export function issuePosting(
  { orderId, currency }: OrderMoney,
  unit: UnitToBook & { issuer: string },
): Posting {
  const target = unit.isChoiceCard
    ? cardAccount(cardIdOf(unit.unitId), currency)
    : systemAccount('issuerPayable', currency, unit.issuer)
  return {
    key: `issue:${unit.unitId}`,
    kind: 'issue',
    entries: [
      { account: orderAccount(orderId, currency), cents: -unit.amountCents },
      { account: target, cents: unit.amountCents - unit.vatCents },
      { account: systemAccount('vatPayable', currency), cents: unit.vatCents },
    ],
  }
}

/** A pack is goods: posted, it is earned with its VAT. */
export const packPosting = (
  { orderId, currency }: OrderMoney,
  { unitId, amountCents, vatCents }: TaxedUnit,
): Posting => ({
  key: `issue:${unitId}`,
  kind: 'issue',
  entries: [
    { account: orderAccount(orderId, currency), cents: -amountCents },
    { account: systemAccount('feeRevenue', currency), cents: amountCents - vatCents },
    { account: systemAccount('vatPayable', currency), cents: vatCents },
  ],
})

/** A pack was lost on its way, or goes back. */
export const packBackPosting = (order: OrderMoney, pack: TaxedUnit): Posting => ({
  ...reversed(packPosting(order, pack), `withdraw:${pack.unitId}`),
  kind: 'withdraw',
})

/**
 * A card was lost on its way: the order's account holds again what it was worth. Our own gives back what it holds; another's the shop pays,
 * until its issuer takes it back, which then brings its VAT where nothing was paid back (`voidCardPosting`).
 */
export function postBackPosting(
  { orderId, currency }: OrderMoney,
  unit: UnitToBook,
  by: 'replaced' | 'refunded',
): Posting {
  const { unitId, isChoiceCard, amountCents, vatCents } = unit
  const vatBack = isChoiceCard || by === 'refunded' ? vatCents : 0
  const source = isChoiceCard
    ? cardAccount(cardIdOf(unitId), currency)
    : systemAccount('refundLoss', currency)
  return {
    // What takes back a card of our own has one name, however it comes about.
    key: isChoiceCard ? `withdraw:${unitId}` : `post-back:${unitId}`,
    kind: 'withdraw',
    entries: [
      { account: source, cents: vatBack - amountCents },
      { account: systemAccount('vatPayable', currency), cents: -vatBack },
      { account: orderAccount(orderId, currency), cents: amountCents },
    ],
  }
}

/** Whose money goes back: the order's, or what came under a name of its own and belongs to none. */
type RefundToBook = {
  refundId: RefundId
  orderId: OrderId | null
  receiptReference: string | null
  amount: Money
}

const sourceOfRefund = ({ orderId, receiptReference, amount }: RefundToBook): AccountRef => {
  if (receiptReference !== null) return receiptAccount(receiptReference, amount.currency)
  invariant(orderId !== null, 'A refund is of an order or of money that came beside it.')
  return orderAccount(orderId, amount.currency)
}

/** From the moment that a refund is decided the money is no longer the order's. */
export const refundPosting = (refund: RefundToBook): Posting => {
  const { currency, cents } = refund.amount
  const accounts = [sourceOfRefund(refund), systemAccount('pspClearing', currency)] as const
  return moveBetween({ kind: 'refund', key: `refund:${refund.refundId}` }, accounts, cents)
}

/** What the shop itself had paid of the order comes back to it. */
export const ownBackPosting = ({
  refundId,
  orderId,
  amount: { currency, cents },
}: Pick<RefundToBook, 'refundId' | 'amount'> & { orderId: OrderId }): Posting =>
  moveBetween(
    { kind: 'refund', key: `refund:${refundId}` },
    [orderAccount(orderId, currency), systemAccount('refundLoss', currency)],
    cents,
  )

/** The shop gives something back that no card stands against. */
export const favourPosting = (cause: string, { orderId, currency }: OrderMoney, cents: number) =>
  moveBetween(
    { kind: 'refund', key: cause },
    [systemAccount('refundLoss', currency), orderAccount(orderId, currency)],
    cents,
  )

/** What a favour had given back before is not paid back again: the shop has it back. */
export const favourBackPosting = (
  refundId: RefundId,
  { orderId, currency }: OrderMoney,
  cents: number,
) =>
  moveBetween(
    { kind: 'refund', key: `favour-back:${refundId}` },
    [orderAccount(orderId, currency), systemAccount('refundLoss', currency)],
    cents,
  )

/** What the bank had taken before is not paid back again: it covers what the shop lost by that. */
export const coveredPosting = (
  refundId: RefundId,
  { orderId, currency }: OrderMoney,
  cents: number,
) =>
  moveBetween(
    { kind: 'refund', key: `covered:${refundId}` },
    [orderAccount(orderId, currency), systemAccount('refundLoss', currency)],
    cents,
  )

/** The bank gave the shop what it had taken before: the order has it again, to be paid back. */
export const uncoveredPosting = (
  refundId: RefundId,
  { orderId, currency }: OrderMoney,
  cents: number,
) =>
  moveBetween(
    { kind: 'refund', key: `uncovered:${refundId}` },
    [systemAccount('refundLoss', currency), orderAccount(orderId, currency)],
    cents,
  )

/** A refund failed, and the bank gave the customer that money: it covers what the shop lost by that. */
export const keptPosting = (cause: string, { orderId, currency }: OrderMoney, cents: number) =>
  moveBetween(
    { kind: 'refund', key: cause },
    [orderAccount(orderId, currency), systemAccount('refundLoss', currency)],
    cents,
  )

/** It is on the choice card again that paid it. */
export const cardBackPosting = ({
  refundId,
  orderId,
  cardId,
  amount: { currency, cents },
}: Pick<RefundToBook, 'refundId' | 'amount'> & { orderId: OrderId; cardId: CardId }): Posting =>
  moveBetween(
    { kind: 'refund', key: `refund:${refundId}` },
    [orderAccount(orderId, currency), cardAccount(cardId, currency)],
    cents,
  )

/** The provider would not pay it back after all: the money is where it was, and a person decides. */
export const failedRefundPosting = (refund: RefundToBook): Posting => {
  const { currency, cents } = refund.amount
  const accounts = [systemAccount('pspClearing', currency), sourceOfRefund(refund)] as const
  return moveBetween({ kind: 'refund', key: `refund-failed:${refund.refundId}` }, accounts, cents)
}

/** A person paid it from the shop's bank account. */
export const paidOtherwisePosting = (refund: RefundToBook): Posting => {
  const { currency, cents } = refund.amount
  const accounts = [sourceOfRefund(refund), systemAccount('bank', currency)] as const
  return moveBetween({ kind: 'refund', key: `paid-otherwise:${refund.refundId}` }, accounts, cents)
}

/** What an order, or one of its shipments, paid for itself; what was paid for a package goes back with what is in it. */
export const isFee = (line: LineToBook): boolean => isSold(line) && line.productId === null

/** A line that was sold goes back as it was booked. */
export const feeBackPosting = (order: OrderMoney, line: LineToBook): Posting =>
  reversed(linePosting(order, line), `fee-back:${line.id}`)

/** A donation of which the cause was told nothing yet. */
export const donationBackPosting = (order: OrderMoney, line: LineToBook): Posting =>
  reversed(donationPosting(order, line), `donate-back:${line.id}`)

const reversed = ({ kind, entries }: Posting, key: string): Posting => ({
  ...{ key, kind },
  entries: entries.map((entry) => ({ ...entry, cents: -entry.cents })),
})

/** What was paid for paper and packing around cards that are paid back goes back with them. */
export const wrappingBackPosting = (
  cause: string,
  { orderId, currency }: OrderMoney,
  { cents, vatCents }: { cents: number; vatCents: number },
): Posting => ({
  key: `wrapping-back:${cause}`,
  kind: 'fee',
  entries: [
    { account: orderAccount(orderId, currency), cents },
    { account: systemAccount('feeRevenue', currency), cents: vatCents - cents },
    { account: systemAccount('vatPayable', currency), cents: -vatCents },
  ],
})

/** What a promotion had paid of cards that are paid back, and of what lay around them, is not spent on them. */
export const promotionBackPosting = (
  cause: string,
  { orderId, currency }: OrderMoney,
  { cents, vatCents }: { cents: number; vatCents: number },
): Posting => ({
  key: `promotion-back:${cause}`,
  kind: 'fee',
  entries: [
    { account: orderAccount(orderId, currency), cents: -cents },
    { account: systemAccount('promotionCost', currency), cents: cents - vatCents },
    { account: systemAccount('vatPayable', currency), cents: vatCents },
  ],
})
