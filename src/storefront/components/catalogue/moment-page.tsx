import { useTranslations } from 'use-intl'
import { Blocks } from '#storefront/components/blocks/blocks.tsx'
import { FaqData, questionsIn } from '#storefront/components/blocks/faq-data.tsx'
import { loadBlocks } from '#storefront/components/blocks/load-blocks.ts'
import { Trail } from '#storefront/components/findability/trail.tsx'
import { PageMeta } from '#storefront/components/page-meta.tsx'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { ProductFilters } from '#storefront/graphql/generated/graphql.ts'
import { notFound } from '#storefront/not-found.ts'
import type { ShopApi } from '#storefront/shop-api.ts'
import { Page } from '#storefront/ui/page.tsx'
import { usePaths } from '#storefront/use-paths.ts'
import { searchOf } from './list-address.ts'
import { ListHeading } from './list-heading.tsx'
import { ensurePage, type ListRequest, listVariables } from './list-request.ts'
import { NarrowedList } from './narrowed-list.tsx'

type Loaded = Awaited<ReturnType<typeof loadMoment>>

/** A page of what suits one moment of giving; an unknown moment or page is 404. */
export async function loadMoment(api: ShopApi, id: string, request: ListRequest) {
  const { givingMoment } = await api.query(MomentDocument, { id })
  if (!givingMoment) throw notFound()
  const shop = await api.query(MomentProductsDocument, listVariables(request, forMoment(id)))
  ensurePage(shop.products, request)
  const subject = { vocabularyID: 'occasions' as const, terms: [id] }
  const blocks = request.page > 1 ? [] : await loadBlocks(api, 'moment', subject)
  return { ...shop, blocks, moment: givingMoment, query: request.query }
}

/** What the page is about, so that its filters do not ask it again. */
export const momentKey = 'cb_api_occasions'

const forMoment = (id: string): ProductFilters => ({
  filterByPage: { fieldName: 'products', pageId: id, pageType: 'giving_moment' },
})

export function MomentPage({ shop }: { shop: Loaded }) {
  const t = useTranslations('browse')
  const paths = usePaths()
  const { moment, products } = shop
  const page = products.paging.currentPage
  const title = page > 1 ? t('moment.titleOfPage', { moment: moment.title, page }) : moment.title
  return (
    <Page>
      <PageMeta
        title={t('moment.metaTitle', { title })}
        description={moment.description}
        isPassing={searchOf(shop.query) !== ''}
      />
      <Trail
        trail={[
          { title: t('crumbs.home'), href: paths.home() },
          { title: t('moments.title'), href: paths.moments() },
        ]}
        here={moment.title}
      />
      <ListHeading title={title} text={moment.description} />
      <NarrowedList
        page={products}
        siblings={{
          label: t('moments.title'),
          all: { title: t('moments.all'), path: paths.moments() },
          chips: shop.givingMoments,
          current: moment.id,
        }}
        query={shop.query}
        ofPage={forMoment(moment.id)}
        leftOut={momentKey}
        hrefOf={(number) => paths.momentPage(moment.id, number)}
        helpPath={shop.storeData.featuredProductPath}
        emptyText={t('moment.empty')}
      />
      <Blocks blocks={shop.blocks} />
      <FaqData questions={questionsIn(shop.blocks)} />
    </Page>
  )
}

const MomentDocument = graphql(`
  query Moment($userData: UserData!, $id: String!) {
    givingMoment(userData: $userData, id: $id) {
      id
      title
      description
    }
  }
`)

const MomentProductsDocument = graphql(`
  query MomentProducts(
    $userData: UserData!
    $filters: ProductFilters
    $pageNumber: Int!
    $itemsPerPage: Int!
    $sorting: ProductSorting
  ) {
    products(
      userData: $userData
      filters: $filters
      sorting: $sorting
      paging: { itemsPerPage: $itemsPerPage, pageNumber: $pageNumber }
    ) {
      ...ListPage
    }
    givingMoments(userData: $userData) {
      id
      title
      path
    }
    storeData(userData: $userData) {
      featuredProductPath
    }
  }
`)
