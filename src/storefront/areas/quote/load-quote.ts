import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { ShopApi } from '#storefront/parts/api/shop-api.ts'

export type QuotePageData = Awaited<ReturnType<typeof loadQuote>>

type AskedPage = { token: string; company: string | undefined }

/** The quote of a private link and, while it can be accepted, the ways to pay it. */
export async function loadQuote(api: ShopApi, { token, company }: AskedPage) {
  const { quote: shown, storeData, companies } = await api.query(QuoteDocument, { token })
  const quote = shown.quote ?? undefined
  const buying = (companies.companies ?? []).filter(({ role }) => role !== 'FINANCE')
  const chosen = buying.find(({ id }) => id === company)?.id
  const isOpen = quote?.state === 'SENT'
  const asked = { token, ...(chosen !== undefined && { company: chosen }) }
  const paying = isOpen ? await api.query(QuotePaymentDocument, asked) : undefined
  return {
    token,
    quote,
    errors: shown.errors,
    companies: buying,
    company: chosen,
    choice: paying?.paymentMethods,
    supportEmail: storeData.organisation.email,
  }
}

const QuoteDocument = graphql(`
  query Quote($userData: UserData!, $token: String!) {
    quote(userData: $userData, token: $token) {
      quote { ...QuotePage }
      errors { ...ShopError }
    }
    companies(userData: $userData) { companies { id name role } }
    storeData(userData: $userData) { organisation { email } }
  }
`)

const QuotePaymentDocument = graphql(`
  query QuotePayment($userData: UserData!, $token: String!, $company: String) {
    paymentMethods(userData: $userData, quote: $token, company: $company) { ...PaymentChoice }
  }
`)
