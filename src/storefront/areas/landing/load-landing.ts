import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { ShopApi } from '#storefront/parts/api/shop-api.ts'
import { notFound } from '#storefront/parts/page/not-found.ts'

/** The page that editors composed for this address; 404 where there is none. */
export async function loadLanding(api: ShopApi, path: string) {
  const { landingPage } = await api.query(LandingDocument, { path })
  if (!landingPage) throw notFound()
  return { page: landingPage }
}

const LandingDocument = graphql(`
  query Landing($userData: UserData!, $path: String!) {
    landingPage(userData: $userData, path: $path) {
      ...LandingPage
    }
  }
`)
