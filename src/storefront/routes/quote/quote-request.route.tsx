import { quoteTexts } from '#i18n/texts/quote.ts'
import { readQuotePrefill } from '#storefront/areas/quote/quote-prefill.ts'
import { QuoteRequestPage } from '#storefront/areas/quote/quote-request-page.tsx'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import { shopApi } from '#storefront/parts/api/shop-api.ts'
import { publicPage } from '#storefront/parts/page/page-headers.ts'
import { PageMeta } from '#storefront/parts/seo/page-meta.tsx'
import { Page } from '#ui/page.tsx'
import { useTexts } from '#ui/use-texts.ts'
import type { Route } from './+types/quote-request.route'

export const headers = () => publicPage

export async function loader({ context, url }: Route.LoaderArgs) {
  const { productId, ...typed } = readQuotePrefill(url.searchParams)
  const { productsByIds, storeData } = await context
    .get(shopApi)
    .query(QuoteRequestDocument, { ids: productId === '' ? [] : [productId] })
  const [product] = productsByIds
  return {
    prefill: { ...typed, product: product && { id: product.id, title: product.title } },
    postsTo: storeData.postage.postsTo,
    supportEmail: storeData.organisation.email,
  }
}

/**
 * Asks for a quote (SPEC §2). Another page may say what it is about by `product`, `number`,
 * `amount` and `occasion`.
 */
export default function QuoteRequestRoute({ loaderData }: Route.ComponentProps) {
  const t = useTexts(quoteTexts, 'request')
  return (
    <Page>
      <PageMeta title={t('pageTitle')} description={t('description')} />
      <header className="pt-6 pb-7 sm:pt-10 sm:pb-9">
        <h1 className="max-w-[22ch] text-heading-1">{t('heading')}</h1>
        <p className="mt-3 max-w-[58ch] text-[1.125rem] text-text-soft leading-relaxed">
          {t('intro')}
        </p>
      </header>
      <QuoteRequestPage {...loaderData} />
    </Page>
  )
}

const QuoteRequestDocument = graphql(`
  query QuoteRequestRoute($userData: UserData!, $ids: [ID!]!) {
    productsByIds(userData: $userData, ids: $ids) { id title }
    storeData(userData: $userData) {
      postage { postsTo }
      organisation { email }
    }
  }
`)
