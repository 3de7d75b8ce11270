import { announcePayment } from '#simulators/adyen/announce-payment.ts'
import { unexpectedInput } from '#simulators/adyen/protocol/adyen-error.ts'
import { newPspReference } from '#simulators/adyen/protocol/psp-reference.ts'
import { type BookedModification, book } from '#simulators/adyen/reports/book.ts'
import type { Simulator } from '#simulators/adyen/simulator.ts'
import type { JournalType } from '#simulators/adyen/store/journal.ts'
import type { Payment } from '#simulators/adyen/store/payments.ts'

export type EventToAnnounce = {
  eventCode: string
  isSuccess: boolean
  /** The payment's own amount unless said. */
  value: number | undefined
  /** The provider's name of the event: a new one unless said, so that a refund's failure can name the refund. */
  pspReference: string | undefined
  /** Moves the money, and tells nobody. */
  isSilent: boolean
}

/** By which a payment ends before it is captured. */
const endsBeforeCapture: readonly string[] = ['CANCELLATION', 'EXPIRE', 'TECHNICAL_CANCEL']

/** What events do in the provider's books, where they succeed. All others are told only. */
const bookings: Readonly<Record<string, JournalType>> = {
  CHARGEBACK: 'Chargeback',
  SECOND_CHARGEBACK: 'SecondChargeback',
  CHARGEBACK_REVERSED: 'ChargebackReversed',
  REFUND: 'Refunded',
  REFUND_FAILED: 'RefundedReversed',
  REFUNDED_REVERSED: 'RefundedReversed',
}

/** Lets happen to a payment whatever may happen to one, known to the shop or not. */
export function announceEvent(sim: Simulator, payment: Payment, event: EventToAnnounce): void {
  const { eventCode, isSuccess, isSilent } = event
  if (eventCode === 'AUTHORISATION') {
    const second = authoriseAgain(sim, payment, event)
    if (!isSilent) announcePayment(sim, second, { eventCode, isSuccess })
    return
  }
  const value = event.value ?? payment.amount.value
  const pspReference = event.pspReference ?? newPspReference()
  const reference = referenceOfChange(sim, payment, pspReference)
  const modification = { pspReference, reference, value }
  const type = bookings[eventCode]
  if (isSuccess && type !== undefined) book(sim, payment, { type, modification })
  if (isCaptureLost(event)) loseCapture(sim, payment, { eventCode, modification })
  if (!isSilent)
    announcePayment(sim, payment, {
      eventCode,
      isSuccess,
      modification: { pspReference, reference, amountValue: value },
    })
}

/** By which the shop asked for the change that the event is about; undefined of what nobody asked for. */
const referenceOfChange = (
  sim: Simulator,
  payment: Payment,
  pspReference: string,
): string | undefined =>
  sim.store.modifications
    .listOf(payment.pspReference)
    .find((change) => change.pspReference === pspReference)?.reference

const isCaptureLost = ({ eventCode, isSuccess }: EventToAnnounce): boolean =>
  eventCode === 'CAPTURE'
    ? !isSuccess
    : eventCode === 'CAPTURE_FAILED' || endsBeforeCapture.includes(eventCode)

/** What is in no batch yet was never collected; what is in one can fail, and not be cancelled. */
function loseCapture(
  sim: Simulator,
  payment: Payment,
  { eventCode, modification }: { eventCode: string; modification: BookedModification },
): void {
  if (payment.status !== 'authorised') return
  if (sim.store.journal.dropCapture(payment.pspReference)) return
  if (endsBeforeCapture.includes(eventCode)) throw unexpectedInput('It was captured already.')
  book(sim, payment, { type: 'SettledReversed', modification })
}

/** Money of another shop of the same account, which tells its news to ours too. */
export function authoriseForeign(
  sim: Simulator,
  { merchantReference, value }: { merchantReference: string; value: number },
): Payment {
  const foreign: Payment = {
    pspReference: newPspReference(),
    merchantReference,
    status: 'authorised',
    method: 'ideal',
    brand: undefined,
    amount: { currency: 'EUR', value },
    returnUrl: '',
    language: 'nl',
    refusalCode: undefined,
    ...{ pageToken: undefined, redirectResult: undefined, changesAtMs: undefined },
    challengeTries: 0,
    capturedValue: value,
    returnedValue: 0,
    request: {},
    createdAtMs: sim.clock.nowMs(),
  }
  sim.store.payments.add(foreign)
  book(sim, foreign, { type: 'Settled', modification: undefined })
  announcePayment(sim, foreign, { eventCode: 'AUTHORISATION', isSuccess: true })
  return foreign
}

/** The same key a second time, with money of its own. */
function authoriseAgain(
  sim: Simulator,
  payment: Payment,
  { isSuccess, value = payment.amount.value, pspReference = newPspReference() }: EventToAnnounce,
): Payment {
  const second: Payment = {
    ...payment,
    pspReference,
    amount: { ...payment.amount, value },
    status: isSuccess ? 'authorised' : 'refused',
    capturedValue: isSuccess ? value : 0,
    returnedValue: 0,
    ...{ pageToken: undefined, redirectResult: undefined, changesAtMs: undefined },
  }
  sim.store.payments.add(second)
  if (isSuccess) book(sim, second, { type: 'Settled', modification: undefined })
  return second
}
