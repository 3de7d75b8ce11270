import { checkoutTexts } from '#i18n/texts/checkout.ts'
import { withReturnPath } from '#storefront/parts/account/return-to.ts'
import { usePaths } from '#storefront/parts/paths/use-paths.ts'
import { Link } from '#ui/link.tsx'
import { useTexts } from '#ui/use-texts.ts'

/** Says that no account is needed and how to log in, or who is logged in (SPEC §4). */
type DetailsIntroProps = {
  email: string | undefined
  /** Where logging in leads back to; the steps of ordering by themselves. */
  returnTo?: string | undefined
}

export function DetailsIntro({ email, returnTo }: DetailsIntroProps) {
  const t = useTexts(checkoutTexts, 'details')
  const paths = usePaths()
  return (
    <p className="wrap-anywhere mb-6 text-[1.0625rem] text-text-soft">
      {email === undefined
        ? t.rich('intro', {
            link: (text) => (
              <Link href={withReturnPath(paths.account(), returnTo ?? paths.checkout(), paths)}>
                {text}
              </Link>
            ),
          })
        : t('introCustomer', { email })}
    </p>
  )
}
