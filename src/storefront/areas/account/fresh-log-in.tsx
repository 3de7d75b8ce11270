import { accountPagesTexts } from '#i18n/texts/account-pages.ts'
import { usePaths } from '#storefront/parts/paths/use-paths.ts'
import { Link } from '#ui/link.tsx'
import { useTexts } from '#ui/use-texts.ts'

/** Says what an account without a password has in its place, and how to get it. */
export function FreshLogIn() {
  const t = useTexts(accountPagesTexts, 'freshLogIn')
  return (
    <p>
      <span>{t('text')}</span> <Link href={usePaths().accountSignInLink()}>{t('link')}</Link>
    </p>
  )
}
