import { useLocation, useNavigate } from 'react-router'
import { accountTexts } from '#i18n/texts/account.ts'
import { accountPages } from '#storefront/parts/account/account-pages.ts'
import { notifyLoginChanged } from '#storefront/parts/account/login-status.ts'
import { usePaths } from '#storefront/parts/paths/use-paths.ts'
import { Anchor } from '#ui/anchor.tsx'
import { Icon } from '#ui/icon.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'
import { useTexts } from '#ui/use-texts.ts'
import { useLogOut } from './use-log-out.ts'

const entry =
  'flex min-h-11 items-center gap-2 rounded-full px-3.5 font-semibold ring-[1.5px] ring-line ring-inset hover:bg-action-soft hover:text-action lg:gap-3 lg:rounded-field lg:px-4 lg:ring-0'

const currentEntry =
  '[&[aria-current]]:bg-action-soft [&[aria-current]]:text-action [&[aria-current]]:ring-action'

/** `true` on pages below an entry, such as one company. */
const currentOf = (path: string, pathname: string): 'page' | 'true' | undefined => {
  if (pathname === path) return 'page'
  return pathname.startsWith(path) ? 'true' : undefined
}

/** The pages of the account, and the way out of it. */
export function AccountNavigation() {
  const t = useTexts(accountTexts)
  const paths = usePaths()
  const { pathname } = useLocation()
  return (
    <nav aria-label={t('navigation')} className="lg:sticky lg:top-28">
      <ul className="flex flex-wrap gap-2 lg:grid lg:gap-1">
        {accountPages.map(({ name, icon }) => (
          <li key={name}>
            <Anchor
              href={paths[name]()}
              aria-current={currentOf(paths[name](), pathname)}
              className={`${entry} ${currentEntry}`}
            >
              <Icon name={icon} size={20} className="max-sm:hidden" />
              <span>{t(`pages.${name}`)}</span>
            </Anchor>
          </li>
        ))}
        <li className="lg:mt-2 lg:border-line lg:border-t lg:pt-3">
          <LogOutButton />
        </li>
      </ul>
    </nav>
  )
}

function LogOutButton() {
  const t = useTexts(accountTexts)
  const navigate = useNavigate()
  const paths = usePaths()
  const isAlive = useHydrated()
  const { logOut, isRunning } = useLogOut(() => {
    notifyLoginChanged()
    void navigate(paths.home())
  })
  return (
    <button
      type="button"
      disabled={!isAlive || isRunning}
      onClick={logOut}
      className={`${entry} text-text-soft lg:w-full`}
    >
      <Icon name="arrowRight" size={20} className="max-sm:hidden" />
      <span>{t('logOut')}</span>
    </button>
  )
}
