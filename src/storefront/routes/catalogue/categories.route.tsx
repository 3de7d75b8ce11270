import { browseTexts } from '#i18n/texts/browse.ts'
import { overviewsTexts } from '#i18n/texts/overviews.ts'
import { CategoryPictures } from '#storefront/areas/catalogue/category-pictures.tsx'
import { ListHeading } from '#storefront/areas/catalogue/list-heading.tsx'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import { shopApi } from '#storefront/parts/api/shop-api.ts'
import { readData, writeData } from '#storefront/parts/page/page-data.ts'
import { publicPage } from '#storefront/parts/page/page-headers.ts'
import { usePaths } from '#storefront/parts/paths/use-paths.ts'
import { PageBreadcrumbs } from '#storefront/parts/seo/page-breadcrumbs.tsx'
import { PageMeta } from '#storefront/parts/seo/page-meta.tsx'
import { Button } from '#ui/button.tsx'
import { Page } from '#ui/page.tsx'
import { useTexts } from '#ui/use-texts.ts'
import type { Route } from './+types/categories.route'

export const loader = async ({ context }: Route.LoaderArgs) =>
  writeData(await context.get(shopApi).query(CategoriesRouteDocument, {}))

export const headers = () => publicPage

export default function CategoriesRoute({ loaderData }: Route.ComponentProps) {
  const t = useTexts(browseTexts)
  const tOverviews = useTexts(overviewsTexts)
  const paths = usePaths()
  return (
    <Page>
      <PageMeta
        title={tOverviews('categories.title')}
        description={tOverviews('categories.description')}
      />
      <PageBreadcrumbs
        crumbs={[{ title: t('crumbs.home'), href: paths.home() }]}
        here={tOverviews('categories.title')}
      />
      <ListHeading title={tOverviews('categories.title')} text={tOverviews('categories.intro')} />
      <CategoryPictures categories={readData(loaderData).menuCategories} />
      <div className="mt-10 flex justify-center">
        <Button href={paths.giftCards()}>{tOverviews('categories.allGiftCards')}</Button>
      </div>
    </Page>
  )
}

const CategoriesRouteDocument = graphql(`
  query CategoriesRoute($userData: UserData!) {
    menuCategories(userData: $userData) {
      ...CategoryPicture
    }
  }
`)
