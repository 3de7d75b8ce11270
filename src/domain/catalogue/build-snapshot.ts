import { brandsOf } from '#domain/catalogue/brands.ts'
import type { Category, Product } from '#domain/catalogue/product.ts'
import type { CatalogueSnapshot, Picture } from '#domain/catalogue/snapshot.ts'
import type { TaxonomyTerm, Vocabulary } from '#domain/catalogue/taxonomy.ts'

export type CatalogueContent = {
  products: readonly Product[]
  categories: readonly Category[]
  terms: ReadonlyMap<Vocabulary, readonly TaxonomyTerm[]>
  archived?: CatalogueSnapshot['archived'] | undefined
}

/** Sorts and indexes; everything that reads the catalogue relies on this order. */
export function buildSnapshot(version: string, content: CatalogueContent): CatalogueSnapshot {
  const everything = content.products.toSorted(
    (one, other) =>
      one.popularity - other.popularity || one.title.nl.localeCompare(other.title.nl, 'nl'),
  )
  const products = everything.filter(({ isTest }) => isTest !== true)
  const categories = content.categories.toSorted((one, other) => one.position - other.position)
  const brands = brandsOf(products)
  return {
    version,
    products,
    productById: new Map(everything.map((product) => [product.id, product])),
    pictureByName: picturesOf(everything, categories),
    productsByKind: Map.groupBy(products, (product) => product.kind),
    categories,
    categoryByUrl: new Map(categories.map((category) => [category.url, category])),
    productsByCategory: groupBy(products, categories, (product) => product.categories),
    productsByMoment: groupBy(
      products,
      content.terms.get('occasions') ?? [],
      (product) => product.occasions,
    ),
    brands,
    brandById: new Map(brands.map((brand) => [brand.id, brand])),
    terms: content.terms,
    archived: content.archived ?? new Map(),
  }
}

function picturesOf(
  products: readonly Product[],
  categories: readonly Category[],
): CatalogueSnapshot['pictureByName'] {
  const pictures: readonly Picture[] = [
    ...products,
    ...products.flatMap(({ background }) => background ?? []),
    ...categories.flatMap(({ artwork }) => artwork ?? []),
  ]
  return new Map(pictures.map(({ image, imageHash }) => [image, { image, imageHash }]))
}

/** Every term has its list, an empty one too. */
function groupBy(
  products: readonly Product[],
  terms: readonly { id: string }[],
  termsOf: (product: Product) => readonly string[],
) {
  const groups = new Map<string, Product[]>(terms.map(({ id }) => [id, []]))
  for (const product of products)
    for (const term of termsOf(product)) groups.get(term)?.push(product)
  return groups
}
