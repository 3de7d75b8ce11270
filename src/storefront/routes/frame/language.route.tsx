import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { ErrorPage } from '#storefront/frame/page/error-page.tsx'
import { LanguageFrame } from '#storefront/frame/page/language-frame.tsx'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import { shopApi } from '#storefront/parts/api/shop-api.ts'
import { HreflangContext } from '#storefront/parts/seo/hreflang.ts'
import type { Route } from './+types/language.route'

/** Every page has its twins in other languages; what a page says of itself is its own route's. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { hreflang } = await context.get(shopApi).query(HreflangDocument, { path: url.pathname })
  return hreflang
}

/** A page that is asked for again, by a filter or after a form, stands where it stood. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname

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
