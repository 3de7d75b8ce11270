import { Suspense, useEffect } from 'react'
import { useLocation } from 'react-router'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { MeasurementFragment } from '#storefront/graphql/generated/graphql.ts'
import { type ConsentState, useConsent } from '#storefront/parts/measurement/consent.ts'
import { fetchLater } from '#storefront/parts/page/fetch-later.ts'
import { usePaths } from '#storefront/parts/paths/use-paths.ts'

const ConsentBanner = fetchLater(async () => (await import('./consent-banner.tsx')).ConsentBanner)

/**
 * Asks for consent to be measured, and measures with it. Both are loaded when needed: without consent neither is.
 * Checkout and payment do not ask.
 */
export function Measurement({ store }: { store: MeasurementFragment }) {
  const consent = useConsent()
  const { pathname } = useLocation()
  useMeasuredPage(consent, store.toggles.isSearchDataLayer)
  const isOrdering = pathname.startsWith(usePaths().checkout())
  if (consent !== 'unasked' || isOrdering) return null
  return (
    <Suspense fallback={null}>
      <ConsentBanner />
    </Suspense>
  )
}

function useMeasuredPage(consent: ConsentState, isSearchMeasured: boolean): void {
  const { pathname, search } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address is another view of a page.
  useEffect(() => {
    if (typeof consent !== 'object' || !(consent.statistics || consent.marketing)) return
    let end: (() => void) | undefined
    let isOver = false
    import('#storefront/parts/measurement/measure-page.ts').then(
      ({ measurePage }) => {
        if (!isOver) end = measurePage({ consent, search, isSearchMeasured })
      },
      () => {},
    )
    return () => {
      isOver = true
      end?.()
    }
  }, [consent, pathname, search, isSearchMeasured])
}

graphql(`
  fragment Measurement on StoreData {
    toggles {
      isSearchDataLayer
    }
  }
`)
