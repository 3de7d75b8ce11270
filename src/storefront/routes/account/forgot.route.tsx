import { redirect } from 'react-router'
import { accountEntryTexts } from '#i18n/texts/account-entry.ts'
import { pathsOf } from '#kernel/addresses.ts'
import { findCustomer } from '#storefront/areas/account/customer.ts'
import { EntryPage } from '#storefront/areas/account/entry-page.tsx'
import { ForgotForm } from '#storefront/areas/account/forgot-form.tsx'
import { shopApi } from '#storefront/parts/api/shop-api.ts'
import { privatePage } from '#storefront/parts/page/page-headers.ts'
import { usePaths } from '#storefront/parts/paths/use-paths.ts'
import { Link } from '#ui/link.tsx'
import { useTexts } from '#ui/use-texts.ts'
import type { Route } from './+types/forgot.route'

export const headers = () => privatePage

/** Customers who are logged in change their password on a page of their account. */
export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(shopApi)
  if (await findCustomer(api)) throw redirect(pathsOf(api.language).accountSecurity())
}

export default function ForgotRoute() {
  const t = useTexts(accountEntryTexts, 'forgot')
  return (
    <EntryPage pageTitle={t('pageTitle')} heading={t('heading')} intro={t('intro')}>
      <ForgotForm />
      <p className="border-line border-t pt-5">
        <Link href={usePaths().accountLogin()}>{t('back')}</Link>
      </p>
    </EntryPage>
  )
}
