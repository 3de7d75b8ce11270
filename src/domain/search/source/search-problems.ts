import type { CatalogueContent } from '#domain/catalogue/build-snapshot.ts'
import type { Finding } from '#domain/file-problem.ts'
import type { PopularSearch } from '#domain/search/popular-search.ts'
import type { SearchWords } from '#domain/search/search-words.ts'
import { languages } from '#kernel/language.ts'

/** Names of categories and moments that the shop does not have, and those that have no further names. */
export function findWordProblems(words: SearchWords, catalogue: CatalogueContent): Finding[] {
  const known = {
    categories: catalogue.categories.map(({ id }) => id),
    moments: (catalogue.terms.get('occasions') ?? []).map(({ id }) => id),
  }
  return languages.flatMap((language) =>
    (['categories', 'moments'] as const).flatMap((kind) => {
      const named = Object.keys(words[language][kind])
      const strangers = named
        .filter((id) => !known[kind].includes(id))
        .map((id) => ({ path: [language, kind, id], sentence: `${kind}: ${id} is not known` }))
      const missing = known[kind]
        .filter((id) => !named.includes(id))
        .map((id) => ({ path: [language, kind], sentence: `${kind}: ${id} is missing` }))
      return [...strangers, ...missing]
    }),
  )
}

/** Products that are not sold. */
export function findPopularProblems(
  { products, highlighted }: PopularSearch,
  catalogue: CatalogueContent,
): Finding[] {
  const known = new Set(catalogue.products.map(({ id }) => id))
  const named = [
    ...products.map((id, index) => ({ id, path: ['products', index] })),
    ...highlighted.map(({ product: id }, index) => ({
      id,
      path: ['highlighted', index, 'product'],
    })),
  ]
  return named
    .filter(({ id }) => !known.has(id))
    .map(({ id, path }) => ({ path, sentence: `product ${id} is not known` }))
}
