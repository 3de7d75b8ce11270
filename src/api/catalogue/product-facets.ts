import { builder } from '#api/builder.ts'
import { MoneyRef, toWire } from '#api/shared/money.ts'
import type { Facets } from '#domain/catalogue/count-facets.ts'
import type { VariationType } from '#domain/catalogue/product.ts'
import { type Vocabulary, vocabularies } from '#domain/catalogue/taxonomy.ts'
import type { Shop } from '#domain/shop.ts'
import type { WireMoney } from '#i18n/formats.ts'
import type { Language } from '#kernel/language.ts'
import { VariationTypeRef, VocabularyRef } from './enums.ts'

type TermView = { id: string; title: string; productCount: number }
type VocabularyView = { vocabularyID: Vocabulary; terms: readonly TermView[] }
type FormView = { variationType: VariationType; productCount: number; isForSale: boolean }
type PriceBandView = {
  minPrice: WireMoney
  maxPrice: WireMoney | undefined
  productCount: number
}

export type FacetsView = {
  vocabularies: readonly VocabularyView[]
  variationTypes: readonly FormView[]
  priceBands: readonly PriceBandView[]
  minPrice: WireMoney | undefined
  maxPrice: WireMoney | undefined
}

/** The counts as one language shows them, every term in the order of the shop, with 0 where nothing is left. */
export function viewFacets(
  { catalogue, storefront, language }: Shop & { language: Language },
  facets: Facets,
): FacetsView {
  const money = (cents: number): WireMoney => toWire({ currency: storefront.currency, cents })
  const orNone = (cents: number | undefined) => (cents === undefined ? undefined : money(cents))
  const termsOf = (vocabulary: Vocabulary) =>
    vocabulary === 'giftcard_categories' ? catalogue.categories : catalogue.terms.get(vocabulary)
  return {
    vocabularies: vocabularies.map((vocabulary) => ({
      vocabularyID: vocabulary,
      terms: (termsOf(vocabulary) ?? []).map(({ id, title }) => ({
        id,
        title: title[language],
        productCount: facets.terms.get(vocabulary)?.get(id) ?? 0,
      })),
    })),
    variationTypes: facets.forms.map(({ form, count, isForSale }) => ({
      variationType: form,
      productCount: count,
      isForSale,
    })),
    priceBands: facets.bands.map(({ range, count }) => ({
      minPrice: money(range.minCents ?? 0),
      maxPrice: orNone(range.maxCents),
      productCount: count,
    })),
    minPrice: orNone(facets.lowestCents),
    maxPrice: orNone(facets.highestCents),
  }
}

const productCount =
  'How many products are left with this choice instead of those made in its own group.'

const TermFacetRef = builder.objectRef<TermView>('TermFacet').implement({
  description: 'A word of a vocabulary as a choice.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The term to filter by.' }),
    title: t.exposeString('title', { description: 'Its name.' }),
    productCount: t.exposeInt('productCount', { description: productCount }),
  }),
})

const VocabularyFacetRef = builder.objectRef<VocabularyView>('VocabularyFacet').implement({
  description: 'The words of one vocabulary as choices.',
  fields: (t) => ({
    vocabularyID: t.expose('vocabularyID', { type: VocabularyRef, description: 'Which one.' }),
    terms: t.expose('terms', {
      type: [TermFacetRef],
      description: 'All its terms, in the order of the shop.',
    }),
  }),
})

const VariationTypeFacetRef = builder.objectRef<FormView>('VariationTypeFacet').implement({
  description: 'A form of a card as a choice.',
  fields: (t) => ({
    variationType: t.expose('variationType', {
      type: VariationTypeRef,
      description: 'Which form.',
    }),
    productCount: t.exposeInt('productCount', { description: productCount }),
    isForSale: t.exposeBoolean('isForSale', {
      description: 'False while the shop announces this form and sells no card in it yet.',
    }),
  }),
})

const PriceBandFacetRef = builder.objectRef<PriceBandView>('PriceBandFacet').implement({
  description: 'A range of prices as a choice.',
  fields: (t) => ({
    minPrice: t.expose('minPrice', { type: MoneyRef, description: 'Included.' }),
    maxPrice: t.expose('maxPrice', {
      type: MoneyRef,
      nullable: true,
      description: 'Included; null has no upper end.',
    }),
    productCount: t.exposeInt('productCount', { description: productCount }),
  }),
})

export const ProductFacetsRef = builder.objectRef<FacetsView>('ProductFacets').implement({
  description:
    'The facets of a list of products, with the number of products that each value leaves.',
  fields: (t) => ({
    vocabularies: t.expose('vocabularies', {
      type: [VocabularyFacetRef],
      description: 'The words that products are labelled with.',
    }),
    variationTypes: t.expose('variationTypes', {
      type: [VariationTypeFacetRef],
      description: 'The forms of a card.',
    }),
    priceBands: t.expose('priceBands', {
      type: [PriceBandFacetRef],
      description: 'Ranges of prices, from low to high.',
    }),
    minPrice: t.expose('minPrice', {
      type: MoneyRef,
      nullable: true,
      description:
        'The lowest amount in the list, under every price filter; null without products.',
    }),
    maxPrice: t.expose('maxPrice', {
      type: MoneyRef,
      nullable: true,
      description: 'The highest amount, likewise.',
    }),
  }),
})
