import { browseTexts } from '#i18n/texts/browse.ts'
import { favouritesTexts } from '#i18n/texts/favourites.ts'
import { ListHeading } from '#storefront/areas/catalogue/list-heading.tsx'
import { FavouritesList } from '#storefront/areas/favourites/favourites-list.tsx'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import { shopApi } from '#storefront/parts/api/shop-api.ts'
import { readData, writeData } from '#storefront/parts/page/page-data.ts'
import { privatePage } from '#storefront/parts/page/page-headers.ts'
import { usePaths } from '#storefront/parts/paths/use-paths.ts'
import { PageMeta } from '#storefront/parts/seo/page-meta.tsx'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { Page } from '#ui/page.tsx'
import { useTexts } from '#ui/use-texts.ts'
import type { Route } from './+types/favourites.route'

export const loader = async ({ context }: Route.LoaderArgs) =>
  writeData(await context.get(shopApi).query(FavouriteIdeasDocument, {}))

export const headers = () => privatePage

/** What the visitor put a heart on: known to the browser alone. */
export default function FavouritesRoute({ loaderData }: Route.ComponentProps) {
  const { products } = readData(loaderData)
  const t = useTexts(favouritesTexts)
  const crumbs = useTexts(browseTexts, 'crumbs')
  return (
    <Page>
      <PageMeta title={t('title')} isPrivate />
      <Breadcrumbs
        crumbs={[{ title: crumbs('home'), href: usePaths().home() }]}
        here={t('title')}
      />
      <ListHeading title={t('title')} text={t('intro')} />
      {/* At least as high as the window, so that the footer stays out of sight while the list loads. */}
      <div className="flex min-h-[calc(100dvh-19rem)] flex-col">
        <FavouritesList ideas={products.products} />
      </div>
    </Page>
  )
}

const FavouriteIdeasDocument = graphql(`
  query FavouriteIdeas($userData: UserData!) {
    products(userData: $userData, paging: { itemsPerPage: 4, pageNumber: 1 }) {
      products { id ...ProductCard }
    }
  }
`)
