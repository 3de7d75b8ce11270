import { orderAccount, receiptAccount, systemAccount } from '#domain/ledger/accounts.ts'
import { moveBetween, type Posting, type PostingEntry } from '#domain/ledger/posting.ts'
import type { TaxedUnit } from '#domain/unit.ts'
import type { CardUnitId, CaseId, OrderId, PaymentId } from '#kernel/ids.ts'
import { type Currency, type Money, sum } from '#kernel/money.ts'
import { placeOf } from './postings.ts'

/** How money moves that no sale moved: what came unasked, what was taken from us, and what a person decided about it. */

/** There is money for us that belongs to no order. */
export const receiptPosting = (reference: string, { currency, cents }: Money): Posting =>
  moveBetween(
    { kind: 'receive', key: `receive:${reference}` },
    [placeOf(reference, currency), receiptAccount(reference, currency)],
    cents,
  )

/** It never was ours, or is no longer there: it leaves the books the way it came. */
export const receiptBackPosting = (
  reference: string,
  { amount: { currency, cents }, cause }: { amount: Money; cause: string },
): Posting =>
  moveBetween(
    { kind: 'receive', key: `receive-back:${cause}` },
    [receiptAccount(reference, currency), placeOf(reference, currency)],
    cents,
  )

/** The order is paid with what came; what lacks the shop pays. */
export function acceptPosting(accepted: {
  paymentId: PaymentId
  orderId: OrderId
  reference: string
  received: Money
  asked: Money
}): Posting {
  const { received, asked } = accepted
  const { currency } = asked
  const used = Math.min(received.cents, asked.cents)
  return {
    key: `settle:${accepted.paymentId}`,
    kind: 'settle',
    entries: [
      { account: receiptAccount(accepted.reference, currency), cents: -used },
      { account: systemAccount('refundLoss', currency), cents: used - asked.cents },
      { account: orderAccount(accepted.orderId, currency), cents: asked.cents },
    ],
  }
}

/** The provider took money from us; below zero it gives it back. `cause` names the news. */
export const takeBackPosting = (cause: string, { currency, cents }: Money): Posting =>
  moveBetween(
    { kind: 'takeBack', key: `take-back:${cause}` },
    [systemAccount('takenBack', currency), systemAccount('pspClearing', currency)],
    cents,
  )

/** What was taken is the shop's loss. */
export const writeOffPosting = (
  decided: { caseId: CaseId; count: number },
  { currency, cents }: Money,
): Posting =>
  moveBetween(
    { kind: 'writeOff', key: `write-off:${decided.caseId}:${decided.count}` },
    [systemAccount('refundLoss', currency), systemAccount('takenBack', currency)],
    cents,
  )

/** What takes back one card, whoever made it. */
export const withdrawalKey = (unitId: CardUnitId): string => `withdraw:${unitId}`

/**
 * The order's account gets what its cards were worth, so that it can be paid back: what own cards still hold, and VAT that is due
 * no more; for the rest the shop pays, until issuers take their cards back.
 */
export function payBackPosting(
  { caseId, count }: { caseId: CaseId; count: number },
  back: {
    orderId: OrderId
    currency: Currency
    cards: readonly PostingEntry[]
    vatCents: number
    orderCents: number
  },
): readonly Posting[] {
  const { orderId, currency, cards, vatCents, orderCents } = back
  const taken = cards.map(({ account, cents }) => ({ account, cents: -cents }))
  const entries = [
    ...taken,
    { account: systemAccount('vatPayable', currency), cents: -vatCents },
    { account: orderAccount(orderId, currency), cents: orderCents },
    {
      account: systemAccount('refundLoss', currency),
      cents: vatCents - orderCents + sum(cards.map(({ cents }) => cents)),
    },
  ]
  const isMoving = entries.some(({ cents }) => cents !== 0)
  return isMoving ? [{ key: `pay-back:${caseId}:${count}`, kind: 'withdraw', entries }] : []
}

/** The issuer takes the card back: we owe it nothing for it, and no VAT is due; that of one that was paid back came back then. */
export const voidCardPosting = (
  unit: TaxedUnit & { issuer: string; isRefunded: boolean },
  currency: Currency,
): Posting => ({
  key: withdrawalKey(unit.unitId),
  kind: 'withdraw',
  entries: [
    {
      account: systemAccount('issuerPayable', currency, unit.issuer),
      cents: unit.vatCents - unit.amountCents,
    },
    {
      account: systemAccount('vatPayable', currency),
      cents: unit.isRefunded ? 0 : -unit.vatCents,
    },
    {
      account: systemAccount('refundLoss', currency),
      cents: unit.amountCents - (unit.isRefunded ? unit.vatCents : 0),
    },
  ],
})

/** A card of which the shop had booked nothing is owed to its issuer all the same. */
export const owedPosting = (
  decided: { caseId: CaseId; count: number },
  { currency, cents }: Money,
  issuer: string,
): Posting =>
  moveBetween(
    { kind: 'writeOff', key: `owed:${decided.caseId}:${decided.count}` },
    [systemAccount('refundLoss', currency), systemAccount('issuerPayable', currency, issuer)],
    cents,
  )
