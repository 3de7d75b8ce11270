import type { CatalogueSnapshot } from '#domain/catalogue/snapshot.ts'
import type { Storefront } from '#domain/storefronts/storefront.ts'

/** What a basket is looked at with: what is sold today, and the prices and limits of the storefront. */
export type Shop = { catalogue: CatalogueSnapshot; storefront: Storefront }
