import { CartEmpty } from '#domain/cart/errors.ts'
import { findBasket } from '#domain/cart/find-cart.ts'
import { companyOf } from '#domain/cart/guest-details.ts'
import { priceCart } from '#domain/cart/price-cart.ts'
import { type PaymentMethod, ProviderUnreachable } from '#domain/payments/provider.ts'
import { QuoteNotOpen } from '#domain/quotes/errors.ts'
import type { Storefront } from '#domain/storefronts/storefront.ts'
import { ensureAccount, type SessionKey } from '#flows/accounts/find-account.ts'
import { hasCreditFor } from '#flows/companies/credit.ts'
import { ensureBuyer } from '#flows/companies/order-for-company.ts'
import { findOwnQuote } from '#flows/quotes/view-quotes.ts'
import type { Deps } from '#flows/shared/deps.ts'
import { shopOf } from '#flows/shared/shop-of.ts'
import { type CardBrand, isCardBrand } from '#kernel/card-brand-names.ts'
import type { CompanyId } from '#kernel/ids.ts'
import type { Language } from '#kernel/language.ts'
import type { Money } from '#kernel/money.ts'
import { findPaymentMethod, onAccountMethod, paymentMethodsIn } from '#kernel/payment-methods.ts'
import { ProviderSilent } from './errors.ts'
import { inTime } from './in-time.ts'

/** With what is shown of it. */
export type OfferedMethod = PaymentMethod & { marks: readonly string[] }

type ListDeps = Pick<
  Deps,
  | ('db' | 'clock' | 'log' | 'catalogue' | 'content' | 'storefront' | 'payments')
  | ('visitorWaitsMs' | 'quoteLinks')
>

type PaymentToChoose = {
  visitorKey: string | undefined
  language: Language
  /** Of what lies in no basket yet. */
  totalCents?: number | undefined
  /** Private link of the quote that is paid, and the company that it is ordered for. */
  quote?: { token: string; companyId: string | undefined; sessionKey: SessionKey } | undefined
}

/**
 * The ways to pay the visitor's basket, or another total, as the provider offers them for this country, currency and total,
 * and the storefront does.
 * Throws `CartEmpty` (3202) where there is nothing to pay, `ProviderSilent` (3402), and for a quote
 * what `findOwnQuote` and `ensureBuyer` throw and `QuoteNotOpen` (3901 to 3905).
 */
export async function listPaymentMethods(
  deps: ListDeps,
  { visitorKey, language, totalCents, quote }: PaymentToChoose,
): Promise<readonly OfferedMethod[]> {
  const { storefront } = deps
  const { cents, isCompany, companyId } = await lookAtTotal(deps, {
    visitorKey,
    totalCents,
    quote,
  })
  const amount = { currency: storefront.currency, cents }
  const { countryCode } = storefront
  try {
    const asking = deps.payments.listMethods({ amount, countryCode, language })
    const methods = await inTime(deps, asking)
    const offered = offeredMethods(storefront, methods)
    const ownFirst = await onAccount(deps, { companyId, amount, language })
    return [...ownFirst, ...offered.filter(({ id }) => isOfferedTo(id, { isCompany }))]
  } catch (error) {
    throw error instanceof ProviderUnreachable ? new ProviderSilent(undefined, error) : error
  }
}

type ToPay = { cents: number; isCompany: boolean; companyId: CompanyId | undefined }

async function lookAtTotal(
  deps: ListDeps,
  { visitorKey, totalCents, quote }: Omit<PaymentToChoose, 'language'>,
): Promise<ToPay> {
  if (quote !== undefined) return lookAtQuote(deps, quote)
  if (totalCents === undefined) return lookAtBasket(deps, visitorKey)
  return { cents: totalCents, isCompany: false, companyId: undefined }
}

/** Company by which it is ordered, where a member who may order names it. */
async function lookAtQuote(
  deps: ListDeps,
  { token, companyId: asked, sessionKey }: NonNullable<PaymentToChoose['quote']>,
): Promise<ToPay> {
  const { state, versions } = await findOwnQuote(deps, token)
  const [version] = versions
  if (state.kind !== 'sent' || version === undefined)
    throw new QuoteNotOpen(state.kind === 'sent' ? 'asked' : state.kind)
  const cents = version.totalCents
  if (asked === undefined) return { cents, isCompany: true, companyId: undefined }
  const { id: accountId } = await ensureAccount(deps, sessionKey)
  const { company } = await ensureBuyer(deps.db, { companyId: asked, accountId })
  return { cents, isCompany: true, companyId: company.id }
}

/** Whose details are not known yet is no company. */
async function lookAtBasket(deps: ListDeps, visitorKey: string | undefined): Promise<ToPay> {
  const cart = visitorKey && (await findBasket(deps.db, visitorKey, deps.clock.now()))
  if (!cart) throw new CartEmpty()
  const priced = priceCart(cart, shopOf(deps, deps.storefront))
  if (priced.totalQuantity === 0) throw new CartEmpty()
  const company = cart.details && companyOf(cart.details)
  const isCompany = company !== undefined
  return { cents: priced.grandTotalCents, isCompany, companyId: company?.companyId }
}

type OnAccount = { companyId: CompanyId | undefined; amount: Money; language: Language }

/**
 * Paying later, where the company that the basket is for has room for so much. Its order asks who
 * may order for it.
 */
async function onAccount(
  deps: ListDeps,
  { companyId, amount, language }: OnAccount,
): Promise<readonly OfferedMethod[]> {
  if (companyId === undefined) return []
  if (!(await hasCreditFor(deps, { companyId, amount }))) return []
  const { id, name } = onAccountMethod
  return [{ id, name: name[language], marks: ['invoice'], brands: [], banks: [] }]
}

export const isOfferedTo = (methodId: string, { isCompany }: { isCompany: boolean }): boolean =>
  isCompany || !findPaymentMethod(methodId)?.isForCompanies

/**
 * Of what the provider can do, what this storefront offers, in its order; the brands of a card are those whose marks it
 * shows, and of its marks those of brands that the provider takes.
 */
export const offeredMethods = (
  place: Pick<Storefront, 'countryCode' | 'currency' | 'paymentMethodsLeftOut'>,
  methods: readonly PaymentMethod[],
): OfferedMethod[] => {
  const offered = new Map(methods.map((method) => [method.id, method]))
  return paymentMethodsIn(place).flatMap(({ id, marks, cardBrands }) => {
    const method = offered.get(id)
    if (method === undefined) return []
    const isTaken = (brand: CardBrand) => method.brands.includes(brand)
    const brands = (cardBrands ?? marks.filter(isCardBrand)).filter(isTaken)
    return [
      { ...method, brands, marks: marks.filter((mark) => !isCardBrand(mark) || isTaken(mark)) },
    ]
  })
}
