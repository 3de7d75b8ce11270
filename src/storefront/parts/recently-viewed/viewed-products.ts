import { createStoredIds } from '#storefront/parts/browser/stored-ids.ts'

/** What a visitor looked at last. */
export const viewedProducts = createStoredIds('recently-viewed', 12)
