import { openCase } from '#domain/cases/open-case.ts'
import type { Tx } from '#domain/db.ts'
import { post } from '#domain/ledger/post.ts'
import type { Settlement } from '#domain/payments/lock-settlement.ts'
import { receiptPosting } from '#flows/shared/case-postings.ts'
import type { Deps } from '#flows/shared/deps.ts'
import type { Money } from '#kernel/money.ts'

export type MoneyReceived = {
  kind: 'otherAmount' | 'tooLate' | 'secondPayment' | 'unknownPayment'
  /** The provider's name of the money. */
  reference: string
  amount: Money
  settlement: Pick<Settlement, 'paymentId' | 'orderId' | 'asked'> | undefined
}

export const receiptSubject = (reference: string): string => `receipt:${reference}`

/** Money came that no order takes by itself: booked as received, on an account of its own, until a person decides. */
export async function receiveMoney(
  tx: Tx,
  deps: Pick<Deps, 'clock' | 'log'>,
  { kind, reference, amount, settlement }: MoneyReceived,
): Promise<void> {
  const caseId = await openCase(tx, {
    subject: receiptSubject(reference),
    kind,
    orderId: settlement?.orderId,
    paymentId: settlement?.paymentId,
    reference,
    amount,
    event: 'received',
    cause: `received:${reference}`,
    facts: { asked: settlement?.asked },
    now: deps.clock.now(),
  })
  if (caseId === undefined) return
  await post(tx, receiptPosting(reference, amount))
  deps.log.error(
    { alert: true, caseId, kind, reference, amount, ...settlementFacts(settlement) },
    'Money came that no order takes: a person decides.',
  )
}

const settlementFacts = (settlement: MoneyReceived['settlement']) =>
  settlement === undefined
    ? {}
    : { paymentId: settlement.paymentId, orderId: settlement.orderId, asked: settlement.asked }
