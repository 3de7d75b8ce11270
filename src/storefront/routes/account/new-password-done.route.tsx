import { useTranslations } from 'use-intl'
import { EntryPage } from '#storefront/components/account/entry-page.tsx'
import { privatePage } from '#storefront/page-headers.ts'
import { Button } from '#storefront/ui/button.tsx'
import { usePaths } from '#storefront/use-paths.ts'

export const headers = () => privatePage

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
