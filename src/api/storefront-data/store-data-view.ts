import type { Call } from '#api/ask.ts'
import { pathsOf } from '#api/paths.ts'
import type { ImageView } from '#api/shared/image.ts'
import { toWire, type WireMoney } from '#api/shared/money.ts'
import type { Image, Storefront, Toggles } from '#domain/storefronts/storefront.ts'
import { apiTexts } from '#i18n/api-texts.ts'
import type { CountryCombinationView } from './country-combination.ts'
import type { MenusView, MenuView } from './menus.ts'

export type StoreDataView = {
  key: string
  name: string
  mainLogo: ImageView
  footerLogo: ImageView
  paymentIcons: readonly string[]
  menus: MenusView
  countriesCombinations: readonly CountryCombinationView[]
  featuredProductPath: string
  serviceFee: WireMoney
  organisation: Storefront['organisation']
  toggles: Toggles
}

/** A storefront as one language shows it. */
export function viewStoreData({
  storefront,
  language,
}: Pick<Call, 'storefront' | 'language'>): StoreDataView {
  const paths = pathsOf(storefront, language)
  const texts = apiTexts[language]
  const image = ({ url, alt }: Image): ImageView => ({ url, alt: alt[language] })
  const menu = (title: string, items: Storefront['footerMenu']): MenuView => ({
    title,
    menuItems: items.map((item) => ({ title: item.title[language], path: paths.page(item.path) })),
  })
  return {
    key: storefront.key,
    name: storefront.name,
    mainLogo: image(storefront.mainLogo),
    footerLogo: image(storefront.footerLogo),
    paymentIcons: storefront.paymentIcons,
    menus: {
      footerMenu: menu(texts.footerMenu, storefront.footerMenu),
      businessMenu: menu(texts.businessMenu, storefront.businessMenu),
    },
    countriesCombinations: [
      {
        country: storefront.countryCode,
        url: `https://${storefront.host}/`,
        languagesCombinations: storefront.languages.map(({ code, isDefault }) => ({
          languageCode: code,
          isDefault,
          currency: storefront.currency,
        })),
      },
    ],
    featuredProductPath: paths.product(storefront.featuredProduct),
    serviceFee: toWire({
      currency: storefront.currency,
      cents: storefront.prices.serviceFeeCents,
    }),
    organisation: storefront.organisation,
    toggles: storefront.toggles,
  }
}
