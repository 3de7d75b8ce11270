import { type Case, findCaseOfReceipt } from '#domain/cases/find-case.ts'
import { type BankEntry, bankReference } from '#domain/payments/bank-entry.ts'
import type { DecideDeps } from '#flows/cases/case-at-hand.ts'
import { type CaseDecided, decideCase } from '#flows/cases/decide-case.ts'
import type { Deps } from '#flows/shared/deps.ts'
import type { Signed } from '#flows/shared/operator.ts'
import type { Money } from '#kernel/money.ts'
import { refusal } from '#kernel/operator-refusal.ts'
import { type ReceivedTransfers, receiveTransfers } from './receive-transfers.ts'

export type TransferToBook = Signed & {
  orderNumber: string
  amount: Money
  /** Of the bank. */
  reference: string
}

export type BookedBankTransfer =
  | ({ kind: 'booked' } & ReceivedTransfers)
  /** The bank told of it before, and it fitted no order: it goes to the one that is named. */
  | { kind: 'given'; reference: string; orderNumber: string; decided: CaseDecided }

/**
 * Books a transfer that somebody sees on the account before a file tells it. Throws `transferBookedBefore`,
 * `transferOfOtherAmount` and what `decideCase` throws.
 */
export async function bookTransfer(
  deps: DecideDeps & Pick<Deps, 'reached'>,
  { orderNumber, amount, reference, ...by }: TransferToBook,
): Promise<BookedBankTransfer> {
  const bookedOn = deps.clock.now().toISOString().slice(0, 10)
  const entry: BankEntry = { reference, amount, bookedOn, text: orderNumber }
  const known = await findCaseOfReceipt(deps.db, bankReference(entry))
  if (known !== undefined) {
    ensureSame(known, entry)
    const decision = { caseId: known.id, decision: 'give-to', orderNumber, ...by }
    const decided = await decideCase(deps, decision)
    return { kind: 'given', reference, orderNumber, decided }
  }
  const received = await receiveTransfers(deps, { entries: [entry], by })
  if (received.newCount === 0) throw refusal('transferBookedBefore', { reference })
  return { kind: 'booked', ...received }
}

function ensureSame(known: Case, { reference, amount }: BankEntry): void {
  const { currency, openCents, state, kind } = known
  if (state !== 'open' || kind !== 'unknownPayment')
    throw refusal('transferBookedBefore', { reference })
  if (currency !== amount.currency || openCents !== amount.cents)
    throw refusal('transferOfOtherAmount', {
      reference,
      came: { currency, cents: openCents },
      said: amount,
    })
}
