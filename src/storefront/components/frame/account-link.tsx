import { Suspense } from 'react'
import { useTranslations } from 'use-intl'
import { fetchLater } from '#storefront/components/fetch-later.ts'
import { Anchor } from '#storefront/ui/anchor.tsx'
import { Icon } from '#storefront/ui/icon.tsx'
import { usePaths } from '#storefront/use-paths.ts'
import { useIsLoggedIn } from './account-sign.ts'
import { headerSign } from './header-sign.ts'

const AccountMenu = fetchLater(
  async () => (await import('#storefront/components/account/account-menu.tsx')).AccountMenu,
  ToAccount,
)

/**
 * The account in the header (SPEC §2): a link for everybody, also without script; where somebody is logged in its place
 * is taken by a button of the same size with a dropdown, which nobody else fetches.
 */
export const AccountLink = () =>
  useIsLoggedIn() ? (
    <Suspense fallback={<ToAccount />}>
      <AccountMenu />
    </Suspense>
  ) : (
    <ToAccount />
  )

function ToAccount() {
  return (
    <Anchor
      href={usePaths().account()}
      aria-label={useTranslations('layout')('account')}
      className={headerSign}
    >
      <Icon name="user" size={26} />
    </Anchor>
  )
}
