import { redirect } from 'react-router'
import { accountEntryTexts } from '#i18n/texts/account-entry.ts'
import { pathsOf } from '#kernel/addresses.ts'
import { findCustomer } from '#storefront/areas/account/customer.ts'
import { EntryPage } from '#storefront/areas/account/entry-page.tsx'
import { shopApi } from '#storefront/parts/api/shop-api.ts'
import { privatePage } from '#storefront/parts/page/page-headers.ts'
import { usePaths } from '#storefront/parts/paths/use-paths.ts'
import { Button } from '#ui/button.tsx'
import { useTexts } from '#ui/use-texts.ts'
import type { Route } from './+types/new-password-done.route'

export const headers = () => privatePage

/** Says that the customer is logged in, only where that is so. */
export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(shopApi)
  if (!(await findCustomer(api))) throw redirect(pathsOf(api.language).account())
}

export default function NewPasswordDoneRoute() {
  const t = useTexts(accountEntryTexts, 'newPasswordDone')
  return (
    <EntryPage pageTitle={t('pageTitle')} heading={t('heading')} icon="lock" intro={t('text')}>
      <div>
        <Button href={usePaths().accountOverview()}>{t('next')}</Button>
      </div>
    </EntryPage>
  )
}
