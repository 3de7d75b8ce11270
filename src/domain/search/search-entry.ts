import type { Category, Product } from '#domain/catalogue/product.ts'
import type { CatalogueSnapshot } from '#domain/catalogue/snapshot.ts'
import type { TaxonomyTerm } from '#domain/catalogue/taxonomy.ts'

/** What can be found, in the order in which the answer shows its groups. */
export const searchGroups = ['GIFTCARD', 'DONATION', 'CATEGORY', 'GIVING_MOMENT'] as const

export type SearchGroupType = (typeof searchGroups)[number]

export type SearchEntry =
  | { group: 'GIFTCARD' | 'DONATION'; product: Product }
  | { group: 'CATEGORY'; category: Category }
  | { group: 'GIVING_MOMENT'; moment: TaxonomyTerm }

/** In the order of the shop: by popularity, categories and moments as the menu has them. */
export function entriesOf(catalogue: CatalogueSnapshot): SearchEntry[] {
  return [
    ...catalogue.products.map(
      (product): SearchEntry => ({
        group: product.kind === 'DONATION' ? 'DONATION' : 'GIFTCARD',
        product,
      }),
    ),
    ...catalogue.categories.map((category): SearchEntry => ({ group: 'CATEGORY', category })),
    ...(catalogue.terms.get('occasions') ?? []).map(
      (moment): SearchEntry => ({ group: 'GIVING_MOMENT', moment }),
    ),
  ]
}
