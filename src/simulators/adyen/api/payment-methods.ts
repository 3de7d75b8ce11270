import { languageOf } from '#simulators/adyen/language.ts'
import type { Operation } from './answer.ts'
import { offeredMethods } from './offered-methods.ts'
import { optionalText, readAmount } from './read-request.ts'

const fits = (allowed: readonly string[], value: string | undefined) =>
  allowed.length === 0 || (value !== undefined && allowed.includes(value))

/** POST /paymentMethods: what may be paid with in this country, currency and amount. */
export const listPaymentMethods: Operation = (_sim, { body }) => {
  const country = optionalText(body, 'countryCode')
  const currency = body.amount && readAmount(body, { isZeroAllowed: true }).currency
  const language = languageOf(optionalText(body, 'shopperLocale'))
  const methods = offeredMethods.filter(
    (method) =>
      fits(method.countries, country) &&
      (currency === undefined || fits(method.currencies, currency as string)),
  )
  return {
    status: 200,
    body: {
      paymentMethods: methods.map(({ type, name, brands }) => ({
        type,
        name: name[language],
        ...(brands ? { brands } : {}),
      })),
    },
  }
}
