import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { leadCustomersOn } from '#storefront/components/account/customer.ts'
import { EntryPage } from '#storefront/components/account/entry-page.tsx'
import { Reasons } from '#storefront/components/account/reasons.tsx'
import { RegisterForm } from '#storefront/components/account/register-form.tsx'
import { privatePage } from '#storefront/page-headers.ts'
import { shopApi } from '#storefront/shop-api.ts'
import { Link } from '#storefront/ui/link.tsx'
import { usePaths } from '#storefront/use-paths.ts'
import type { Route } from './+types/register.route'

export const headers = () => privatePage

export const loader = ({ context, url }: Route.LoaderArgs) =>
  leadCustomersOn(context.get(shopApi), url)

export default function RegisterRoute() {
  const t = useTranslations('accountEntry.register')
  const href = `${usePaths().accountLogin()}${useLocation().search}`
  return (
    <EntryPage
      pageTitle={t('pageTitle')}
      heading={t('heading')}
      intro={t('intro')}
      aside={<Reasons />}
    >
      <RegisterForm />
      <p className="border-line border-t pt-5">
        {t.rich('hasAccount', { link: (text) => <Link href={href}>{text}</Link> })}
      </p>
    </EntryPage>
  )
}
