import { accountPagesTexts } from '#i18n/texts/account-pages.ts'
import { AccountArea } from '#storefront/areas/account/account-area.tsx'
import { ensureCustomer } from '#storefront/areas/account/customer.ts'
import { PasskeysSection } from '#storefront/areas/account/passkeys-section.tsx'
import { PasswordSection } from '#storefront/areas/account/password-section.tsx'
import { SessionsSection } from '#storefront/areas/account/sessions-section.tsx'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import { shopApi } from '#storefront/parts/api/shop-api.ts'
import { privatePage } from '#storefront/parts/page/page-headers.ts'
import { useTexts } from '#ui/use-texts.ts'
import type { Route } from './+types/security.route'

export const headers = () => privatePage

export async function loader({ context, url }: Route.LoaderArgs) {
  const api = context.get(shopApi)
  const { getUserInfo, accountSessions, accountPasskeys } = await api.query(
    AccountSecurityDocument,
    {},
  )
  const profile = ensureCustomer(getUserInfo, { api, url })
  const passkeys = accountPasskeys.passkeys ?? []
  return { profile, passkeys, sessions: accountSessions.sessions ?? [] }
}

export default function SecurityRoute({ loaderData }: Route.ComponentProps) {
  const { profile, passkeys, sessions } = loaderData
  const t = useTexts(accountPagesTexts, 'security')
  return (
    <AccountArea pageTitle={t('pageTitle')}>
      <h1 className="text-heading-1">{t('heading')}</h1>
      <p className="mt-3 mb-8 text-[1.0625rem]">{t('intro')}</p>
      <div className="grid gap-10">
        <PasswordSection profile={profile} />
        <PasskeysSection profile={profile} passkeys={passkeys} />
        <SessionsSection sessions={sessions} />
      </div>
    </AccountArea>
  )
}

const AccountSecurityDocument = graphql(`
  query AccountSecurity($userData: UserData!) {
    getUserInfo(userData: $userData) {
      user { mainProfile { ...PasswordSection } }
    }
    accountPasskeys(userData: $userData) {
      passkeys { ...PasskeyRow }
    }
    accountSessions(userData: $userData) {
      sessions { ...SessionRow }
    }
  }
`)
