import { redirect, useLocation } from 'react-router'
import { accountEntryTexts } from '#i18n/texts/account-entry.ts'
import { pathsOf } from '#kernel/addresses.ts'
import { findCustomer } from '#storefront/areas/account/customer.ts'
import { EntryPage } from '#storefront/areas/account/entry-page.tsx'
import { findReturnPath } from '#storefront/parts/account/return-to.ts'
import { shopApi } from '#storefront/parts/api/shop-api.ts'
import { privatePage } from '#storefront/parts/page/page-headers.ts'
import { usePaths } from '#storefront/parts/paths/use-paths.ts'
import { Button } from '#ui/button.tsx'
import { useTexts } from '#ui/use-texts.ts'
import type { Route } from './+types/registered.route'

export const headers = () => privatePage

export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(shopApi)
  const customer = await findCustomer(api)
  if (!customer) throw redirect(pathsOf(api.language).accountRegister())
  return { email: customer.email }
}

export default function RegisteredRoute({ loaderData: { email } }: Route.ComponentProps) {
  const t = useTexts(accountEntryTexts, 'registered')
  const { search } = useLocation()
  const next = findReturnPath(new URLSearchParams(search), usePaths())
  return (
    <EntryPage
      pageTitle={t('pageTitle')}
      heading={t('heading')}
      icon="gift"
      intro={t('text', { email })}
    >
      <p className="text-text-soft">{t('spam')}</p>
      <div>
        <Button href={next}>{t('next')}</Button>
      </div>
    </EntryPage>
  )
}
