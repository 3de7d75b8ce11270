import { findPaymentMethod } from '#kernel/payment-methods.ts'
import { invalid } from '#simulators/adyen/protocol/adyen-error.ts'
import { type JsonBody, optionalText } from '#simulators/adyen/protocol/read-request.ts'
import type { Simulator } from '#simulators/adyen/simulator.ts'
import type { Payment } from '#simulators/adyen/store/payments.ts'

/** How long a shopper looks for their phone. */
const answersAfterMs = 5_000

/** What the shopper will say on their phone. `silent`: nothing, until the question lapses. */
export type PhoneAnswer = 'authorised' | 'refused' | 'cancelled' | 'silent'

/** By the last digit of the code or the phone number; every other digit says yes. */
const answers: Readonly<Record<string, PhoneAnswer>> = {
  '1': 'refused',
  '2': 'silent',
  '3': 'cancelled',
}

export const isAnsweredOnPhone = (method: string): boolean => {
  const kind = findPaymentMethod(method)?.kind
  return kind === 'code' || kind === 'phone'
}

/** What was typed to reach the phone; a code that cannot be one is turned down at once. */
export function readPhoneAnswer(method: JsonBody, type: string): PhoneAnswer {
  const isCode = findPaymentMethod(type)?.kind === 'code'
  const typed = optionalText(method, isCode ? 'blikCode' : 'telephoneNumber') ?? ''
  if (!(isCode ? /^\d{6}$/ : /^\+\d{8,15}$/).test(typed))
    throw invalid('14_008', isCode ? 'BLIK code is invalid.' : 'Telephone number is invalid.')
  return answers[typed.slice(-1)] ?? 'authorised'
}

/** The payment waits for the phone; the provider closes what nobody answers. */
export function awaitPhone(sim: Simulator, payment: Payment, answer: PhoneAnswer): Payment {
  const lapsesAtMs = payment.changesAtMs
  const answersAtMs = sim.clock.nowMs() + answersAfterMs
  return {
    ...payment,
    status: 'pending',
    pageToken: undefined,
    changesAtMs: answer === 'silent' ? lapsesAtMs : answersAtMs,
    request: { ...payment.request, phoneAnswer: answer },
  }
}

/** What became of a pending payment whose time has come. */
export function answerOf({ request }: Payment): PhoneAnswer {
  const { phoneAnswer } = request as { phoneAnswer?: PhoneAnswer }
  return phoneAnswer ?? 'authorised'
}
