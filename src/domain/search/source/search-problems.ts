import type { CatalogueContent } from '#domain/catalogue/build-snapshot.ts'
import type { FilePath, Finding } from '#domain/file-problem.ts'
import { compact, foldText } from '#domain/search/fold-text.ts'
import type { PopularSearch } from '#domain/search/popular-search.ts'
import type { Elsewhere, Person, SearchMeanings } from '#domain/search/search-meanings.ts'
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

/** The places of a file that name products. */
export type ProductNames = readonly { path: FilePath; id: string }[]

export const productsInPopular = ({ products, highlighted }: PopularSearch): ProductNames => [
  ...products.map((id, at) => ({ id, path: ['products', at] })),
  ...highlighted.map(({ product: id }, at) => ({ id, path: ['highlighted', at, 'product'] })),
]

export const productsInPeople = (people: readonly Person[]): ProductNames =>
  people.flatMap((person, at) =>
    (['products', 'not'] as const).flatMap((field) =>
      person[field].map((id, index) => ({ id, path: [at, field, index] })),
    ),
  )

export const productsInElsewhere = (elsewhere: readonly Elsewhere[]): ProductNames =>
  elsewhere.flatMap(({ products }, at) =>
    products.map((id, index) => ({ id, path: [at, 'products', index] })),
  )

/**
 * Products that are not sold. The search leaves them out, so that a product can leave the shop without a change of every
 * list that recommends it.
 */
export function findUnsold(named: ProductNames, catalogue: CatalogueContent): Finding[] {
  const sold = new Set(catalogue.products.map(({ id }) => id))
  return named
    .filter(({ id }) => !sold.has(id))
    .map(({ id, path }) => ({ path, sentence: `product ${id} is not sold and left out` }))
}

/** Moments and categories of people that the shop does not have. */
export function findPeopleProblems(
  people: readonly Person[],
  catalogue: CatalogueContent,
): Finding[] {
  const known = {
    moments: new Set((catalogue.terms.get('occasions') ?? []).map(({ id }) => id)),
    categories: new Set(catalogue.categories.map(({ id }) => id)),
  }
  return people.flatMap((person, at) =>
    (['moments', 'categories'] as const).flatMap((field) =>
      person[field].flatMap((id, index) =>
        known[field].has(id) ? [] : [{ path: [at, field, index], sentence: `${id} is not known` }],
      ),
    ),
  )
}

/** Moments that the shop does not have, and those without a greeting. */
export function findGreetingProblems(
  greetings: SearchMeanings['greetings'],
  catalogue: CatalogueContent,
): Finding[] {
  const moments = (catalogue.terms.get('occasions') ?? []).map(({ id }) => id)
  return [
    ...Object.keys(greetings)
      .filter((id) => !moments.includes(id))
      .map((id) => ({ path: [id], sentence: `${id} is not known` })),
    ...moments
      .filter((id) => !(id in greetings))
      .map((id) => ({ path: [], sentence: `${id} is missing` })),
  ]
}

/** Names that two entries claim. */
export function findElsewhereProblems(elsewhere: readonly Elsewhere[]): Finding[] {
  const claimed = new Set<string>()
  return elsewhere.flatMap(({ names }, at) =>
    Object.entries(names).flatMap(([brand, others]) =>
      [brand, ...others].flatMap((name) => {
        const key = compact(foldText(name))
        const isTwice = claimed.has(key)
        claimed.add(key)
        return isTwice ? [{ path: [at, 'names', brand], sentence: `${name} stands twice` }] : []
      }),
    ),
  )
}
