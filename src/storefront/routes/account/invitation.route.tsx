import { data, useNavigate, useRevalidator } from 'react-router'
import { accountCompaniesTexts } from '#i18n/texts/account-companies.ts'
import { roleNames } from '#storefront/areas/account/company-role-cards.tsx'
import { DeadLinkPage } from '#storefront/areas/account/dead-link-page.tsx'
import { EntryPage } from '#storefront/areas/account/entry-page.tsx'
import { linkPage } from '#storefront/areas/account/find-link.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { AcceptInvitationMutation } from '#storefront/graphql/generated/graphql.ts'
import { mutate } from '#storefront/parts/api/call-shop.ts'
import { shopApi } from '#storefront/parts/api/shop-api.ts'
import { useChange } from '#storefront/parts/change/use-change.ts'
import { ErrorRows } from '#storefront/parts/messages/error-rows.tsx'
import { useModals } from '#storefront/parts/modals/use-modals.ts'
import { usePaths } from '#storefront/parts/paths/use-paths.ts'
import { Button } from '#ui/button.tsx'
import { MessageRow } from '#ui/message-row.tsx'
import { useTexts } from '#ui/use-texts.ts'
import type { Route } from './+types/invitation.route'

export const headers = () => linkPage

export async function loader({ context, url }: Route.LoaderArgs) {
  const token = url.searchParams.get('token') ?? ''
  const { companyInvitation } = await context.get(shopApi).query(InvitationDocument, { token })
  const { invitation } = companyInvitation
  return data({ token, invitation }, { status: invitation ? 200 : 404 })
}

export default function InvitationRoute({ loaderData }: Route.ComponentProps) {
  const { token, invitation } = loaderData
  const t = useTexts(accountCompaniesTexts, 'invitation')
  const paths = usePaths()
  if (!invitation)
    return (
      <DeadLinkPage
        pageTitle={t('pageTitle')}
        heading={t('invalid.heading')}
        text={t('invalid.text')}
        next={{ href: paths.accountOverview(), text: t('invalid.next') }}
      />
    )
  return <Asked token={token} invitation={invitation} />
}

type Invitation = NonNullable<Route.ComponentProps['loaderData']['invitation']>

function Asked({ token, invitation }: { token: string; invitation: Invitation }) {
  const { companyName: company, maskedEmail: email, role, caller } = invitation
  const t = useTexts(accountCompaniesTexts, 'invitation')
  const hint = useTexts(accountCompaniesTexts, 'roleHint')(roleNames[role])
  return (
    <EntryPage
      pageTitle={t('pageTitle')}
      heading={t('heading', { company })}
      intro={t('text', { company, email })}
      icon="mail"
    >
      <p>{hint}</p>
      {caller === 'INVITED' && <Accept token={token} />}
      {caller === 'NOBODY' && <LogIn email={email} />}
      {caller === 'OTHER' && <MessageRow tone="warning">{t('other', { email })}</MessageRow>}
    </EntryPage>
  )
}

/** Mail scanners follow links but press no buttons. */
function Accept({ token }: { token: string }) {
  const t = useTexts(accountCompaniesTexts, 'invitation')
  const navigate = useNavigate()
  const paths = usePaths()
  const { press, isBusy, errors } = useChange<AcceptInvitationMutation['acceptCompanyInvitation']>({
    onDone: ({ companyId }) =>
      void navigate(companyId ? paths.accountCompany(companyId) : paths.accountCompanies(), {
        replace: true,
      }),
  })
  return (
    <>
      <ErrorRows errors={errors} />
      <div>
        <Button
          isLoading={isBusy}
          onClick={() => void press(() => mutate(AcceptDocument, { token }))}
        >
          {t('accept')}
        </Button>
      </div>
    </>
  )
}

function LogIn({ email }: { email: string }) {
  const t = useTexts(accountCompaniesTexts, 'invitation')
  const openModal = useModals()
  const { revalidate } = useRevalidator()
  return (
    <>
      <p>{t('nobody', { email })}</p>
      <div className="grid gap-3 sm:flex">
        <Button onClick={() => openModal('login', { onLoggedIn: revalidate })}>{t('logIn')}</Button>
        <Button variant="quiet" href={usePaths().accountRegister()}>
          {t('register')}
        </Button>
      </div>
    </>
  )
}

const InvitationDocument = graphql(`
  query CompanyInvitation($userData: UserData!, $token: String!) {
    companyInvitation(userData: $userData, token: $token) {
      invitation { companyName role maskedEmail caller }
    }
  }
`)

const AcceptDocument = graphql(`
  mutation AcceptInvitation($userData: UserData!, $token: String!) {
    acceptCompanyInvitation(userData: $userData, token: $token) {
      companyId
      errors { ...ShopError }
    }
  }
`)
