import { findPaymentMethod, isCardMethod } from '#kernel/payment-methods.ts'
import { awaitPhone, isAnsweredOnPhone, readPhoneAnswer } from '#simulators/adyen/await-phone.ts'
import { awaitTransfer, isTransfer } from '#simulators/adyen/bank-transfer.ts'
import { brandOfPayment, readCard } from '#simulators/adyen/cards/card-details.ts'
import { type CardVerdict, judgeCard } from '#simulators/adyen/cards/judge-card.ts'
import { languageOf } from '#simulators/adyen/language.ts'
import { offerClosesAfterMsDefault } from '#simulators/adyen/options.ts'
import { decide } from '#simulators/adyen/payment-life.ts'
import { invalid } from '#simulators/adyen/protocol/adyen-error.ts'
import { checkRisk } from '#simulators/adyen/protocol/check-risk.ts'
import { newPspReference, newToken } from '#simulators/adyen/protocol/psp-reference.ts'
import {
  checkOptionalFields,
  isObject,
  type JsonBody,
  optionalText,
  readBodyAmount,
  readReference,
  readReturnUrl,
} from '#simulators/adyen/protocol/read-request.ts'
import type { Simulator } from '#simulators/adyen/simulator.ts'
import type { Payment } from '#simulators/adyen/store/payments.ts'
import { judgeWallet } from '#simulators/adyen/wallets/wallets.ts'
import type { Operation } from './answer.ts'
import { banksOf } from './banks.ts'
import { paymentAnswer } from './payment-answer.ts'

/** POST /payments: begins a payment, and for most cards also ends it. */
export const makePayment: Operation = (sim, { body }) => {
  const payment = readPayment(sim, body)
  const method = body.paymentMethod as JsonBody
  if (isTransfer(payment.method)) {
    const awaited = awaitTransfer(payment)
    sim.store.payments.add(awaited)
    return { status: 200, body: paymentAnswer(sim, awaited) }
  }
  if (isAnsweredOnPhone(payment.method)) {
    const awaited = awaitPhone(sim, payment, readPhoneAnswer(method, payment.method))
    sim.store.payments.add(awaited)
    return { status: 200, body: paymentAnswer(sim, awaited) }
  }
  const walletVerdict = judgeWallet(method, payment.method, payment.amount.value)
  if (walletVerdict !== undefined)
    return { status: 200, body: paymentAnswer(sim, applyVerdict(sim, payment, walletVerdict)) }
  if (!isCardMethod(payment.method)) {
    sim.store.payments.add(payment)
    return { status: 200, body: paymentAnswer(sim, payment) }
  }
  const card = readCard(method, sim.cardKeys)
  const additional = isObject(body.additionalData) ? body.additionalData : {}
  const verdict = judgeCard(card, {
    amountCents: payment.amount.value,
    requestedCode: optionalText(additional, 'RequestedTestAcquirerResponseCode'),
    hasNoSecurityCode: findPaymentMethod(payment.method)?.hasNoSecurityCode === true,
    nowMs: sim.clock.nowMs(),
  })
  const withCard = { ...payment, brand: brandOfPayment(payment.method, card) }
  return { status: 200, body: paymentAnswer(sim, applyVerdict(sim, withCard, verdict)) }
}

function applyVerdict(sim: Simulator, payment: Payment, verdict: CardVerdict): Payment {
  if (verdict.as === 'challenge') {
    sim.store.payments.add(payment)
    return payment
  }
  // Nothing is left to do for the shopper: no page, and no time that runs out.
  const direct = { ...payment, pageToken: undefined, changesAtMs: undefined }
  return decide(sim, direct, verdict)
}

function readMethodType(method: JsonBody, currency: string): string {
  const type = optionalText(method, 'type') ?? ''
  const known = findPaymentMethod(type)
  if (known === undefined || known.providerType !== undefined)
    throw invalid('14_006', 'Payment method is not supported')
  const currencies: readonly string[] | undefined = known.only?.currencies
  if (currencies?.includes(currency) === false)
    throw invalid('138', 'Unsupported currency specified')
  const issuer = optionalText(method, 'issuer')
  if (issuer !== undefined && !banksOf(type).some(({ id }) => id === issuer))
    throw invalid('14_005', 'Unknown issuer')
  return type
}

function readPayment(sim: Simulator, body: JsonBody): Payment {
  const amount = readBodyAmount(body, { isZeroAllowed: false })
  const merchantReference = readReference(body)
  const returnUrl = readReturnUrl(body)
  checkOptionalFields(body)
  checkRisk(body)
  const method = body.paymentMethod
  if (!isObject(method)) throw invalid('14_004', 'Missing payment method details')
  const type = readMethodType(method, amount.currency)
  const nowMs = sim.clock.nowMs()
  const { paymentMethod: _method, ...rest } = body
  const bank = optionalText(method, 'issuer')
  const request = { ...rest, ...(bank === undefined ? {} : { bank }) }
  return {
    pspReference: newPspReference(),
    merchantReference,
    status: 'open',
    method: type,
    brand: undefined,
    amount,
    returnUrl,
    language: languageOf(optionalText(body, 'shopperLocale')),
    refusalCode: undefined,
    pageToken: newToken(),
    redirectResult: undefined,
    challengeTries: 0,
    capturedValue: 0,
    returnedValue: 0,
    request,
    createdAtMs: nowMs,
    changesAtMs: nowMs + (sim.options.offerClosesAfterMs ?? offerClosesAfterMsDefault),
  }
}
