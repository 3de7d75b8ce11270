import { useLocation, useNavigate } from 'react-router'
import { accountEntryTexts } from '#i18n/texts/account-entry.ts'
import { redirectCustomers } from '#storefront/areas/account/customer.ts'
import { EntryPage } from '#storefront/areas/account/entry-page.tsx'
import { IdentifyForm } from '#storefront/areas/account/identify-form.tsx'
import { Reasons } from '#storefront/areas/account/reasons.tsx'
import { hasReturnPath } from '#storefront/parts/account/return-to.ts'
import { shopApi } from '#storefront/parts/api/shop-api.ts'
import { privatePage } from '#storefront/parts/page/page-headers.ts'
import { useHistoryState } from '#storefront/parts/page/use-history-state.ts'
import { usePaths } from '#storefront/parts/paths/use-paths.ts'
import { MessageRow } from '#ui/message-row.tsx'
import { useTexts } from '#ui/use-texts.ts'
import type { Route } from './+types/identify.route'

export const headers = () => privatePage

export const loader = ({ context, url }: Route.LoaderArgs) =>
  redirectCustomers(context.get(shopApi), url)

const isDeletedIn = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isDeleted' in state && state.isDeleted === true

export default function IdentifyRoute() {
  const t = useTexts(accountEntryTexts, 'identify')
  const paths = usePaths()
  const navigate = useNavigate()
  const { search } = useLocation()
  const state = useHistoryState()
  return (
    <EntryPage
      pageTitle={t('pageTitle')}
      heading={t('heading')}
      intro={t('intro')}
      aside={<Reasons />}
    >
      {hasReturnPath(search) && <MessageRow icon="user">{t('asked')}</MessageRow>}
      {isDeletedIn(state) && <MessageRow icon="check">{t('deleted')}</MessageRow>}
      <IdentifyForm
        title={t('pageTitle')}
        submit={t('submit')}
        onAnswer={(_email, hasAccount) => {
          const next = hasAccount ? paths.accountLogin() : paths.accountRegister()
          return navigate(`${next}${search}`)
        }}
      />
    </EntryPage>
  )
}
