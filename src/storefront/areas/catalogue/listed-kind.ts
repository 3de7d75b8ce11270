import type { ProductFilters } from '#storefront/graphql/generated/graphql.ts'

export type ListedKind = 'giftCards' | 'presents'

/**
 * What the products of a list are called when they are counted. Without a subject it is gift cards
 * alone; what belongs to a moment or a category may also be a donation or a pack of blank cards.
 */
export const listedKind = (ofPage: ProductFilters | undefined): ListedKind =>
  ofPage === undefined ? 'giftCards' : 'presents'
