import { createKeptList } from '#storefront/parts/browser/kept-list.ts'

/** What a visitor looked at last. */
export const viewedProducts = createKeptList('recently-viewed', 12)
