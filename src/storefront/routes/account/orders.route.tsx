import { accountPagesTexts } from '#i18n/texts/account-pages.ts'
import { askedPage } from '#kernel/page-of-list.ts'
import { AccountArea } from '#storefront/areas/account/account-area.tsx'
import { ensureCustomer } from '#storefront/areas/account/customer.ts'
import { NoOrders } from '#storefront/areas/account/no-orders.tsx'
import { OrderCard } from '#storefront/areas/account/order-card.tsx'
import { ordersAddress, readOrdersQuery } from '#storefront/areas/account/orders-query.ts'
import { OrdersSearch } from '#storefront/areas/account/orders-search.tsx'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import { shopApi } from '#storefront/parts/api/shop-api.ts'
import { privatePage } from '#storefront/parts/page/page-headers.ts'
import { usePaths } from '#storefront/parts/paths/use-paths.ts'
import { Pagination } from '#ui/pagination.tsx'
import { useTexts } from '#ui/use-texts.ts'
import type { Route } from './+types/orders.route'

export const headers = () => privatePage

export async function loader({ context, url }: Route.LoaderArgs) {
  const api = context.get(shopApi)
  const pageNumber = askedPage(url.searchParams.get('pagina'))
  const filter = readOrdersQuery(url.searchParams)
  const { getUserInfo, accountOrders } = await api.query(AccountOrdersDocument, {
    pageNumber,
    search: filter.search ?? null,
    year: filter.year ?? null,
  })
  ensureCustomer(getUserInfo, { api, url })
  const { orders, paging, years } = accountOrders
  return { orders: orders ?? [], paging, years: years ?? [], pageNumber, filter }
}

export default function OrdersRoute({ loaderData }: Route.ComponentProps) {
  const { orders, paging, years, pageNumber, filter } = loaderData
  const t = useTexts(accountPagesTexts, 'orders')
  const paths = usePaths()
  const count = paging?.totalItems ?? 0
  return (
    <AccountArea pageTitle={t('pageTitle')}>
      <h1 className="mb-6 text-heading-1">{t('heading')}</h1>
      {years.length > 0 && <OrdersSearch filter={filter} years={years} count={count} />}
      {orders.length === 0 && (
        <NoOrders
          level={2}
          reason={years.length === 0 ? 'empty' : count > 0 ? 'beyond' : 'unfound'}
        />
      )}
      <h2 className="sr-only">{t('pageTitle')}</h2>
      <div className="grid gap-4">
        {orders.map((order) => (
          <OrderCard key={order.uuid} order={order} />
        ))}
      </div>
      {paging && orders.length > 0 && (
        <div className="mt-8">
          <Pagination
            currentPage={pageNumber}
            pageCount={Math.ceil(paging.totalItems / paging.itemsPerPage)}
            hrefOf={(page) => ordersAddress(paths, { ...filter, page })}
          />
        </div>
      )}
    </AccountArea>
  )
}

const AccountOrdersDocument = graphql(`
  query AccountOrders($userData: UserData!, $pageNumber: Int, $search: String, $year: Int) {
    getUserInfo(userData: $userData) {
      user { mainProfile { email } }
    }
    accountOrders(userData: $userData, pageNumber: $pageNumber, search: $search, year: $year) {
      orders { uuid ...OrderCard }
      paging { itemsPerPage totalItems }
      years
    }
  }
`)
