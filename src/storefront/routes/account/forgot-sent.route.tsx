import { accountEntryTexts } from '#i18n/texts/account-entry.ts'
import { EntryPage } from '#storefront/areas/account/entry-page.tsx'
import { readPrefill } from '#storefront/parts/account/prefill.ts'
import { useBrowserValue } from '#storefront/parts/browser/use-browser-value.ts'
import { privatePage } from '#storefront/parts/page/page-headers.ts'
import { usePaths } from '#storefront/parts/paths/use-paths.ts'
import { Button } from '#ui/button.tsx'
import { useTexts } from '#ui/use-texts.ts'

export const headers = () => privatePage

const neverChanges = () => () => {}

/** The address is in the browser alone: the page does not say whose mailbox it speaks of until it is hydrated. */
export default function ForgotSentRoute() {
  const t = useTexts(accountEntryTexts, 'forgotSent')
  const paths = usePaths()
  const email = useBrowserValue(neverChanges, readPrefill, '')
  return (
    <EntryPage
      pageTitle={t('pageTitle')}
      heading={t('heading')}
      icon="mail"
      intro={email === '' ? t('textWithoutEmail') : t('text', { email })}
    >
      <p className="text-text-soft">{t('spam')}</p>
      <div className="flex flex-wrap gap-3">
        <Button href={paths.accountLogin()}>{t('back')}</Button>
        <Button href={paths.accountForgot()} variant="quiet">
          {t('again')}
        </Button>
      </div>
    </EntryPage>
  )
}
