import { browseTexts } from '#i18n/texts/browse.ts'
import { overviewsTexts } from '#i18n/texts/overviews.ts'
import { ListHeading } from '#storefront/areas/catalogue/list-heading.tsx'
import { MomentTiles } from '#storefront/areas/catalogue/moment-tiles.tsx'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import { shopApi } from '#storefront/parts/api/shop-api.ts'
import { readData, writeData } from '#storefront/parts/page/page-data.ts'
import { publicPage } from '#storefront/parts/page/page-headers.ts'
import { usePaths } from '#storefront/parts/paths/use-paths.ts'
import { PageBreadcrumbs } from '#storefront/parts/seo/page-breadcrumbs.tsx'
import { PageMeta } from '#storefront/parts/seo/page-meta.tsx'
import { Page } from '#ui/page.tsx'
import { useTexts } from '#ui/use-texts.ts'
import type { Route } from './+types/moments.route'

export const loader = async ({ context }: Route.LoaderArgs) =>
  writeData(await context.get(shopApi).query(MomentsRouteDocument, {}))

export const headers = () => publicPage

export default function MomentsRoute({ loaderData }: Route.ComponentProps) {
  const t = useTexts(browseTexts)
  const tOverviews = useTexts(overviewsTexts)
  return (
    <Page>
      <PageMeta
        title={tOverviews('moments.title')}
        description={tOverviews('moments.description')}
      />
      <PageBreadcrumbs
        crumbs={[{ title: t('crumbs.home'), href: usePaths().home() }]}
        here={tOverviews('moments.title')}
      />
      <ListHeading title={tOverviews('moments.title')} text={tOverviews('moments.intro')} />
      <MomentTiles moments={readData(loaderData).givingMoments} />
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
