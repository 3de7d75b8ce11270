import { accountPagesTexts } from '#i18n/texts/account-pages.ts'
import { AccountArea } from '#storefront/areas/account/account-area.tsx'
import { AccountTiles } from '#storefront/areas/account/account-tiles.tsx'
import { ensureCustomer } from '#storefront/areas/account/customer.ts'
import { NoOrders } from '#storefront/areas/account/no-orders.tsx'
import { OrderCard } from '#storefront/areas/account/order-card.tsx'
import { UnconfirmedRow } from '#storefront/areas/account/unconfirmed-row.tsx'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import { shopApi } from '#storefront/parts/api/shop-api.ts'
import { privatePage } from '#storefront/parts/page/page-headers.ts'
import { usePaths } from '#storefront/parts/paths/use-paths.ts'
import { Link } from '#ui/link.tsx'
import { useTexts } from '#ui/use-texts.ts'
import type { Route } from './+types/overview.route'

/** The rest stands one link further. */
const newestMax = 3

export const headers = () => privatePage

export async function loader({ context, url }: Route.LoaderArgs) {
  const api = context.get(shopApi)
  const { getUserInfo, accountOrders } = await api.query(AccountOverviewDocument, {})
  const profile = ensureCustomer(getUserInfo, { api, url })
  return { profile, orders: (accountOrders.orders ?? []).slice(0, newestMax) }
}

export default function OverviewRoute({ loaderData: { profile, orders } }: Route.ComponentProps) {
  const t = useTexts(accountPagesTexts, 'overview')
  const paths = usePaths()
  return (
    <AccountArea pageTitle={t('pageTitle')}>
      <h1 className="wrap-anywhere text-heading-1">{t('heading', { name: profile.firstName })}</h1>
      <p className="mt-3 mb-7 text-[1.0625rem]">{t('intro')}</p>
      <div className="grid gap-8">
        {!profile.isEmailConfirmed && <UnconfirmedRow email={profile.email} />}
        <AccountTiles />
        <section aria-labelledby="newest-orders">
          <div className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
            <h2 id="newest-orders" className="text-heading-2">
              {t('newest')}
            </h2>
            {orders.length > 0 && <Link href={paths.accountOrders()}>{t('all')}</Link>}
          </div>
          {orders.length === 0 && <NoOrders level={3} />}
          <div className="grid gap-4">
            {orders.map((order) => (
              <OrderCard key={order.uuid} order={order} />
            ))}
          </div>
        </section>
      </div>
    </AccountArea>
  )
}

const AccountOverviewDocument = graphql(`
  query AccountOverview($userData: UserData!) {
    getUserInfo(userData: $userData) {
      user { mainProfile { firstName email isEmailConfirmed } }
    }
    accountOrders(userData: $userData) {
      orders { uuid ...OrderCard }
    }
  }
`)
