import type { Category, Product } from '#domain/catalogue/product.ts'
import type { CatalogueSnapshot } from '#domain/catalogue/snapshot.ts'
import type { TaxonomyTerm, Vocabulary } from '#domain/catalogue/taxonomy.ts'

export type CatalogueContent = {
  products: readonly Product[]
  categories: readonly Category[]
  terms: ReadonlyMap<Vocabulary, readonly TaxonomyTerm[]>
}

/** Sorts and indexes; everything that reads the catalogue relies on this order. */
export function buildSnapshot(version: string, content: CatalogueContent): CatalogueSnapshot {
  const products = content.products.toSorted(
    (one, other) =>
      one.popularity - other.popularity || one.title.nl.localeCompare(other.title.nl, 'nl'),
  )
  const categories = content.categories.toSorted((one, other) => one.position - other.position)
  return {
    version,
    products,
    productById: new Map(products.map((product) => [product.id, product])),
    productsByKind: Map.groupBy(products, (product) => product.kind),
    categories,
    categoryByUrl: new Map(categories.map((category) => [category.url, category])),
    productsByCategory: groupByCategory(products, categories),
    terms: content.terms,
  }
}

/** Every category has its list, an empty one too. */
function groupByCategory(products: readonly Product[], categories: readonly Category[]) {
  const groups = new Map<string, Product[]>(categories.map(({ id }) => [id, []]))
  for (const product of products)
    for (const category of product.categories) groups.get(category)?.push(product)
  return groups
}
