import { type AccountRef, systemAccount } from '#domain/ledger/accounts.ts'
import { moveBetween, type Posting, type PostingEntry } from '#domain/ledger/posting.ts'
import type { DifferingLine, LineSum } from '#domain/payouts/sum-lines.ts'
import type { PayoutTotal } from '#domain/payouts/tables.ts'
import type { CaseId, PayoutId } from '#kernel/ids.ts'
import type { Currency, Money } from '#kernel/money.ts'

/** How a payout moves value: what the provider owed us becomes costs, money at our bank, and what it keeps for later. */

type Move = { from: AccountRef; to: AccountRef; cents: number }

/** What a sum of lines moves besides what it answers: see docs/ledger.md. */
function movesOf(sum: LineSum): readonly Move[] {
  const { meaning, grossCurrency, netCurrency, grossCents, netCents } = sum
  const clearing = systemAccount('pspClearing', netCurrency)
  const takenTo = (kind: 'pspCosts' | 'pspReserve' | 'bank', cents: number): Move => ({
    from: systemAccount(kind, netCurrency),
    to: clearing,
    cents,
  })
  if (meaning === 'costs') return [takenTo('pspCosts', -netCents)]
  if (meaning === 'payout') return [takenTo('bank', -netCents)]
  if (meaning === 'withheld') return [takenTo('pspReserve', -netCents)]
  if (grossCurrency === netCurrency) return [takenTo('pspCosts', grossCents - netCents)]
  const exchange = (currency: Currency, cents: number): Move => ({
    from: systemAccount('currencyExchange', currency),
    to: systemAccount('pspClearing', currency),
    cents,
  })
  return [exchange(grossCurrency, grossCents), exchange(netCurrency, -netCents)]
}

/** One posting for each currency of the batch; its lines have the details. */
export function payoutPostings(payoutId: PayoutId, sums: readonly LineSum[]): readonly Posting[] {
  const moves = sums.flatMap(movesOf)
  const currencies = [...new Set(moves.map(({ to }) => to.currency))]
  return currencies.flatMap((currency) => {
    const entries = moves
      .filter(({ to }) => to.currency === currency)
      .flatMap(({ from, to, cents }): PostingEntry[] => [
        { account: from, cents: -cents },
        { account: to, cents },
      ])
    const isMoving = entries.some(({ cents }) => cents !== 0)
    return isMoving ? [{ key: `payout:${payoutId}:${currency}`, kind: 'payout', entries }] : []
  })
}

/** What the batch came to, by the currency in which it is paid. */
export function totalsOf(sums: readonly LineSum[]): readonly PayoutTotal[] {
  const totals = new Map<Currency, PayoutTotal>()
  for (const { meaning, netCurrency: currency, netCents, ...sum } of sums) {
    const none = { grossCents: 0, costsCents: 0, withheldCents: 0, paidOutCents: 0, leftCents: 0 }
    const total = totals.get(currency) ?? { currency, ...none }
    totals.set(currency, total)
    total.leftCents += netCents
    if (meaning === 'costs') total.costsCents -= netCents
    else if (meaning === 'payout') total.paidOutCents -= netCents
    else if (meaning === 'withheld') total.withheldCents -= netCents
    else {
      const gross = sum.grossCurrency === currency ? sum.grossCents : netCents
      total.grossCents += gross
      total.costsCents += gross - netCents
    }
  }
  return [...totals.values()]
}

/** The provider has more for us than our books knew, or less: set apart until a person decides. */
export const differencePosting = (payoutId: PayoutId, line: DifferingLine): Posting => {
  const { currency, cents } = line.difference
  return moveBetween(
    { kind: 'payout', key: `difference:${payoutId}:${line.position}` },
    [systemAccount('pspClearing', currency), systemAccount('payoutDifference', currency)],
    cents,
  )
}

/** Where a difference goes: to the costs, to our loss, or back to where the provider has to put it right. */
export const decidedDifferencePosting = (
  { caseId, count }: { caseId: CaseId; count: number },
  { amount, to }: { amount: Money; to: 'pspCosts' | 'refundLoss' | 'pspClearing' },
): Posting =>
  moveBetween(
    {
      kind: to === 'pspClearing' ? 'correct' : 'writeOff',
      key: `correct:${caseId}:${count}`,
    },
    [systemAccount('payoutDifference', amount.currency), systemAccount(to, amount.currency)],
    amount.cents,
  )

/** The provider will never pay it out. */
export const neverPaidOutPosting = (
  { caseId, count }: { caseId: CaseId; count: number },
  { currency, cents }: Money,
): Posting =>
  moveBetween(
    { kind: 'writeOff', key: `never-paid-out:${caseId}:${count}` },
    [systemAccount('refundLoss', currency), systemAccount('pspClearing', currency)],
    cents,
  )
