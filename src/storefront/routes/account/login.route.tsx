import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { leadCustomersOn } from '#storefront/components/account/customer.ts'
import { EntryPage } from '#storefront/components/account/entry-page.tsx'
import { LoginForm } from '#storefront/components/account/login-form.tsx'
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
  const href = `${usePaths().accountRegister()}${useLocation().search}`
  return (
    <EntryPage pageTitle={t('pageTitle')} heading={t('heading')} intro={t('intro')}>
      <LoginForm />
      <p className="border-line border-t pt-5">
        {t.rich('noAccount', { link: (text) => <Link href={href}>{text}</Link> })}
      </p>
    </EntryPage>
  )
}
