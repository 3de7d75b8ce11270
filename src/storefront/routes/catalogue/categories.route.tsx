import { useTranslations } from 'use-intl'
import { CategoryTiles } from '#storefront/components/catalogue/category-tiles.tsx'
import { ListHeading } from '#storefront/components/catalogue/list-heading.tsx'
import { Trail } from '#storefront/components/findability/trail.tsx'
import { PageMeta } from '#storefront/components/page-meta.tsx'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import { publicPage } from '#storefront/page-headers.ts'
import { shopApi } from '#storefront/shop-api.ts'
import { Button } from '#storefront/ui/button.tsx'
import { Page } from '#storefront/ui/page.tsx'
import { usePaths } from '#storefront/use-paths.ts'
import type { Route } from './+types/categories.route'

export const loader = ({ context }: Route.LoaderArgs) =>
  context.get(shopApi).query(CategoriesRouteDocument, {})

export const headers = () => publicPage

export default function CategoriesRoute({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('browse')
  const paths = usePaths()
  return (
    <Page>
      <PageMeta title={t('categories.title')} description={t('categories.description')} />
      <Trail
        trail={[{ title: t('crumbs.home'), href: paths.home() }]}
        here={t('categories.title')}
      />
      <ListHeading title={t('categories.title')} text={t('categories.intro')} />
      <CategoryTiles categories={loaderData.menuCategories} hasCounts />
      <div className="mt-10 flex justify-center">
        <Button href={paths.giftCards()}>{t('home.allGiftCards')}</Button>
      </div>
    </Page>
  )
}

const CategoriesRouteDocument = graphql(`
  query CategoriesRoute($userData: UserData!) {
    menuCategories(userData: $userData) {
      ...CategoryTile
    }
  }
`)
