import { type ReactNode, Suspense } from 'react'
import { Measurement } from '#storefront/components/consent/measurement.tsx'
import { fetchLater } from '#storefront/components/fetch-later.ts'
import { OriginContext } from '#storefront/components/origin.ts'
import { useHydrated } from '#storefront/ui/use-hydrated.ts'
import { DelayBanner } from './delay-banner.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import type { LoadedShop } from './load-shop.ts'
import { SkipLink } from './skip-link.tsx'
import { TopBar } from './top-bar.tsx'

/** They are for some visitors only, and come after the page. */
const SwitcherBanner = fetchLater(
  async () => (await import('./switcher-banner.tsx')).SwitcherBanner,
)
const PromoPopUp = fetchLater(
  async () => (await import('#storefront/components/promo/promo-pop-up.tsx')).PromoPopUp,
)
const ScrollToTop = fetchLater(async () => (await import('./scroll-to-top.tsx')).ScrollToTop)

export function ShopFrame({ shop, children }: { shop: LoadedShop; children: ReactNode }) {
  const { storeData, menuCategories } = shop
  return (
    <OriginContext value={shop.origin}>
      {storeData.toggles.hardcodeNoindexNofollow && (
        <meta name="robots" content="noindex, nofollow" />
      )}
      <SkipLink />
      <Measurement store={storeData} />
      <AfterStart>
        <SwitcherBanner />
      </AfterStart>
      {shop.delay && <DelayBanner text={shop.delay} />}
      {storeData.headerVariant === 'V3' && <TopBar points={storeData.sellingPoints} />}
      <Header store={storeData} categories={menuCategories} />
      {children}
      <Footer store={storeData} categories={menuCategories} year={shop.year} hours={shop.hours} />
      <AfterStart>
        <ScrollToTop />
      </AfterStart>
      <AfterStart>
        <PromoPopUp />
      </AfterStart>
    </OriginContext>
  )
}

/** By itself, so that its start draws nothing else anew. */
const AfterStart = ({ children }: { children: ReactNode }) => (
  <Suspense fallback={null}>{useHydrated() && children}</Suspense>
)
