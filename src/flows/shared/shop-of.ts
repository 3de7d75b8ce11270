import type { Shop } from '#domain/shop.ts'
import type { Storefront } from '#domain/storefronts/storefront.ts'
import type { Deps } from './deps.ts'

/** What baskets of a storefront are looked at with, as it stands now. */
export const shopOf = (
  { catalogue, content }: Pick<Deps, 'catalogue' | 'content'>,
  storefront: Storefront,
): Shop => ({
  catalogue: catalogue.current(),
  storefront,
  promotions: content
    .current()
    .promotions.filter(({ storefronts }) => storefronts.includes(storefront.key)),
})
