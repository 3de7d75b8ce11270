import { useTranslations } from 'use-intl'
import { ListHeading } from '#storefront/components/catalogue/list-heading.tsx'
import { MomentTiles } from '#storefront/components/catalogue/moment-tiles.tsx'
import { Trail } from '#storefront/components/findability/trail.tsx'
import { PageMeta } from '#storefront/components/page-meta.tsx'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import { publicPage } from '#storefront/page-headers.ts'
import { shopApi } from '#storefront/shop-api.ts'
import { Page } from '#storefront/ui/page.tsx'
import { usePaths } from '#storefront/use-paths.ts'
import type { Route } from './+types/moments.route'

export const loader = ({ context }: Route.LoaderArgs) =>
  context.get(shopApi).query(MomentsRouteDocument, {})

export const headers = () => publicPage

export default function MomentsRoute({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('browse')
  return (
    <Page>
      <PageMeta title={t('moments.title')} description={t('moments.description')} />
      <Trail
        trail={[{ title: t('crumbs.home'), href: usePaths().home() }]}
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
