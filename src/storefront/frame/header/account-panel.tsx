import { type KeyboardEvent, type RefObject, useEffect, useState } from 'react'
import { useLocation, useNavigate, useRevalidator } from 'react-router'
import { accountTexts } from '#i18n/texts/account.ts'
import { useLogOut } from '#storefront/areas/account/use-log-out.ts'
import { useCloseAfterMove, useCloseElsewhere } from '#storefront/frame/menu/use-closing-menu.ts'
import { accountPages, isAccountPage } from '#storefront/parts/account/account-pages.ts'
import { notifyLoginChanged } from '#storefront/parts/account/login-status.ts'
import { focusOnContent } from '#storefront/parts/page/use-focus-on-page.ts'
import { usePaths } from '#storefront/parts/paths/use-paths.ts'
import { Anchor } from '#ui/anchor.tsx'
import { Icon } from '#ui/icon.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { takeFocus } from '#ui/take-focus.ts'
import { useTexts } from '#ui/use-texts.ts'
import { OrdersFor } from './orders-for.tsx'
import { useCustomer } from './use-customer.ts'

type AccountPanelProps = {
  id: string
  /** The element with the panel and its button. A press or focus outside it closes the panel. */
  place: RefObject<HTMLElement | null>
  onClose: () => void
}

const entry =
  'flex min-h-11 w-full items-center gap-3 rounded-field px-3 text-left font-semibold hover:bg-action-soft hover:text-action'

/** The customer's name, the pages of the account, and logging out (SPEC §4). */
export function AccountPanel({ id, place, onClose }: AccountPanelProps) {
  const t = useTexts(accountTexts)
  const paths = usePaths()
  const { pathname } = useLocation()
  const { isOut, logOut, isRunning } = useLeaving()
  const customer = useCustomer()
  useCloseElsewhere(place, onClose)
  useCloseAfterMove(onClose)
  return (
    <div
      id={id}
      className="absolute top-full right-0 z-10 mt-2 w-72 max-w-[calc(100vw-2rem)] animate-appear rounded-card bg-surface p-2 shadow-giftcard ring-1 ring-line max-sm:-right-9"
    >
      {isOut ? (
        <p
          role="status"
          tabIndex={-1}
          ref={takeFocus}
          className="flex items-center gap-3 px-3 py-2.5 font-semibold outline-none"
        >
          <Icon name="check" size={20} className="text-leaf" />
          <span>{t('loggedOut')}</span>
        </p>
      ) : (
        <nav aria-label={t('navigation')} onKeyDown={walk}>
          <Name name={customer?.name} />
          <ul className="mt-1 border-line border-t pt-1">
            {accountPages.map(({ name, icon }) => (
              <li key={name}>
                <Anchor
                  href={paths[name]()}
                  aria-current={pathname === paths[name]() ? 'page' : undefined}
                  className={`${entry} aria-[current=page]:text-action`}
                >
                  <Icon name={icon} size={20} />
                  <span>{t(`pages.${name}`)}</span>
                </Anchor>
              </li>
            ))}
            <li className="mt-1 border-line border-t pt-1">
              <button type="button" disabled={isRunning} onClick={logOut} className={entry}>
                <Icon name="arrowRight" size={20} />
                <span>{t('logOut')}</span>
              </button>
            </li>
          </ul>
          {customer?.buysForCompanies && <OrdersFor />}
        </nav>
      )}
    </div>
  )
}

/** Asked for on opening: a page never says whose it is. */
function Name({ name }: { name: string | undefined }) {
  const t = useTexts(accountTexts)
  return (
    <p
      className="wrap-anywhere px-3 py-2.5 font-bold font-display text-[1.125rem]"
      aria-live="polite"
    >
      {name ?? (
        <>
          <span className="sr-only">{t('loading')}</span>
          <Skeleton shape="heading" />
        </>
      )}
    </p>
  )
}

/**
 * Logging out on a page of the account leads home. Elsewhere the page stays, and the dropdown confirms it until it
 * closes (SPEC §4).
 */
function useLeaving() {
  const paths = usePaths()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const [isOut, setIsOut] = useState(false)
  const { logOut, isRunning } = useLogOut(() => {
    if (isAccountPage(pathname, paths)) {
      notifyLoginChanged()
      void navigate(paths.home())
    } else {
      setIsOut(true)
      void revalidate()
    }
  })
  useEffect(() => (isOut ? leave : undefined), [isOut])
  return { isOut, logOut, isRunning }
}

/** However the goodbye was closed: the button above it goes too, and a focus that it had begins at the page. */
function leave(): void {
  notifyLoginChanged()
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) focusOnContent()
  })
}

const steps: Record<string, (index: number, count: number) => number> = {
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowUp: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
}

/** Arrow keys go round; Tab walks on as everywhere. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const entries = [...event.currentTarget.querySelectorAll<HTMLElement>('a, button')]
  const index = entries.indexOf(document.activeElement as HTMLElement)
  const next = entries[steps[event.key]?.(index, entries.length) ?? -1]
  if (next === undefined) return
  event.preventDefault()
  next.focus()
}
