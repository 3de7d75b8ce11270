import {
  BankUnknown,
  BlikCodeInvalid,
  PayerPhoneInvalid,
  WalletTokenMissing,
} from '#domain/payments/errors.ts'
import type { MethodAnswers, PaymentMethod } from '#domain/payments/provider.ts'
import { isBlikCode } from '#kernel/blik-code.ts'
import { findPaymentMethod } from '#kernel/payment-methods.ts'
import { parsePhone } from '#kernel/phone-number.ts'
import { plainDigits } from '#kernel/plain-digits.ts'

/** A number without its country is nobody's: no country is guessed. */
const noCountry = ''

/**
 * What the method asks, as the provider takes it; what it does not ask is dropped, whatever stands in it.
 * Throws `BankUnknown` (3405), `BlikCodeInvalid` (3406), `PayerPhoneInvalid` (3005) and `WalletTokenMissing` (3340).
 */
export function readAnswers(
  { id, banks }: PaymentMethod,
  { bank, blikCode = '', phoneNumber = '', walletToken = '' }: MethodAnswers = {},
): MethodAnswers {
  if (banks.length > 0) {
    if (!banks.some((one) => one.id === bank)) throw new BankUnknown()
    return { bank }
  }
  const kind = findPaymentMethod(id)?.kind
  if (kind === 'code') {
    if (!isBlikCode(blikCode)) throw new BlikCodeInvalid()
    return { blikCode: plainDigits(blikCode) }
  }
  if (kind === 'phone') {
    const phone = parsePhone(phoneNumber, noCountry)
    if (phone === undefined) throw new PayerPhoneInvalid()
    return { phoneNumber: phone }
  }
  if (kind === 'sheet') {
    if (walletToken === '') throw new WalletTokenMissing()
    return { walletToken }
  }
  return {}
}
