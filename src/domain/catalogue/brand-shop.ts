import { changedCatalogue } from '#domain/catalogue/changed-catalogue.ts'
import type { Product } from '#domain/catalogue/product.ts'
import type { Catalogue } from '#domain/catalogue/snapshot.ts'

export type BrandShop = NonNullable<Product['brandShop']>

type MayHaveShop = { brandShop?: BrandShop | undefined }

/** The origins of brands that pages may frame: only they may be in the Content-Security-Policy. */
export function brandOriginsOf(products: readonly MayHaveShop[]): readonly string[] {
  const origins = products.flatMap(({ brandShop }) =>
    brandShop?.frameUrl === undefined ? [] : [new URL(brandShop.frameUrl).origin],
  )
  return [...new Set(origins)].sort()
}

/** In a demonstration one stand-in plays all brands: `https://aantafel.example/kies/` stands at `/aantafel.example/kies/`. */
export const brandsPlayedAt = (origin: string | undefined, catalogue: Catalogue): Catalogue =>
  origin === undefined
    ? catalogue
    : changedCatalogue(catalogue, (product) => [playedProduct(origin, product)])

function playedProduct(origin: string, product: Product): Product {
  const { brandShop } = product
  if (brandShop === undefined) return product
  const { frameUrl, redirect, link } = brandShop
  const at = (url: string) => url.replace(/^https?:\//, origin)
  return {
    ...product,
    brandShop: {
      frameUrl: frameUrl && at(frameUrl),
      redirect: redirect && { ...redirect, url: at(redirect.url) },
      link: link && { ...link, url: at(link.url) },
    },
  }
}
