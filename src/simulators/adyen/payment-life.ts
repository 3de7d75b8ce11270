import { sentinelFor } from './adyen-sentinels.ts'
import { announcePayment } from './announce-payment.ts'
import { answerOf } from './await-phone.ts'
import { pendingEndsAfterMsDefault } from './options.ts'
import { newToken } from './protocol/psp-reference.ts'
import { refusalReasons } from './refusal-reasons.ts'
import { book } from './reports/book.ts'
import type { Simulator } from './simulator.ts'
import type { Payment } from './store/payments.ts'

/** What a bank, a shopper or time may decide about a payment that is still undecided. */
export type Decision =
  | { as: 'authorised' }
  | { as: 'refused'; code: string }
  | { as: 'cancelled' }
  | { as: 'expired' }
  | { as: 'error' }
  | { as: 'pending' }

const isUndecided = (payment: Payment) => payment.status === 'open' || payment.status === 'pending'

/**
 * Decides a payment once: what was decided before stays. Writes the webhook of the decision and gives the
 * payment as it stands now. Runs in the caller's transaction.
 */
export function decide(sim: Simulator, payment: Payment, decision: Decision): Payment {
  const decided = decideQuietly(sim, payment, decision)
  if (decided !== payment) announceDecision(sim, decided)
  return decided
}

/** The same without a webhook: for what the shop itself asked for, which brings news of its own. */
export function decideQuietly(sim: Simulator, payment: Payment, decision: Decision): Payment {
  if (!isUndecided(payment)) return payment
  const decided = { ...payment, ...afterDecision(sim, payment, decision) }
  sim.store.payments.save(decided)
  if (decided.status === 'authorised')
    book(sim, decided, { type: 'Settled', modification: undefined })
  return decided
}

function afterDecision(sim: Simulator, payment: Payment, decision: Decision): Partial<Payment> {
  // What the shopper takes back to the shop: made once, so that it keeps its meaning when a bank decides later.
  const redirectResult =
    payment.redirectResult ?? (payment.pageToken && `${payment.pspReference}!${newToken()}`)
  const settled = { redirectResult, changesAtMs: undefined }
  switch (decision.as) {
    case 'authorised': {
      // An amount that is to be refused is refused however it is paid.
      const refusalCode = sentinelFor({ amountCents: payment.amount.value })?.refusalCode
      if (refusalCode) return { ...settled, status: 'refused', refusalCode }
      return { ...settled, status: 'authorised', capturedValue: payment.amount.value }
    }
    case 'refused':
      return { ...settled, status: 'refused', refusalCode: decision.code }
    case 'pending': {
      const waitMs = sim.options.pendingEndsAfterMs ?? pendingEndsAfterMsDefault
      return { redirectResult, status: 'pending', changesAtMs: sim.clock.nowMs() + waitMs }
    }
    default:
      return { ...settled, status: decision.as }
  }
}

function announceDecision(sim: Simulator, payment: Payment): void {
  switch (payment.status) {
    case 'authorised':
      announcePayment(sim, payment, { eventCode: 'AUTHORISATION', isSuccess: true })
      break
    case 'refused':
    case 'cancelled':
    case 'error': {
      const code = payment.status === 'cancelled' ? '16' : (payment.refusalCode ?? '4')
      const reason = refusalReasons[code]
      announcePayment(sim, payment, { eventCode: 'AUTHORISATION', isSuccess: false, reason })
      break
    }
    case 'expired':
      announcePayment(sim, payment, { eventCode: 'OFFER_CLOSED', isSuccess: true })
      break
    case 'pending':
      announcePayment(sim, payment, { eventCode: 'PENDING', isSuccess: true })
      break
    case 'open':
      break
  }
}

function afterWaiting(payment: Payment): Decision {
  const answer = answerOf(payment)
  if (answer === 'silent') return { as: 'expired' }
  return answer === 'refused' ? { as: 'refused', code: '2' } : { as: answer }
}

/** Closes visits that were never finished and lets the bank say yes to what was left pending. */
export function endOverduePayments(sim: Simulator): void {
  const overdue = sim.store.payments.listChanging(sim.clock.nowMs())
  if (overdue.length === 0) return
  sim.store.transaction(() => {
    for (const payment of overdue)
      decide(sim, payment, payment.status === 'pending' ? afterWaiting(payment) : { as: 'expired' })
  })
}
