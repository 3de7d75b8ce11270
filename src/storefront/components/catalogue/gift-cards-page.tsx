import { useTranslations } from 'use-intl'
import { BrandsLink } from '#storefront/components/brands/brands-link.tsx'
import { Trail } from '#storefront/components/findability/trail.tsx'
import { PageMeta } from '#storefront/components/page-meta.tsx'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { ShopApi } from '#storefront/shop-api.ts'
import { Page } from '#storefront/ui/page.tsx'
import { usePaths } from '#storefront/use-paths.ts'
import { searchOf } from './list-address.ts'
import { ListHeading } from './list-heading.tsx'
import { ensurePage, type ListRequest, listVariables } from './list-request.ts'
import { NarrowedList } from './narrowed-list.tsx'
import { useCategorySiblings } from './use-category-siblings.ts'

type Loaded = Awaited<ReturnType<typeof loadGiftCards>>

/** A page of all gift cards; one that is past the last is no page (404). */
export async function loadGiftCards(api: ShopApi, request: ListRequest) {
  const shop = await api.query(GiftCardsDocument, listVariables(request))
  ensurePage(shop.products, request)
  return { ...shop, query: request.query }
}

export function GiftCardsPage({ shop }: { shop: Loaded }) {
  const t = useTranslations('browse')
  const paths = usePaths()
  const page = shop.products.paging.currentPage
  const title = page > 1 ? t('list.titleOfPage', { page }) : t('list.title')
  return (
    <Page>
      <PageMeta
        title={title}
        description={t('list.description')}
        isPassing={searchOf(shop.query) !== ''}
      />
      <Trail
        trail={[{ title: t('crumbs.home'), href: paths.home() }]}
        here={t('crumbs.giftCards')}
      />
      <ListHeading title={title} text={t('list.intro')} aside={<BrandsLink />} />
      <NarrowedList
        page={shop.products}
        siblings={useCategorySiblings(shop.menuCategories, undefined)}
        query={shop.query}
        hrefOf={paths.giftCards}
        helpPath={shop.storeData.featuredProductPath}
        emptyText={t('list.empty')}
      />
    </Page>
  )
}

const GiftCardsDocument = graphql(`
  query GiftCards(
    $userData: UserData!
    $filters: ProductFilters
    $sorting: ProductSorting
    $pageNumber: Int!
    $itemsPerPage: Int!
  ) {
    products(
      userData: $userData
      filters: $filters
      sorting: $sorting
      paging: { itemsPerPage: $itemsPerPage, pageNumber: $pageNumber }
    ) {
      ...ListPage
    }
    menuCategories(userData: $userData) {
      ...CategoryChip
    }
    storeData(userData: $userData) {
      featuredProductPath
    }
  }
`)
