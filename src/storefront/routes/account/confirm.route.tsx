import { useState } from 'react'
import { data } from 'react-router'
import { accountEntryTexts } from '#i18n/texts/account-entry.ts'
import { ConfirmForm } from '#storefront/areas/account/confirm-form.tsx'
import { findCustomer } from '#storefront/areas/account/customer.ts'
import { DeadLinkPage } from '#storefront/areas/account/dead-link-page.tsx'
import { EntryPage } from '#storefront/areas/account/entry-page.tsx'
import { findLink, linkPage } from '#storefront/areas/account/find-link.ts'
import { type ShopApi, shopApi } from '#storefront/parts/api/shop-api.ts'
import { focusOnContent } from '#storefront/parts/page/use-focus-on-page.ts'
import { usePaths } from '#storefront/parts/paths/use-paths.ts'
import { Button } from '#ui/button.tsx'
import { useTexts } from '#ui/use-texts.ts'
import type { Route } from './+types/confirm.route'

export const headers = () => linkPage

export async function loader({ context, url }: Route.LoaderArgs) {
  const api = context.get(shopApi)
  const { token, link = await findConfirmed(api) } = await findLink(api, 'CONFIRM_EMAIL', url)
  return data({ token, link }, { status: link ? 200 : 404 })
}

/** A used link may be followed once more: the customer hears that it worked. */
async function findConfirmed(api: ShopApi) {
  const customer = await findCustomer(api)
  if (!customer?.isEmailConfirmed) return undefined
  return { maskedEmail: customer.email, isForMe: true, isEmailConfirmed: true }
}

export default function ConfirmRoute({ loaderData: { link, token } }: Route.ComponentProps) {
  const t = useTexts(accountEntryTexts, 'confirm')
  const paths = usePaths()
  const [isDone, setIsDone] = useState(false)
  const email = link?.maskedEmail ?? ''
  const pageTitle = t('pageTitle')
  if (!link && !isDone)
    return (
      <DeadLinkPage
        pageTitle={pageTitle}
        heading={t('invalid.heading')}
        text={t('invalid.text')}
        next={{ href: paths.accountOverview(), text: t('invalid.next') }}
      />
    )
  if (isDone || link?.isEmailConfirmed)
    return (
      <EntryPage
        {...{ pageTitle, heading: t('done.heading'), intro: t('done.text', { email }) }}
        icon="check"
      >
        <div>
          <Button href={paths.accountOverview()}>{t('done.next')}</Button>
        </div>
      </EntryPage>
    )
  return (
    <EntryPage {...{ pageTitle, heading: t('heading'), intro: t('text', { email }) }} icon="mail">
      <ConfirmForm
        token={token}
        isForMe={link?.isForMe === true}
        onConfirmed={() => {
          setIsDone(true)
          // The focused button is gone; screen readers hear the result.
          focusOnContent()
        }}
      />
    </EntryPage>
  )
}
