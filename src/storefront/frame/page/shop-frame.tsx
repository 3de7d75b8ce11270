import { type ReactNode, Suspense } from 'react'
import { FooterAsSent } from '#storefront/frame/footer/footer-as-sent.tsx'
import { Header } from '#storefront/frame/header/header.tsx'
import { fetchBeside, fetchLater } from '#storefront/parts/page/fetch-later.ts'
import { OriginContext } from '#storefront/parts/page/origin.ts'
import type { Elements } from '#ui/elements.ts'
import { PaintAfter } from '#ui/paint-after.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'
import { DelayBanner } from './delay-banner.tsx'
import type { LoadedShop } from './load-shop.ts'
import { SkipLink } from './skip-link.tsx'
import { TopBar } from './top-bar.tsx'

/** They are for some visitors only, or show nothing, and come after the page. */
const Measurement = fetchLater(
  async () => (await import('#storefront/frame/consent/measurement.tsx')).Measurement,
)
const SwitcherBanner = fetchLater(
  async () => (await import('#storefront/frame/switcher/switcher-banner.tsx')).SwitcherBanner,
)
const PromoPopUp = fetchLater(
  async () => (await import('#storefront/frame/promo/promo-pop-up.tsx')).PromoPopUp,
)
const ScrollToTop = fetchLater(async () => (await import('./scroll-to-top.tsx')).ScrollToTop)

/** Few visitors reach it, so that nothing waits for its script. */
const Footer = fetchBeside(
  async () => (await import('#storefront/frame/footer/footer.tsx')).Footer,
  FooterAsSent,
)

type ShopFrameProps = {
  shop: LoadedShop
  /** For pages with another header than the shop's (SPEC §2); their layout passes it. */
  header?: Elements
  children: ReactNode
}

/**
 * Nothing here suspends. The boundaries let React hydrate header, page and footer one by one, the touched one first,
 * instead of all at once.
 */
export function ShopFrame({ shop, header, children }: ShopFrameProps) {
  const { storeData, menuCategories } = shop
  return (
    <OriginContext value={shop.origin}>
      {storeData.toggles.hardcodeNoindexNofollow && (
        <meta name="robots" content="noindex, nofollow" />
      )}
      {/* Without it a slow phone shows half a header first and moves its icons later. */}
      <PaintAfter id="main" />
      <SkipLink />
      <AfterStart>
        <Measurement store={storeData} />
      </AfterStart>
      <AfterStart>
        <SwitcherBanner />
      </AfterStart>
      {shop.delay && <DelayBanner text={shop.delay} />}
      {header ?? <ShopHeader shop={shop} />}
      <Suspense>{children}</Suspense>
      <Suspense>
        <Footer store={storeData} categories={menuCategories} year={shop.year} hours={shop.hours} />
      </Suspense>
      <AfterStart>
        <ScrollToTop />
      </AfterStart>
      <AfterStart>
        <PromoPopUp />
      </AfterStart>
    </OriginContext>
  )
}

/** A boundary of its own, so that the rest of the page does not wait for it. */
const AfterStart = ({ children }: { children: ReactNode }) =>
  useHydrated() && <Suspense fallback={null}>{children}</Suspense>

/** The default one, and with a bar of selling points above it v3. */
const ShopHeader = ({ shop: { storeData, menuCategories } }: { shop: LoadedShop }) => (
  <>
    {storeData.headerVariant === 'V3' && (
      <TopBar points={storeData.sellingPoints} marks={storeData.trustMarks.topBar} />
    )}
    <Header store={storeData} categories={menuCategories} />
  </>
)
