import { graphql } from '#storefront/graphql/generated/gql.ts'
import { callShop } from '#storefront/parts/api/call-shop.ts'
import { readStore } from '#storefront/parts/store/store.ts'
import { type CountryShop, shopsByCountry } from './shops-by-country.ts'

/** Loaded when a visitor opens the switcher. */
export async function loadShops(): Promise<ReadonlyMap<string, CountryShop>> {
  const { storeData } = await callShop(SwitcherShopsDocument, {})
  return shopsByCountry(
    storeData.countriesCombinations,
    readStore(document.documentElement.dataset),
  )
}

const SwitcherShopsDocument = graphql(`
  query SwitcherShops($userData: UserData!) {
    storeData(userData: $userData) {
      countriesCombinations {
        ...SwitcherShop
      }
    }
  }
`)
