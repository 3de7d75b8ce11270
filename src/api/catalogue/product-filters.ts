import { builder } from '#api/builder.ts'
import type { ProductFilters } from '#domain/catalogue/product-filters.ts'
import { ProductKindRef, VariationTypeRef, VocabularyRef } from './enums.ts'

export const TaxonomyFilterRef = builder.inputType('TaxonomyFilter', {
  description: 'Keeps products that carry one of the terms of a vocabulary.',
  fields: (t) => ({
    vocabularyID: t.field({
      type: VocabularyRef,
      required: true,
      description: 'Which vocabulary.',
    }),
    terms: t.stringList({ required: true, description: 'Ids of terms; none keeps everything.' }),
  }),
})

const PageFilterRef = builder.inputType('PageFilter', {
  description: 'Keeps the products of a page of the site.',
  fields: (t) => ({
    fieldName: t.string({ required: true, description: 'Which list of the page.' }),
    pageId: t.string({
      required: true,
      description: 'Which page: the url of a category, the id of a moment or brand.',
    }),
    pageType: t.string({
      required: true,
      description: 'What kind of page: `category`, `giving_moment` or `brand`.',
    }),
  }),
})

const PriceFilterRef = builder.inputType('PriceFilter', {
  description: 'Keeps products with an amount in this range, both ends included.',
  fields: (t) => ({
    minPrice: t.int({ description: 'In minor units; without it from nothing on.' }),
    maxPrice: t.int({ description: 'In minor units; without it there is no upper end.' }),
  }),
})

export const ProductFiltersRef = builder.inputType('ProductFilters', {
  description: 'The filters of a list of products; all that are given must hold.',
  fields: (t) => ({
    filterByProductType: t.field({
      type: [ProductKindRef],
      description: 'Kinds to keep. Without it gift cards only, in a category donations as well.',
    }),
    filterByTaxonomy: t.field({
      type: [TaxonomyFilterRef],
      description: 'Labels to keep; every one of the filters must hold.',
    }),
    filterByPrice: t.field({
      type: PriceFilterRef,
      description: 'The price range. Where forms are given, only their prices count.',
    }),
    filterByVariationType: t.field({
      type: [VariationTypeRef],
      description: 'Forms, of which one is enough. A form that the shop only announces counts too.',
    }),
    filterByPage: t.field({ type: PageFilterRef, description: 'The page whose products to keep.' }),
    filterByText: t.string({
      description: 'Keeps what a search for this text finds, the best first; with no other page.',
    }),
  }),
})

/** The filters as the domain takes them. */
export function toFilters(filters: typeof ProductFiltersRef.$inferInput | null): ProductFilters {
  const { filterByPage: page, filterByPrice: price } = filters ?? {}
  return {
    kinds: filters?.filterByProductType ?? undefined,
    taxonomy: filters?.filterByTaxonomy?.map(({ vocabularyID, terms }) => ({
      vocabulary: vocabularyID,
      terms,
    })),
    price: price
      ? {
          minCents: price.minPrice ?? undefined,
          maxCents: price.maxPrice ?? undefined,
        }
      : undefined,
    forms: filters?.filterByVariationType ?? undefined,
    [fieldOfPage(page?.pageType)]: page?.pageId,
  }
}

/** Page types of SPEC §2 that have lists; a category is what is meant where nothing else is said. */
function fieldOfPage(pageType: string | undefined): 'momentId' | 'brandId' | 'categoryUrl' {
  if (pageType === 'giving_moment') return 'momentId'
  return pageType === 'brand' ? 'brandId' : 'categoryUrl'
}
