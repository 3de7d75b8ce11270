import { type ReactNode, Suspense, useEffect } from 'react'
import { isRouteErrorResponse } from 'react-router'
import { fetchLater } from '#storefront/parts/page/fetch-later.ts'
import { MissingPageContext } from '#storefront/parts/page/page-path.ts'
import { useWholeLoad } from './use-whole-load.ts'

const fetchPages = () => import('./error-pages.tsx')
const fetchEmergencyPage = () => import('./emergency-page.tsx')

/** Where nothing can be said any more: the way home. */
const WayHome = () => <a href="/">{window.location.host}</a>
const Emergency = fetchLater(async () => (await fetchEmergencyPage()).EmergencyPage, WayHome)

/** Where even the texts of the language could not be had. */
export const LazyEmergencyPage = () => (
  <Suspense>
    <Emergency />
  </Suspense>
)

const MissingPage = fetchLater(async () => (await fetchPages()).MissingPage, LazyEmergencyPage)
const FailedPage = fetchLater(async () => (await fetchPages()).FailedPage, LazyEmergencyPage)

/** What stands where a page should be: it is not there, or it failed. Both lead on. */
export function ErrorPage({ error }: { error: unknown }) {
  if (useWholeLoad(error)) return null
  return (
    <Suspense>
      {hasStatus(error, 404) ? <MissingPage /> : <FailedPage isAway={hasStatus(error, 503)} />}
    </Suspense>
  )
}

/** Fetches these pages right after hydration: they are shown when nothing more can be fetched. */
export function useErrorPages(): void {
  useEffect(() => void Promise.all([fetchPages(), fetchEmergencyPage()]).catch(() => undefined), [])
}

const hasStatus = (error: unknown, status: number): boolean =>
  isRouteErrorResponse(error) && error.status === status

/** What stands around such a page. */
export const AroundError = ({ error, children }: { error: unknown; children: ReactNode }) => (
  <MissingPageContext value={hasStatus(error, 404)}>{children}</MissingPageContext>
)
