import { checkoutTexts } from '#i18n/texts/checkout.ts'
import { withReturnPath } from '#storefront/parts/account/return-to.ts'
import { usePaths } from '#storefront/parts/paths/use-paths.ts'
import { Link } from '#storefront/ui/link.tsx'
import { useTexts } from '#storefront/ui/use-texts.ts'

/** Says that no account is needed and how to log in, or who is logged in (SPEC §4). */
export function DetailsIntro({ email }: { email: string | undefined }) {
  const t = useTexts(checkoutTexts, 'details')
  const paths = usePaths()
  return (
    <p className="wrap-anywhere mb-6 text-[1.0625rem] text-text-soft">
      {email === undefined
        ? t.rich('intro', {
            link: (text) => (
              <Link href={withReturnPath(paths.account(), paths.checkout(), paths)}>{text}</Link>
            ),
          })
        : t('introCustomer', { email })}
    </p>
  )
}
