import { redirect } from 'react-router'
import { useTranslations } from 'use-intl'
import { findCustomer } from '#storefront/components/account/customer.ts'
import { EntryPage } from '#storefront/components/account/entry-page.tsx'
import { privatePage } from '#storefront/page-headers.ts'
import { pathsOf } from '#storefront/paths.ts'
import { shopApi } from '#storefront/shop-api.ts'
import { Button } from '#storefront/ui/button.tsx'
import { usePaths } from '#storefront/use-paths.ts'
import type { Route } from './+types/new-password-done.route'

export const headers = () => privatePage

/** Says that somebody is logged in, which it does only where that is so. */
export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(shopApi)
  if (!(await findCustomer(api))) throw redirect(pathsOf(api.language).account())
}

export default function NewPasswordDoneRoute() {
  const t = useTranslations('accountEntry.newPasswordDone')
  return (
    <EntryPage pageTitle={t('pageTitle')} heading={t('heading')} icon="lock" intro={t('text')}>
      <div>
        <Button href={usePaths().accountOverview()}>{t('next')}</Button>
      </div>
    </EntryPage>
  )
}
