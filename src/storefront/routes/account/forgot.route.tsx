import { redirect } from 'react-router'
import { useTranslations } from 'use-intl'
import { findCustomer } from '#storefront/components/account/customer.ts'
import { EntryPage } from '#storefront/components/account/entry-page.tsx'
import { ForgotForm } from '#storefront/components/account/forgot-form.tsx'
import { privatePage } from '#storefront/page-headers.ts'
import { pathsOf } from '#storefront/paths.ts'
import { shopApi } from '#storefront/shop-api.ts'
import { Link } from '#storefront/ui/link.tsx'
import { usePaths } from '#storefront/use-paths.ts'
import type { Route } from './+types/forgot.route'

export const headers = () => privatePage

/** Who is logged in changes a password among the details. */
export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(shopApi)
  if (await findCustomer(api)) throw redirect(pathsOf(api.language).accountDetails())
}

export default function ForgotRoute() {
  const t = useTranslations('accountEntry.forgot')
  return (
    <EntryPage pageTitle={t('pageTitle')} heading={t('heading')} intro={t('intro')}>
      <ForgotForm />
      <p className="border-line border-t pt-5">
        <Link href={usePaths().accountLogin()}>{t('back')}</Link>
      </p>
    </EntryPage>
  )
}
