import { accountCompaniesTexts } from '#i18n/texts/account-companies.ts'
import { AccountArea } from '#storefront/areas/account/account-area.tsx'
import { roleNames } from '#storefront/areas/account/company-role-cards.tsx'
import { ensureCustomer } from '#storefront/areas/account/customer.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import { shopApi } from '#storefront/parts/api/shop-api.ts'
import { EmptyPanel } from '#storefront/parts/messages/empty-panel.tsx'
import { privatePage } from '#storefront/parts/page/page-headers.ts'
import { usePaths } from '#storefront/parts/paths/use-paths.ts'
import { Anchor } from '#ui/anchor.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { useTexts } from '#ui/use-texts.ts'
import type { Route } from './+types/companies.route'

export const headers = () => privatePage

export async function loader({ context, url }: Route.LoaderArgs) {
  const api = context.get(shopApi)
  const { getUserInfo, companies } = await api.query(CompaniesDocument, {})
  ensureCustomer(getUserInfo, { api, url })
  return { companies: companies.companies ?? [] }
}

export default function CompaniesRoute({ loaderData: { companies } }: Route.ComponentProps) {
  const t = useTexts(accountCompaniesTexts)
  const paths = usePaths()
  return (
    <AccountArea pageTitle={t('list.pageTitle')}>
      <h1 className="text-heading-1">{t('list.heading')}</h1>
      <p className="mt-3 mb-6 text-[1.0625rem]">{t('list.intro')}</p>
      {companies.length === 0 ? (
        <EmptyPanel
          icon="house"
          heading={<h2 className="text-heading-2">{t('list.empty.heading')}</h2>}
          text={t('list.empty.text')}
          action={t('list.add')}
          href={paths.accountCompanyNew()}
        />
      ) : (
        <>
          <ul className="grid gap-3">
            {companies.map(({ id, name, role }) => (
              <li key={id}>
                <Anchor
                  href={paths.accountCompany(id)}
                  className="flex items-center gap-4 rounded-card p-5 ring-[1.5px] ring-line ring-inset hover:ring-action"
                >
                  <span className="min-w-0 flex-1">
                    <span className="wrap-anywhere block font-bold font-display text-[1.125rem]">
                      {name}
                    </span>
                    <span className="block text-[0.9375rem] text-text-soft">
                      {t(`role.${roleNames[role]}`)}
                    </span>
                  </span>
                  <Icon name="chevronRight" size={20} className="text-action" />
                </Anchor>
              </li>
            ))}
          </ul>
          <Button variant="quiet" icon="plus" href={paths.accountCompanyNew()} className="mt-5">
            {t('list.add')}
          </Button>
        </>
      )}
    </AccountArea>
  )
}

const CompaniesDocument = graphql(`
  query Companies($userData: UserData!) {
    getUserInfo(userData: $userData) {
      user { mainProfile { email } }
    }
    companies(userData: $userData) {
      companies { id name role }
    }
  }
`)
