import type { ReactNode } from 'react'
import { Measurement } from '#storefront/components/consent/measurement.tsx'
import { OriginContext } from '#storefront/components/origin.ts'
import type { ShopFrameQuery } from '#storefront/graphql/generated/graphql.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { SkipLink } from './skip-link.tsx'

type ShopFrameProps = { shop: ShopFrameQuery & { origin: string }; children: ReactNode }

export function ShopFrame({ shop, children }: ShopFrameProps) {
  return (
    <OriginContext value={shop.origin}>
      {shop.storeData.toggles.hardcodeNoindexNofollow && (
        <meta name="robots" content="noindex, nofollow" />
      )}
      <SkipLink />
      <Measurement store={shop.storeData} />
      <Header store={shop.storeData} />
      {children}
      <Footer store={shop.storeData} categories={shop.menuCategories} />
    </OriginContext>
  )
}
