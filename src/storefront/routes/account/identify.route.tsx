import { useLocation, useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { leadCustomersOn } from '#storefront/components/account/customer.ts'
import { EntryPage } from '#storefront/components/account/entry-page.tsx'
import { IdentifyForm } from '#storefront/components/account/identify-form.tsx'
import { Reasons } from '#storefront/components/account/reasons.tsx'
import { isAsked } from '#storefront/components/account/way-on.ts'
import { privatePage } from '#storefront/page-headers.ts'
import { shopApi } from '#storefront/shop-api.ts'
import { MessageRow } from '#storefront/ui/message-row.tsx'
import { usePaths } from '#storefront/use-paths.ts'
import type { Route } from './+types/identify.route'

export const headers = () => privatePage

export const loader = ({ context, url }: Route.LoaderArgs) =>
  leadCustomersOn(context.get(shopApi), url)

export default function IdentifyRoute() {
  const t = useTranslations('accountEntry.identify')
  const paths = usePaths()
  const navigate = useNavigate()
  const { state, search } = useLocation()
  return (
    <EntryPage
      pageTitle={t('pageTitle')}
      heading={t('heading')}
      intro={t('intro')}
      aside={<Reasons />}
    >
      {isAsked(search) && <MessageRow icon="user">{t('asked')}</MessageRow>}
      {state?.isDeleted === true && <MessageRow icon="check">{t('deleted')}</MessageRow>}
      <IdentifyForm
        title={t('pageTitle')}
        submit={t('submit')}
        onAnswer={(_email, hasAccount) => {
          const next = hasAccount ? paths.accountLogin() : paths.accountRegister()
          void navigate(`${next}${search}`)
        }}
      />
    </EntryPage>
  )
}
