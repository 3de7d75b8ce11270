import type { MomentDay } from '#domain/catalogue/days-until.ts'
import type { Product } from '#domain/catalogue/product.ts'
import type { Localized } from '#kernel/language.ts'

/** SPEC §3, content collections; `occasions` is ours, for the moments of giving. */
export const vocabularies = [
  'giftcard_categories',
  'giftcard_types',
  'giftcard_promotions',
  'occasions',
] as const

export type Vocabulary = (typeof vocabularies)[number]

/** Categories have a shape of their own; the other vocabularies are lists of these. */
export type TaxonomyTerm = {
  id: string
  title: Localized
  /** Of moments of giving, which have pages. */
  description?: Localized | undefined
  /** When such a moment comes, where it has a day. */
  on?: MomentDay | undefined
}

export const termsOf = (product: Product, vocabulary: Vocabulary): readonly string[] => {
  switch (vocabulary) {
    case 'giftcard_categories':
      return product.categories
    case 'giftcard_types':
      return product.giftcardTypes
    case 'giftcard_promotions':
      return product.promotions
    case 'occasions':
      return product.occasions
  }
}
