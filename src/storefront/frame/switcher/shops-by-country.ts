import { type Language, screenLanguageOf } from '#kernel/language.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { SwitcherShopFragment } from '#storefront/graphql/generated/graphql.ts'
import { arrivalLanguageOf, type Store } from '#storefront/parts/store/store.ts'

/** The storefront that a country is visited at, as the choice of country shows it. */
export type CountryShop = {
  country: string
  url: string
  /** That its screens are in: what it is spoken in besides is read in English. */
  languages: readonly Language[]
  /** Spoken there, and read in English until they have screens of their own. */
  withoutScreens: readonly string[]
  /** Where its bare address leads. */
  defaultLanguage: Language
  currency: string
}

type Here = Pick<Store, 'name' | 'family' | 'countryCode'>

/**
 * One storefront for each country. A country may have several: here it is the one where we are, elsewhere the one of
 * our own family, or else the first.
 */
export function shopsByCountry(
  shops: readonly SwitcherShopFragment[],
  here: Here,
): ReadonlyMap<string, CountryShop> {
  const nearness = ({ name, family }: SwitcherShopFragment): number =>
    (name === here.name ? 2 : 0) + (family === here.family ? 1 : 0)
  const nearest = new Map<string, SwitcherShopFragment>()
  for (const shop of shops) {
    const known = nearest.get(shop.country)
    if (!known || nearness(shop) > nearness(known)) nearest.set(shop.country, shop)
  }
  return new Map([...nearest].map(([country, shop]) => [country, viewShop(shop)]))
}

function viewShop({ country, url, languagesCombinations }: SwitcherShopFragment): CountryShop {
  const languages = [
    ...new Set(languagesCombinations.map(({ languageCode }) => screenLanguageOf(languageCode))),
  ]
  return {
    country,
    url,
    languages,
    withoutScreens: languagesCombinations
      .map(({ languageCode }) => languageCode)
      .filter((code) => screenLanguageOf(code) !== code),
    defaultLanguage: arrivalLanguageOf({ languages }),
    currency: languagesCombinations[0]?.currency ?? '',
  }
}

graphql(`
  fragment SwitcherShop on CountryCombination {
    country
    name
    family
    url
    languagesCombinations {
      languageCode
      isDefault
      currency
    }
  }
`)
