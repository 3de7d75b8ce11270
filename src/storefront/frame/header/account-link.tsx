import { Suspense } from 'react'
import { layoutTexts } from '#i18n/texts/layout.ts'
import { useIsLoggedIn } from '#storefront/parts/account/login-status.ts'
import { fetchLater } from '#storefront/parts/page/fetch-later.ts'
import { usePaths } from '#storefront/parts/paths/use-paths.ts'
import { Anchor } from '#ui/anchor.tsx'
import { Icon } from '#ui/icon.tsx'
import { IconText } from '#ui/icon-text.tsx'
import { useTexts } from '#ui/use-texts.ts'
import { type HeaderSign, headerButton } from './header-button.ts'

const AccountMenu = fetchLater(
  async () => (await import('./account-menu.tsx')).AccountMenu,
  ToAccount,
)

/**
 * The account in the header (SPEC §2): a link, also without a script. For customers who are logged in, a button of the
 * same size with a dropdown takes its place; other visitors do not load it.
 */
export const AccountLink = (sign: HeaderSign) =>
  useIsLoggedIn() ? (
    <Suspense fallback={<ToAccount {...sign} />}>
      <AccountMenu {...sign} />
    </Suspense>
  ) : (
    <ToAccount {...sign} />
  )

function ToAccount({ hasText }: HeaderSign) {
  const label = useTexts(layoutTexts)('account')
  return (
    <Anchor href={usePaths().account()} aria-label={label} className={headerButton}>
      <Icon name="user" size={26} />
      {hasText && <IconText>{label}</IconText>}
    </Anchor>
  )
}
