import { useTranslations } from 'use-intl'
import { ListHeading } from '#storefront/components/catalogue/list-heading.tsx'
import { FavouritesList } from '#storefront/components/mine/favourites-list.tsx'
import { favouritesTexts } from '#storefront/components/mine/favourites-texts.ts'
import { PageMeta } from '#storefront/components/page-meta.tsx'
import { withTexts } from '#storefront/components/with-texts.tsx'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import { privatePage } from '#storefront/page-headers.ts'
import { shopApi } from '#storefront/shop-api.ts'
import { Breadcrumbs } from '#storefront/ui/breadcrumbs.tsx'
import { Page } from '#storefront/ui/page.tsx'
import { usePaths } from '#storefront/use-paths.ts'
import type { Route } from './+types/favourites.route'

export const loader = ({ context }: Route.LoaderArgs) =>
  context.get(shopApi).query(FavouriteIdeasDocument, {})

export const headers = () => privatePage

export default withTexts(favouritesTexts, FavouritesRoute)

/** What the visitor put a heart on: known to the browser alone. */
function FavouritesRoute({ loaderData: { products } }: Route.ComponentProps) {
  const t = useTranslations('favourites')
  const crumbs = useTranslations('browse.crumbs')
  return (
    <Page>
      <PageMeta title={t('title')} isPrivate />
      <Breadcrumbs trail={[{ title: crumbs('home'), href: usePaths().home() }]} here={t('title')} />
      <ListHeading title={t('title')} text={t('intro')} />
      {/* As high as the window leaves it: whatever the list turns out to hold, the footer stays out of sight. */}
      <div className="flex min-h-[calc(100dvh-16rem)] flex-col">
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
