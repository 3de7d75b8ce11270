import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { leadCustomersOn } from '#storefront/components/account/customer.ts'
import { EntryPage } from '#storefront/components/account/entry-page.tsx'
import { LoginForm } from '#storefront/components/account/login-form.tsx'
import { useLoggedIn } from '#storefront/components/account/use-logged-in.ts'
import { wayOn } from '#storefront/components/account/way-on.ts'
import { privatePage } from '#storefront/page-headers.ts'
import { shopApi } from '#storefront/shop-api.ts'
import { Link } from '#storefront/ui/link.tsx'
import { usePaths } from '#storefront/use-paths.ts'
import type { Route } from './+types/login.route'

export const headers = () => privatePage

export const loader = ({ context, url }: Route.LoaderArgs) =>
  leadCustomersOn(context.get(shopApi), url)

export default function LoginRoute() {
  const t = useTranslations('accountEntry.login')
  const paths = usePaths()
  const { search } = useLocation()
  const goOn = useLoggedIn()
  return (
    <EntryPage pageTitle={t('pageTitle')} heading={t('heading')} intro={t('intro')}>
      <LoginForm onLoggedIn={() => goOn(wayOn(new URLSearchParams(search), paths))} />
      <p className="border-line border-t pt-5">
        {t.rich('noAccount', {
          link: (text) => <Link href={`${paths.accountRegister()}${search}`}>{text}</Link>,
        })}
      </p>
    </EntryPage>
  )
}
