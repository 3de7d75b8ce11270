import { useLocation } from 'react-router'
import { accountEntryTexts } from '#i18n/texts/account-entry.ts'
import { redirectCustomers } from '#storefront/areas/account/customer.ts'
import { EntryPage } from '#storefront/areas/account/entry-page.tsx'
import { Reasons } from '#storefront/areas/account/reasons.tsx'
import { RegisterForm } from '#storefront/areas/account/register-form.tsx'
import { shopApi } from '#storefront/parts/api/shop-api.ts'
import { privatePage } from '#storefront/parts/page/page-headers.ts'
import { usePaths } from '#storefront/parts/paths/use-paths.ts'
import { Link } from '#ui/link.tsx'
import { useTexts } from '#ui/use-texts.ts'
import type { Route } from './+types/register.route'

export const headers = () => privatePage

export const loader = ({ context, url }: Route.LoaderArgs) =>
  redirectCustomers(context.get(shopApi), url)

export default function RegisterRoute() {
  const t = useTexts(accountEntryTexts, 'register')
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
