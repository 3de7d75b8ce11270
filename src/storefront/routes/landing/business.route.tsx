import { businessTexts } from '#i18n/texts/business.ts'
import { BusinessCards } from '#storefront/areas/business/business-cards.tsx'
import { LandingPage } from '#storefront/areas/landing/landing-page.tsx'
import { loadLanding } from '#storefront/areas/landing/load-landing.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import { shopApi } from '#storefront/parts/api/shop-api.ts'
import { readData, writeData } from '#storefront/parts/page/page-data.ts'
import { publicPage } from '#storefront/parts/page/page-headers.ts'
import { useTexts } from '#ui/use-texts.ts'
import type { Route } from './+types/business.route'

/** The landing page for companies, with the cards that they give, under a header of its own. */
export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(shopApi)
  const [{ page }, { businessPages, storeData }] = await Promise.all([
    loadLanding(api, 'zakelijk'),
    api.query(BusinessRouteDocument, {}),
  ])
  return writeData({ page, business: businessPages, store: storeData })
}

export const headers = () => publicPage

export default function BusinessRoute({ loaderData }: Route.ComponentProps) {
  const t = useTexts(businessTexts, 'cards')
  const { page, business, store } = readData(loaderData)
  const terms = { ...business, ...store }
  return (
    <LandingPage page={page}>
      {business.products.length > 0 && (
        <BusinessCards title={t('title')} products={business.products} terms={terms} />
      )}
    </LandingPage>
  )
}

const BusinessRouteDocument = graphql(`
  query BusinessRoute($userData: UserData!) {
    businessPages(userData: $userData) {
      ...BusinessTerms
      products { ...BusinessCard }
    }
    storeData(userData: $userData) { ...CompanyFee }
  }
`)
