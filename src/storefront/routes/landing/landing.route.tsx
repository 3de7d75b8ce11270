import { useTranslations } from 'use-intl'
import { Blocks, heroOf } from '#storefront/components/blocks/blocks.tsx'
import { FaqData, questionsIn } from '#storefront/components/blocks/faq-data.tsx'
import { Trail } from '#storefront/components/findability/trail.tsx'
import { PageMeta } from '#storefront/components/page-meta.tsx'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import { notFound } from '#storefront/not-found.ts'
import { publicPage } from '#storefront/page-headers.ts'
import { shopApi } from '#storefront/shop-api.ts'
import { Page } from '#storefront/ui/page.tsx'
import { usePaths } from '#storefront/use-paths.ts'
import type { Route } from './+types/landing.route'

/** A page that editors composed, at an address that no screen claims; any other such address is 404. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { landingPage } = await context
    .get(shopApi)
    .query(LandingRouteDocument, { path: params.landing })
  if (!landingPage) throw notFound()
  return { landingPage }
}

export const headers = () => publicPage

export default function LandingRoute({ loaderData: { landingPage } }: Route.ComponentProps) {
  const t = useTranslations('browse.crumbs')
  const paths = usePaths()
  const { title, metaTitle, description, blocks } = landingPage
  const crumbs = <Trail trail={[{ title: t('home'), href: paths.home() }]} here={title} />
  return (
    <Page hero={heroOf(blocks, crumbs)}>
      <PageMeta title={metaTitle} description={description} />
      <Blocks blocks={blocks} />
      <FaqData questions={questionsIn(blocks)} />
    </Page>
  )
}

const LandingRouteDocument = graphql(`
  query LandingRoute($userData: UserData!, $path: String!) {
    landingPage(userData: $userData, path: $path) {
      id
      title
      metaTitle
      description
      blocks {
        ...PageBlock
      }
    }
  }
`)
