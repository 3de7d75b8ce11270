import { browseTexts } from '#i18n/texts/browse.ts'
import { ListHeading } from '#storefront/areas/catalogue/list-heading.tsx'
import { MomentTiles } from '#storefront/areas/catalogue/moment-tiles.tsx'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import { shopApi } from '#storefront/parts/api/shop-api.ts'
import { publicPage } from '#storefront/parts/page/page-headers.ts'
import { usePaths } from '#storefront/parts/paths/use-paths.ts'
import { PageBreadcrumbs } from '#storefront/parts/seo/page-breadcrumbs.tsx'
import { PageMeta } from '#storefront/parts/seo/page-meta.tsx'
import { Page } from '#storefront/ui/page.tsx'
import { useTexts } from '#storefront/ui/use-texts.ts'
import type { Route } from './+types/moments.route'

export const loader = ({ context }: Route.LoaderArgs) =>
  context.get(shopApi).query(MomentsRouteDocument, {})

export const headers = () => publicPage

export default function MomentsRoute({ loaderData }: Route.ComponentProps) {
  const t = useTexts(browseTexts)
  return (
    <Page>
      <PageMeta title={t('moments.title')} description={t('moments.description')} />
      <PageBreadcrumbs
        crumbs={[{ title: t('crumbs.home'), href: usePaths().home() }]}
        here={t('moments.title')}
      />
      <ListHeading title={t('moments.title')} text={t('moments.intro')} />
      <MomentTiles moments={loaderData.givingMoments} />
    </Page>
  )
}

const MomentsRouteDocument = graphql(`
  query MomentsRoute($userData: UserData!) {
    givingMoments(userData: $userData) {
      ...MomentTile
    }
  }
`)
