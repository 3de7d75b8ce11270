import { redirect, useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { findCustomer } from '#storefront/components/account/customer.ts'
import { EntryPage } from '#storefront/components/account/entry-page.tsx'
import { wayOn } from '#storefront/components/account/way-on.ts'
import { privatePage } from '#storefront/page-headers.ts'
import { pathsOf } from '#storefront/paths.ts'
import { shopApi } from '#storefront/shop-api.ts'
import { Button } from '#storefront/ui/button.tsx'
import { usePaths } from '#storefront/use-paths.ts'
import type { Route } from './+types/registered.route'

export const headers = () => privatePage

export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(shopApi)
  const customer = await findCustomer(api)
  if (!customer) throw redirect(pathsOf(api.language).accountRegister())
  return { email: customer.email }
}

export default function RegisteredRoute({ loaderData: { email } }: Route.ComponentProps) {
  const t = useTranslations('accountEntry.registered')
  const { search } = useLocation()
  const next = wayOn(new URLSearchParams(search), usePaths())
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
