import type { CatalogueSnapshot } from '#domain/catalogue/snapshot.ts'
import type { Promotion } from '#domain/promotions/promotion.ts'
import type { Storefront } from '#domain/storefronts/storefront.ts'

/** What a basket is looked at with: what is sold today, the prices and limits of the storefront, and its promotions of today. */
export type Shop = {
  catalogue: CatalogueSnapshot
  storefront: Storefront
  promotions: readonly Promotion[]
}
