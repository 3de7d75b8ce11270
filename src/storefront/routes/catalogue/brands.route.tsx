import { useTranslations } from 'use-intl'
import { BrandIndex } from '#storefront/components/brands/brand-index.tsx'
import { ListHeading } from '#storefront/components/catalogue/list-heading.tsx'
import { Trail } from '#storefront/components/findability/trail.tsx'
import { PageMeta } from '#storefront/components/page-meta.tsx'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import { publicPage } from '#storefront/page-headers.ts'
import { shopApi } from '#storefront/shop-api.ts'
import { Page } from '#storefront/ui/page.tsx'
import { usePaths } from '#storefront/use-paths.ts'
import type { Route } from './+types/brands.route'

export const loader = ({ context }: Route.LoaderArgs) =>
  context.get(shopApi).query(BrandsRouteDocument, {})

export const headers = () => publicPage

export default function BrandsRoute({ loaderData: { brands } }: Route.ComponentProps) {
  const t = useTranslations('brands')
  const crumbs = useTranslations('browse.crumbs')
  const count = brands.length
  const [first, last] = [brands[0]?.title ?? '', brands.at(-1)?.title ?? '']
  return (
    <Page>
      <PageMeta title={t('pageTitle')} description={t('description', { first, last, count })} />
      <Trail trail={[{ title: crumbs('home'), href: usePaths().home() }]} here={t('title')} />
      <ListHeading title={t('title')} text={t('intro', { count })} />
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
