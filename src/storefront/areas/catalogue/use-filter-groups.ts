import { formatMoney } from '#i18n/formats.ts'
import { filtersTexts } from '#i18n/texts/filters.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { ListFacetsFragment } from '#storefront/graphql/generated/graphql.ts'
import { useLanguage } from '#ui/language.tsx'
import { useTexts } from '#ui/use-texts.ts'
import { currencySign } from './currency-sign.ts'
import { type ListKey, type ListQuery, parsePrice, priceText } from './list-query.ts'

export type FilterOption = {
  value: string
  title: string
  /** How many products it leaves; undefined for a price that was typed. */
  count: number | undefined
}

export type FilterGroup = {
  key: Exclude<ListKey, 'sort'>
  title: string
  /** One of them, or as many as one likes. */
  isSingle: boolean
  options: readonly FilterOption[]
  /** Of prices, which may also be typed. */
  currencySign?: string | undefined
}

/**
 * The filters of a list, in their order. A value that would leave no product, and a form that nothing is sold in yet, are
 * offered only while they are chosen.
 * `left.out` is what the page itself is about.
 */
export function useFilterGroups(
  facets: ListFacetsFragment,
  query: ListQuery,
  left: { out?: ListKey | undefined } = {},
): readonly FilterGroup[] {
  const t = useTexts(filtersTexts)
  const prices = usePriceOptions(facets, query)
  const sign = currencySign(useLanguage(), currencyOf(facets))
  const termsOf = (
    vocabulary: ListFacetsFragment['vocabularies'][number]['vocabularyID'],
    chosen: readonly string[],
  ): FilterOption[] => {
    const terms = facets.vocabularies.find(({ vocabularyID }) => vocabularyID === vocabulary)?.terms
    const known = terms ?? []
    const unknown = chosen.filter((value) => known.every(({ id }) => id !== value))
    return [
      ...known.map(({ id, title, productCount }) => ({ value: id, title, count: productCount })),
      ...unknown.map((value) => ({ value, title: t('unknown'), count: 0 })),
    ]
  }
  const forms = facets.variationTypes.flatMap(({ variationType, productCount, isForSale }) => {
    const value = variationType === 'DIGITAL' ? 'digital' : 'physical'
    if (!isForSale && !query.form.includes(value)) return []
    const form = t(`form.${value}`)
    return [{ value, title: isForSale ? form : t('form.soon', { form }), count: productCount }]
  })
  const hasChoiceOfForm = forms.length > 1 || query.form.length > 0
  const group = (key: FilterGroup['key'], title: string, options: readonly FilterOption[]) => ({
    key,
    title,
    isSingle: key === 'price',
    options: options.filter(({ value, count }) => count !== 0 || query[key].includes(value)),
  })
  return [
    group(
      'cb_api_giftcard_categories',
      t('groups.categories'),
      termsOf('giftcard_categories', query.cb_api_giftcard_categories),
    ),
    { ...group('price', t('groups.price'), prices), currencySign: sign },
    group('cb_api_occasions', t('groups.occasions'), termsOf('occasions', query.cb_api_occasions)),
    group('form', t('groups.form'), hasChoiceOfForm ? forms : []),
    group(
      'cb_api_giftcard_types',
      t('groups.types'),
      termsOf('giftcard_types', query.cb_api_giftcard_types),
    ),
  ].filter(({ key, options }) => key !== left.out && options.length > 0)
}

const currencyOf = ({ priceBands }: ListFacetsFragment): string =>
  priceBands[0]?.minPrice.currency ?? 'EUR'

/** The ranges that the shop proposes, and one that stands in the address besides. */
function usePriceOptions(facets: ListFacetsFragment, query: ListQuery): FilterOption[] {
  const t = useTexts(filtersTexts, 'price')
  const language = useLanguage()
  const currency = currencyOf(facets)
  const titleOf = (text: string): string => {
    const ends = parsePrice(text)
    const money = (amount: number) =>
      formatMoney(language, { currency, value: amount * 100 }, 'short')
    if (ends?.to === undefined) return t('from', { from: money(ends?.from ?? 0) })
    return ends.from === 0
      ? t('upTo', { to: money(ends.to) })
      : t('between', { from: money(ends.from), to: money(ends.to) })
  }
  const bands = facets.priceBands.map(({ minPrice, maxPrice, productCount }) => ({
    value: priceText({
      from: minPrice.value / 100,
      to: maxPrice ? maxPrice.value / 100 : undefined,
    }),
    count: productCount,
  }))
  const others = query.price
    .filter((price) => bands.every(({ value }) => value !== price))
    .map((value) => ({ value, count: undefined }))
  return [
    { value: '', title: t('any'), count: undefined },
    ...[...bands, ...others].map((band) => ({ ...band, title: titleOf(band.value) })),
  ]
}

graphql(`
  fragment ListFacets on ProductFacets {
    vocabularies {
      vocabularyID
      terms {
        id
        title
        productCount
      }
    }
    variationTypes {
      variationType
      productCount
      isForSale
    }
    priceBands {
      minPrice {
        currency
        value
      }
      maxPrice {
        value
      }
      productCount
    }
  }
`)
