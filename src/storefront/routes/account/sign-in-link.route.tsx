import { useState } from 'react'
import { accountEntryTexts } from '#i18n/texts/account-entry.ts'
import { EntryPage } from '#storefront/areas/account/entry-page.tsx'
import { SignInLinkForm } from '#storefront/areas/account/sign-in-link-form.tsx'
import { privatePage } from '#storefront/parts/page/page-headers.ts'
import { focusOnContent } from '#storefront/parts/page/use-focus-on-page.ts'
import { usePaths } from '#storefront/parts/paths/use-paths.ts'
import { Link } from '#ui/link.tsx'
import { useTexts } from '#ui/use-texts.ts'

export const headers = () => privatePage

/** Also for customers who are logged in: a log-in of a moment ago stands in for a password. */
export default function SignInLinkRoute() {
  const t = useTexts(accountEntryTexts, 'signInLink')
  const back = useTexts(accountEntryTexts, 'forgot')('back')
  const paths = usePaths()
  const [email, setEmail] = useState<string>()
  const pageTitle = t('pageTitle')
  if (email !== undefined)
    return (
      <EntryPage
        pageTitle={pageTitle}
        heading={t('sent.heading')}
        intro={t('sent.text', { email })}
        icon="mail"
      >
        <p className="text-text-soft">{t('sent.spam')}</p>
      </EntryPage>
    )
  return (
    <EntryPage pageTitle={pageTitle} heading={t('heading')} intro={t('intro')}>
      <SignInLinkForm
        onSent={(typed) => {
          setEmail(typed)
          // The focused button is gone; screen readers hear the result.
          focusOnContent()
        }}
      />
      <p className="border-line border-t pt-5">
        <Link href={paths.accountLogin()}>{back}</Link>
      </p>
    </EntryPage>
  )
}
