import { builder } from '#api/builder.ts'
import { ProductKindRef, VocabularyRef } from './enums.ts'

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
      description: 'Which page: the url of a category, the id of a moment.',
    }),
    pageType: t.string({
      required: true,
      description: 'What kind of page: `category` or `giving_moment`.',
    }),
  }),
})

export const ProductFiltersRef = builder.inputType('ProductFilters', {
  description: 'What a list of products is narrowed by; all that are given must hold.',
  fields: (t) => ({
    filterByProductType: t.field({
      type: [ProductKindRef],
      description: 'Kinds to keep. Without it gift cards only, in a category donations as well.',
    }),
    filterByTaxonomy: t.field({
      type: [TaxonomyFilterRef],
      description: 'Labels to keep; every one of the filters must hold.',
    }),
    filterByPage: t.field({ type: PageFilterRef, description: 'The page whose products to keep.' }),
  }),
})
