import { pathsOf } from '#kernel/addresses.ts'
import { ErrorPage } from '#storefront/frame/page/error-page.tsx'
import { LanguageFrame } from '#storefront/frame/page/language-frame.tsx'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import { shopApi } from '#storefront/parts/api/shop-api.ts'
import { HreflangContext } from '#storefront/parts/seo/hreflang.ts'
import type { Route } from './+types/language.route'

/** Which twins every page has, by those of the front page: what is not found names no address. */
export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(shopApi)
  const path = pathsOf(api.language).home()
  return (await api.query(HreflangDocument, { path })).hreflang
}

/** The same for every page, whatever its language. */
export const shouldRevalidate = () => false

export default function LanguageRoute({ loaderData }: Route.ComponentProps) {
  return (
    <HreflangContext value={loaderData}>
      <LanguageFrame />
    </HreflangContext>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <LanguageFrame>
      <ErrorPage error={error} />
    </LanguageFrame>
  )
}

const HreflangDocument = graphql(`
  query Hreflang($userData: UserData!, $path: String!) {
    hreflang(userData: $userData, path: $path) {
      ...Hreflang
    }
  }
`)
