import { data } from 'react-router'
import { accountEntryTexts } from '#i18n/texts/account-entry.ts'
import { DeadLinkPage } from '#storefront/areas/account/dead-link-page.tsx'
import { EntryPage } from '#storefront/areas/account/entry-page.tsx'
import { findLink, linkPage } from '#storefront/areas/account/find-link.ts'
import { NewPasswordForm } from '#storefront/areas/account/new-password-form.tsx'
import { shopApi } from '#storefront/parts/api/shop-api.ts'
import { usePaths } from '#storefront/parts/paths/use-paths.ts'
import { useTexts } from '#ui/use-texts.ts'
import type { Route } from './+types/new-password.route'

export const headers = () => linkPage

export async function loader({ context, url }: Route.LoaderArgs) {
  const found = await findLink(context.get(shopApi), 'NEW_PASSWORD', url)
  return data(found, { status: found.link ? 200 : 404 })
}

export default function NewPasswordRoute({ loaderData: { link, token } }: Route.ComponentProps) {
  const t = useTexts(accountEntryTexts, 'newPassword')
  const paths = usePaths()
  if (!link)
    return (
      <DeadLinkPage
        pageTitle={t('pageTitle')}
        heading={t('invalid.heading')}
        text={t('invalid.text')}
        next={{ href: paths.accountForgot(), text: t('invalid.again') }}
      />
    )
  return (
    <EntryPage
      pageTitle={t('pageTitle')}
      heading={t('heading')}
      intro={t('intro', { email: link.maskedEmail })}
    >
      <NewPasswordForm token={token} />
    </EntryPage>
  )
}
