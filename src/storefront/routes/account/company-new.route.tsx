import { useNavigate } from 'react-router'
import { accountCompaniesTexts } from '#i18n/texts/account-companies.ts'
import { AccountArea } from '#storefront/areas/account/account-area.tsx'
import { CompanyForm } from '#storefront/areas/account/company-form.tsx'
import { ensureCustomer } from '#storefront/areas/account/customer.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import { shopApi } from '#storefront/parts/api/shop-api.ts'
import { privatePage } from '#storefront/parts/page/page-headers.ts'
import { usePaths } from '#storefront/parts/paths/use-paths.ts'
import { MessageRow } from '#ui/message-row.tsx'
import { useTexts } from '#ui/use-texts.ts'
import type { Route } from './+types/company-new.route'

export const headers = () => privatePage

export async function loader({ context, url }: Route.LoaderArgs) {
  const api = context.get(shopApi)
  const { getUserInfo } = await api.query(NewCompanyDocument, {})
  return { profile: ensureCustomer(getUserInfo, { api, url }) }
}

export default function NewCompanyRoute({ loaderData: { profile } }: Route.ComponentProps) {
  const t = useTexts(accountCompaniesTexts, 'form')
  const paths = usePaths()
  const navigate = useNavigate()
  return (
    <AccountArea pageTitle={t('newTitle')}>
      <h1 className="text-heading-1">{t('newTitle')}</h1>
      <p className="mt-3 mb-6 text-[1.0625rem]">{t('newIntro')}</p>
      {profile.isEmailConfirmed ? (
        <CompanyForm
          company={undefined}
          onDone={(id) => void navigate(paths.accountCompany(id), { replace: true })}
        />
      ) : (
        <MessageRow tone="warning" icon="mail">
          {t('confirmFirst')}
        </MessageRow>
      )}
    </AccountArea>
  )
}

const NewCompanyDocument = graphql(`
  query NewCompany($userData: UserData!) {
    getUserInfo(userData: $userData) {
      user { mainProfile { isEmailConfirmed } }
    }
  }
`)
