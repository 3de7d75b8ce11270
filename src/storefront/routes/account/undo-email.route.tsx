import { data } from 'react-router'
import { accountEntryTexts } from '#i18n/texts/account-entry.ts'
import { DeadLinkPage } from '#storefront/areas/account/dead-link-page.tsx'
import { EntryPage } from '#storefront/areas/account/entry-page.tsx'
import { findLink, linkPage } from '#storefront/areas/account/find-link.ts'
import { UndoEmailForm } from '#storefront/areas/account/undo-email-form.tsx'
import { shopApi } from '#storefront/parts/api/shop-api.ts'
import { usePaths } from '#storefront/parts/paths/use-paths.ts'
import { useTexts } from '#ui/use-texts.ts'
import type { Route } from './+types/undo-email.route'

export const headers = () => linkPage

export async function loader({ context, url }: Route.LoaderArgs) {
  const found = await findLink(context.get(shopApi), 'UNDO_EMAIL', url)
  return data(found, { status: found.link ? 200 : 404 })
}

export default function UndoEmailRoute({ loaderData: { link, token } }: Route.ComponentProps) {
  const t = useTexts(accountEntryTexts, 'undoEmail')
  const paths = usePaths()
  const pageTitle = t('pageTitle')
  if (!link)
    return (
      <DeadLinkPage
        pageTitle={pageTitle}
        heading={t('invalid.heading')}
        text={t('invalid.text')}
        next={{ href: paths.contact(), text: t('invalid.next') }}
      />
    )
  const intro = t('text', { email: link.maskedEmail })
  return (
    <EntryPage pageTitle={pageTitle} heading={t('heading')} intro={intro} icon="shield">
      <UndoEmailForm token={token} />
    </EntryPage>
  )
}
