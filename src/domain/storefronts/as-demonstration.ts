import type { Storefront } from './storefront.ts'

/** In a demonstration everything that names the company says that there is none. */
export const asDemonstration = (storefront: Storefront): Storefront => ({
  ...storefront,
  organisation: { ...storefront.organisation, isInvented: true },
})
