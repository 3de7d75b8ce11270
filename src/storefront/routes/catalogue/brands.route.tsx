import { brandsTexts } from '#i18n/texts/brands.ts'
import { browseTexts } from '#i18n/texts/browse.ts'
import { BrandIndex } from '#storefront/areas/brands/brand-index.tsx'
import { ListHeading } from '#storefront/areas/catalogue/list-heading.tsx'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import { shopApi } from '#storefront/parts/api/shop-api.ts'
import { readData, writeData } from '#storefront/parts/page/page-data.ts'
import { publicPage } from '#storefront/parts/page/page-headers.ts'
import { usePaths } from '#storefront/parts/paths/use-paths.ts'
import { PageBreadcrumbs } from '#storefront/parts/seo/page-breadcrumbs.tsx'
import { PageMeta } from '#storefront/parts/seo/page-meta.tsx'
import { Page } from '#ui/page.tsx'
import { useTexts } from '#ui/use-texts.ts'
import type { Route } from './+types/brands.route'

export const loader = async ({ context }: Route.LoaderArgs) =>
  writeData(await context.get(shopApi).query(BrandsRouteDocument, {}))

export const headers = () => publicPage

export default function BrandsRoute({ loaderData }: Route.ComponentProps) {
  const { brands } = readData(loaderData)
  const t = useTexts(brandsTexts)
  const crumbs = useTexts(browseTexts, 'crumbs')
  const count = brands.length
  const [first, last] = [brands[0]?.title ?? '', brands.at(-1)?.title ?? '']
  return (
    <Page>
      <PageMeta title={t('pageTitle')} description={t('description', { first, last, count })} />
      <PageBreadcrumbs
        crumbs={[{ title: crumbs('home'), href: usePaths().home() }]}
        here={crumbs('brands')}
      />
      <ListHeading title={crumbs('brands')} text={t('intro', { count })} />
      <BrandIndex brands={brands} />
    </Page>
  )
}

const BrandsRouteDocument = graphql(`
  query BrandsRoute($userData: UserData!) {
    brands(userData: $userData) {
      ...BrandRow
    }
  }
`)
