import { useTranslations } from 'use-intl'
import { BrandsLink } from '#storefront/components/brands/brands-link.tsx'
import { PageMeta } from '#storefront/components/page-meta.tsx'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { GiftCardsQuery } from '#storefront/graphql/generated/graphql.ts'
import { notFound } from '#storefront/not-found.ts'
import type { ShopApi } from '#storefront/shop-api.ts'
import { Breadcrumbs } from '#storefront/ui/breadcrumbs.tsx'
import { Page } from '#storefront/ui/page.tsx'
import { usePaths } from '#storefront/use-paths.ts'
import { CategoryChips } from './category-chips.tsx'
import { HelpCell } from './help-cell.tsx'
import { ListHeading } from './list-heading.tsx'
import { itemsCarried } from './page-size.ts'
import { ProductList } from './product-list.tsx'

/** A page of all gift cards; one that is past the last is no page (404). */
export async function loadGiftCards(api: ShopApi, pageNumber: number): Promise<GiftCardsQuery> {
  const shop = await api.query(GiftCardsDocument, { pageNumber, itemsPerPage: itemsCarried })
  if (pageNumber > 1 && shop.products.products.length === 0) throw notFound()
  return shop
}

export function GiftCardsPage({ shop }: { shop: GiftCardsQuery }) {
  const t = useTranslations('browse')
  const paths = usePaths()
  const page = shop.products.paging.currentPage
  const title = page > 1 ? t('list.titleOfPage', { page }) : t('list.title')
  return (
    <Page>
      <PageMeta title={title} description={t('list.description')} />
      <Breadcrumbs
        trail={[{ title: t('crumbs.home'), href: paths.home() }]}
        here={t('crumbs.giftCards')}
      />
      <ListHeading title={title} text={t('list.intro')} aside={<BrandsLink />} />
      <CategoryChips categories={shop.menuCategories} current={undefined} />
      <ProductList
        page={shop.products}
        filters={null}
        hrefOf={paths.giftCards}
        lastCell={<HelpCell path={shop.storeData.featuredProductPath} />}
      />
    </Page>
  )
}

const GiftCardsDocument = graphql(`
  query GiftCards($userData: UserData!, $pageNumber: Int!, $itemsPerPage: Int!) {
    products(
      userData: $userData
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
