import { useLocation } from 'react-router'
import { accountEntryTexts } from '#i18n/texts/account-entry.ts'
import { redirectCustomers } from '#storefront/areas/account/customer.ts'
import { EntryPage } from '#storefront/areas/account/entry-page.tsx'
import { LoginForm } from '#storefront/areas/account/login-form.tsx'
import { PasskeyLogin } from '#storefront/areas/account/passkey-login.tsx'
import { saysLogInEnded } from '#storefront/parts/account/log-in-ended.ts'
import { findReturnPath } from '#storefront/parts/account/return-to.ts'
import { useLoggedIn } from '#storefront/parts/account/use-logged-in.ts'
import { shopApi } from '#storefront/parts/api/shop-api.ts'
import { privatePage } from '#storefront/parts/page/page-headers.ts'
import { useHistoryState } from '#storefront/parts/page/use-history-state.ts'
import { usePaths } from '#storefront/parts/paths/use-paths.ts'
import { Link } from '#ui/link.tsx'
import { MessageRow } from '#ui/message-row.tsx'
import { useTexts } from '#ui/use-texts.ts'
import type { Route } from './+types/login.route'

export const headers = () => privatePage

export const loader = ({ context, url }: Route.LoaderArgs) =>
  redirectCustomers(context.get(shopApi), url)

export default function LoginRoute() {
  const t = useTexts(accountEntryTexts, 'login')
  const paths = usePaths()
  const { search } = useLocation()
  const hasEnded = saysLogInEnded(useHistoryState())
  const goOn = useLoggedIn()
  const next = findReturnPath(new URLSearchParams(search), paths)
  return (
    <EntryPage pageTitle={t('pageTitle')} heading={t('heading')} intro={t('intro')}>
      {hasEnded && <MessageRow icon="lock">{t('ended')}</MessageRow>}
      <LoginForm onLoggedIn={() => goOn(next)} />
      <PasskeyLogin onLoggedIn={() => goOn(next, { method: 'passkey' })} />
      <p className="border-line border-t pt-5">
        {t.rich('noAccount', {
          link: (text) => <Link href={`${paths.accountRegister()}${search}`}>{text}</Link>,
        })}
      </p>
    </EntryPage>
  )
}
