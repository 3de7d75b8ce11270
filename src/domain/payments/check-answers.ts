import { BankUnknown, BlikCodeInvalid, PayerPhoneInvalid } from '#domain/payments/errors.ts'
import type { MethodAnswers, PaymentMethod } from '#domain/payments/provider.ts'
import { isBlikCode } from '#kernel/blik-code.ts'
import { findPaymentMethod } from '#kernel/payment-methods.ts'
import { parsePhone } from '#kernel/phone-number.ts'

/** A number without its country is nobody's: no country is guessed. */
const noCountry = ''

/**
 * What the method asks must be answered. Throws `BankUnknown` (3405), `BlikCodeInvalid` (3406) and
 * `PayerPhoneInvalid` (3005).
 */
export function checkAnswers({ id, banks }: PaymentMethod, answers: MethodAnswers = {}): void {
  const { bank, blikCode = '', phoneNumber = '' } = answers
  if (banks.length > 0 && !banks.some((one) => one.id === bank)) throw new BankUnknown()
  const kind = findPaymentMethod(id)?.kind
  if (kind === 'code' && !isBlikCode(blikCode)) throw new BlikCodeInvalid()
  if (kind === 'phone' && parsePhone(phoneNumber, noCountry) === undefined)
    throw new PayerPhoneInvalid()
}
