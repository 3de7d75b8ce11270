import { data, useRevalidator } from 'react-router'
import { accountCompaniesTexts } from '#i18n/texts/account-companies.ts'
import { periodRefused } from '#kernel/statement-file.ts'
import { AccountArea } from '#storefront/areas/account/account-area.tsx'
import { CompanyForm } from '#storefront/areas/account/company-form.tsx'
import { CompanyInvoices } from '#storefront/areas/account/company-invoices.tsx'
import { CompanyPeople } from '#storefront/areas/account/company-people.tsx'
import { roleNames } from '#storefront/areas/account/company-role-cards.tsx'
import { ensureCustomer } from '#storefront/areas/account/customer.ts'
import { InviteForm } from '#storefront/areas/account/invite-form.tsx'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import { shopApi } from '#storefront/parts/api/shop-api.ts'
import { useModals } from '#storefront/parts/modals/use-modals.ts'
import { privatePage } from '#storefront/parts/page/page-headers.ts'
import { Button } from '#ui/button.tsx'
import { useToast } from '#ui/toasts.tsx'
import { useTexts } from '#ui/use-texts.ts'
import type { Route } from './+types/company.route'

export const headers = () => privatePage

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const api = context.get(shopApi)
  const answer = await api.query(CompanyDocument, { company: params.company })
  const { getUserInfo, company, companyDebts } = answer
  ensureCustomer(getUserInfo, { api, url })
  // Of a company that is not theirs nobody learns that it exists.
  if (!company.company) throw data(null, { status: 404 })
  const today = new Date().toISOString().slice(0, 10)
  const isRefused = url.searchParams.has(periodRefused)
  const typed = (name: string) => (isRefused ? url.searchParams.get(name) : null)
  return {
    company: company.company,
    debts: companyDebts.debts,
    statement: {
      companyId: params.company,
      from: typed('from') ?? `${today.slice(0, 4)}-01-01`,
      until: typed('until') ?? today,
      isRefused,
    },
  }
}

export default function CompanyRoute({ loaderData }: Route.ComponentProps) {
  const { company, debts, statement } = loaderData
  const t = useTexts(accountCompaniesTexts)
  return (
    <AccountArea pageTitle={company.name}>
      <h1 className="wrap-anywhere text-heading-1">{company.name}</h1>
      <p className="mt-3 mb-6 text-[1.0625rem]">{t(`roleHint.${roleNames[company.role]}`)}</p>
      {debts && <CompanyInvoices debts={debts} statement={statement} />}
      {company.role === 'OWNER' && <OwnersPart company={company} />}
      <Leaving company={company} />
    </AccountArea>
  )
}

type CompanyProps = { company: Route.ComponentProps['loaderData']['company'] }

function OwnersPart({ company }: CompanyProps) {
  const saved = useTexts(accountCompaniesTexts, 'form')('saved')
  const showToast = useToast()
  const { revalidate } = useRevalidator()
  return (
    <>
      <CompanyForm
        company={company}
        onDone={() => {
          showToast(saved)
          void revalidate()
        }}
      />
      <CompanyPeople company={company} />
      <InviteForm company={company.id} />
    </>
  )
}

function Leaving({ company: { id, name } }: CompanyProps) {
  const t = useTexts(accountCompaniesTexts, 'leave')
  const openModal = useModals()
  return (
    <section aria-labelledby="leave" className="mt-10 border-line border-t pt-8">
      <h2 id="leave" className="text-[1.3125rem]">
        {t('heading')}
      </h2>
      <p className="mt-2 mb-4">{t('text')}</p>
      <div className="wrap-anywhere">
        <Button
          variant="dangerLink"
          onClick={() => openModal('leaveCompany', { company: { id, name } })}
        >
          {t('action', { company: name })}
        </Button>
      </div>
    </section>
  )
}

const CompanyDocument = graphql(`
  query Company($userData: UserData!, $company: String!) {
    getUserInfo(userData: $userData) {
      user { mainProfile { email } }
    }
    company(userData: $userData, company: $company) {
      company { id name role ...CompanyForm ...CompanyPeople }
    }
    companyDebts(userData: $userData, company: $company) {
      debts { ...CompanyInvoices }
    }
  }
`)
