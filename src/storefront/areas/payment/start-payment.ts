import { redirect } from 'react-router'
import { type Paths, pathsOf } from '#kernel/addresses.ts'
import { errorCodes } from '#kernel/error-codes.ts'
import { withQuery } from '#kernel/with-query.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type {
  EarlyDeliveryInput,
  EncryptedCardInput,
  QuoteToPay,
  SingleGiftToPay,
} from '#storefront/graphql/generated/graphql.ts'
import type { ShopApi } from '#storefront/parts/api/shop-api.ts'
import { browserInfoOf } from '#storefront/parts/payment-fields/browser-info.ts'
import { wholeNumber } from '#ui/form/whole-number.ts'
import { paymentOutcome } from './payment-outcome.ts'

const text = (form: FormData, name: string): string => String(form.get(name) ?? '')

type PaymentApi = Pick<ShopApi, 'language' | 'query'> & {
  /** That it leads to, where they are others than those of a basket. */
  paths?: Paths
  /** Whose payment is tried again. */
  orderUuid?: string | null
}

/** Places the order and begins to pay it; mostly ends in going somewhere else. */
export async function startPayment(
  { language, query, paths = pathsOf(language), orderUuid = null }: PaymentApi,
  { headers }: Pick<Request, 'headers'>,
  form: FormData,
) {
  const expectedTotal = wholeNumber(text(form, 'expectedTotal'))
  const singleGift = readSingleGift(form)
  const known = (name: string) => (form.has(name) ? wholeNumber(text(form, name)) : null)
  const activationVersion = known('activationVersion')
  const { startPayment: answer } = await query(StartPaymentDocument, {
    input: {
      methodId: text(form, 'methodId') || null,
      card: readCard(form),
      bank: text(form, 'bank') || null,
      blikCode: text(form, 'blikCode') || null,
      phoneNumber: text(form, 'phoneNumber') || null,
      walletToken: text(form, 'walletToken') || null,
      captchaToken: text(form, 'captchaToken') || null,
      browserInfo: browserInfoOf(text(form, 'browserInfo'), headers),
      expectedTotal,
      ...{ singleGift, activationVersion, redeemVersion: known('redeemVersion') },
      expectedPromotion: known('expectedPromotion'),
      quote: readQuote(form),
    },
    earlyDelivery: readEarlyDelivery(form),
  })

  const outcome = paymentOutcome(answer, paths)
  switch (outcome.kind) {
    case 'go':
      throw redirect(outcome.url)
    case 'post':
      return { step: 'betaling' as const, errors: [], postRedirect: outcome.action }
    case 'wait':
      throw redirect(paths.processing(answer.orderUuid ?? ''))
    case 'stay': {
      if (singleGift || activationVersion !== null || form.has('quote'))
        return { step: 'betaling' as const, errors: outcome.errors }
      const codes = outcome.errors.map((error) => error.code)
      if (codes.includes(errorCodes.detailsMissing)) throw redirect(paths.checkout())
      // Its order may be paid by now: the payment step knows where that leads.
      if (codes.includes(errorCodes.cartExpired) && orderUuid !== null)
        throw redirect(withQuery(paths.checkout(), { stap: 'betaling', order: orderUuid }))
      if (codes.some((code) => leadsToBasket.includes(code))) throw redirect(paths.basket())
      const isChanged = codes.includes(errorCodes.cartChanged)
      return {
        step: 'betaling' as const,
        errors: isChanged ? [] : outcome.errors,
        ...(isChanged && { totalBefore: expectedTotal }),
      }
    }
  }
}

/** The basket shows these itself, each beside its line. */
const leadsToBasket: readonly number[] = [
  errorCodes.cartEmpty,
  errorCodes.cartExpired,
  errorCodes.outOfStock,
  errorCodes.productUnknown,
  errorCodes.variationUnavailable,
  errorCodes.amountNotOffered,
  errorCodes.amountOutOfRange,
]

/** Names the gift that is ordered by itself; the basket otherwise. */
const readSingleGift = (form: FormData): SingleGiftToPay | null =>
  form.has('singleGift')
    ? { productId: text(form, 'singleGift'), version: wholeNumber(text(form, 'version')) }
    : null

/** Names the quote that is accepted; null of everything else. */
const readQuote = (form: FormData): QuoteToPay | null =>
  form.has('quote')
    ? {
        token: text(form, 'quote'),
        version: wholeNumber(text(form, 'version')),
        acceptTerms: form.has('acceptTerms'),
        company: text(form, 'company') || null,
      }
    : null

/** Nothing where it was not asked. */
function readEarlyDelivery(form: FormData): EarlyDeliveryInput | null {
  if (form.has('agreedText')) return { agreedText: wholeNumber(text(form, 'agreedText')) }
  return form.has('notBefore') ? { notBefore: text(form, 'notBefore') } : null
}

/** Encrypted values alone reach this server; without them it is not a card payment. */
function readCard(form: FormData): EncryptedCardInput | null {
  if (!form.has('encryptedCardNumber')) return null
  return {
    encryptedCardNumber: text(form, 'encryptedCardNumber'),
    encryptedExpiryMonth: text(form, 'encryptedExpiryMonth'),
    encryptedExpiryYear: text(form, 'encryptedExpiryYear'),
    encryptedSecurityCode: text(form, 'encryptedSecurityCode'),
    holderName: text(form, 'holderName'),
    brand: text(form, 'brand') || null,
  }
}

const StartPaymentDocument = graphql(`
  mutation StartPayment(
    $userData: UserData!, $input: StartPaymentInput!, $earlyDelivery: EarlyDeliveryInput
  ) {
    startPayment(userData: $userData, input: $input, earlyDelivery: $earlyDelivery) { ...PaymentAnswer }
  }
`)
