import type { Localized } from '#kernel/language.ts'

/** What the search offers before anything is typed: content/search/popular.yaml. */
export type PopularSearch = {
  /** Without a path it is searched for by its title. */
  terms: readonly { title: Localized; path?: string | undefined }[]
  /** Ids of products, in the order in which they are shown. */
  products: readonly string[]
  highlighted: readonly HighlightedProduct[]
}

export type HighlightedProduct = {
  product: string
  title: Localized
  description: Localized
  showHand: boolean
}
