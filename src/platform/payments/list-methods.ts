import {
  type PaymentMethod,
  type PaymentProvider,
  ProviderUnreachable,
} from '#domain/payments/provider.ts'
import { methodsOfProviderType } from '#kernel/payment-methods.ts'
import { fromProviderBrand } from '#kernel/provider-brands.ts'
import type { AdyenOptions } from './adyen-options.ts'
import { toAdyenAmount } from './amount.ts'
import type { AskAdyen } from './ask-adyen.ts'
import { shopperLocales } from './payment-request.ts'
import { walletSheetOf } from './wallets.ts'

type Query = Parameters<PaymentProvider['listMethods']>[0]

const keptMs = 60_000
const keptMax = 500

/**
 * Lists what Adyen offers for a country, currency, language and amount, and remembers it for a minute: every
 * visit to the payment step asks, and the answer hardly ever changes. A failed question is not remembered.
 */
export function createMethodList(
  ask: AskAdyen,
  options: AdyenOptions,
): PaymentProvider['listMethods'] {
  const kept = new Map<string, { untilMs: number; methods: Promise<readonly PaymentMethod[]> }>()

  async function question(query: Query): Promise<readonly PaymentMethod[]> {
    const answer = await ask(({ payments }) =>
      payments.paymentMethods({
        merchantAccount: options.merchantAccount,
        amount: toAdyenAmount(query.amount),
        countryCode: query.countryCode,
        shopperLocale: shopperLocales[query.language],
      }),
    )
    const paymentMethods = answer?.paymentMethods
    if (!Array.isArray(paymentMethods)) throw new ProviderUnreachable('An answer without methods.')
    return paymentMethods.flatMap((raw) => {
      const { type = '', brands = [], issuers = [], configuration } = raw
      return methodsOfProviderType(type).map(({ id, name, kind }) => ({
        id,
        name: name[query.language],
        brands: brands.flatMap((brand) => fromProviderBrand(brand) ?? []),
        banks: issuers.map(({ id: bank = '', name: issuer = '' }) => ({ id: bank, issuer })),
        raw,
        ...(kind === 'sheet' ? { sheet: walletSheetOf(options, id, configuration) } : {}),
      }))
    })
  }

  return (query) => {
    const { amount, countryCode, language } = query
    const key = `${countryCode} ${amount.currency} ${language} ${amount.cents}`
    const nowMs = options.clock.now().getTime()
    const known = kept.get(key)
    if (known && known.untilMs > nowMs) return known.methods
    if (kept.size >= keptMax) kept.clear()
    const methods = question(query)
    kept.set(key, { untilMs: nowMs + keptMs, methods })
    methods.catch(() => kept.delete(key))
    return methods
  }
}
