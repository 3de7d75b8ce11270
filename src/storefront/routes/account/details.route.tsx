import { accountPagesTexts } from '#i18n/texts/account-pages.ts'
import { AccountArea } from '#storefront/areas/account/account-area.tsx'
import { ensureCustomer } from '#storefront/areas/account/customer.ts'
import { DetailsForm } from '#storefront/areas/account/details-form.tsx'
import { DetailsModals } from '#storefront/areas/account/details-modals.tsx'
import { LoginAddress } from '#storefront/areas/account/login-address.tsx'
import { OwnDataSection } from '#storefront/areas/account/own-data-section.tsx'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import { shopApi } from '#storefront/parts/api/shop-api.ts'
import { privatePage } from '#storefront/parts/page/page-headers.ts'
import { useTexts } from '#ui/use-texts.ts'
import type { Route } from './+types/details.route'

export const headers = () => privatePage

export async function loader({ context, url }: Route.LoaderArgs) {
  const api = context.get(shopApi)
  const { getUserInfo } = await api.query(AccountDetailsDocument, {})
  return { profile: ensureCustomer(getUserInfo, { api, url }) }
}

export default function DetailsRoute({ loaderData: { profile } }: Route.ComponentProps) {
  const t = useTexts(accountPagesTexts, 'details')
  return (
    <AccountArea pageTitle={t('pageTitle')}>
      <h1 className="text-heading-1">{t('heading')}</h1>
      <p className="mt-3 mb-6 text-[1.0625rem]">{t('intro')}</p>
      <LoginAddress profile={profile} />
      <DetailsForm profile={profile} />
      <OwnDataSection />
      <DetailsModals hasPassword={profile.hasPassword} />
    </AccountArea>
  )
}

const AccountDetailsDocument = graphql(`
  query AccountDetails($userData: UserData!) {
    getUserInfo(userData: $userData) {
      user { mainProfile { hasPassword ...LoginAddress ...DetailsForm } }
    }
  }
`)
