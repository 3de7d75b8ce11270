import { browseTexts } from '#i18n/texts/browse.ts'
import { reorderTexts } from '#i18n/texts/reorder.ts'
import { PackSteps } from '#storefront/areas/product/product-steps.tsx'
import { ReorderForm } from '#storefront/areas/reorder/reorder-form.tsx'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import { shopApi } from '#storefront/parts/api/shop-api.ts'
import { readData, writeData } from '#storefront/parts/page/page-data.ts'
import { publicPage } from '#storefront/parts/page/page-headers.ts'
import { usePaths } from '#storefront/parts/paths/use-paths.ts'
import { PageBreadcrumbs } from '#storefront/parts/seo/page-breadcrumbs.tsx'
import { PageMeta } from '#storefront/parts/seo/page-meta.tsx'
import { MessageRow } from '#ui/message-row.tsx'
import { Page } from '#ui/page.tsx'
import { useTexts } from '#ui/use-texts.ts'
import type { Route } from './+types/reorder.route'

export const loader = async ({ context }: Route.LoaderArgs) =>
  writeData(await context.get(shopApi).query(ReorderRouteDocument, {}))

export const headers = () => publicPage

export default function ReorderRoute({ loaderData }: Route.ComponentProps) {
  const { products } = readData(loaderData)
  const t = useTexts(reorderTexts)
  const crumbs = useTexts(browseTexts, 'crumbs')
  const packs = products.products.filter(({ isOrderable }) => isOrderable)
  return (
    <Page>
      <PageMeta title={t('pageTitle')} description={t('description')} />
      <PageBreadcrumbs
        crumbs={[{ title: crumbs('home'), href: usePaths().home() }]}
        here={t('heading')}
      />
      <header className="pt-3 pb-7 sm:pb-9">
        <h1 className="max-w-[22ch] text-heading-1">{t('heading')}</h1>
        <p className="mt-3 max-w-[58ch] text-[1.125rem] text-text-soft leading-relaxed">
          {t('intro')}
        </p>
      </header>
      <div className="rounded-panel bg-surface-blush px-3 py-3 sm:px-9 sm:py-10">
        {packs.length > 0 ? (
          <ReorderForm packs={packs} />
        ) : (
          <MessageRow tone="warning" icon="clock">
            {t('none')}
          </MessageRow>
        )}
      </div>
      <PackSteps leadsToMore={false} />
    </Page>
  )
}

const ReorderRouteDocument = graphql(`
  query ReorderRoute($userData: UserData!) {
    products(
      userData: $userData
      filters: { filterByProductType: [GIFTCARD_BLANK_PACK] }
      paging: { itemsPerPage: 12, pageNumber: 1 }
    ) {
      products {
        ...PackToReorder
      }
    }
  }
`)
