import type { Call } from '#api/ask.ts'
import type { ImageView } from '#api/shared/image.ts'
import { toWire } from '#api/shared/money.ts'
import { sisterShopsOf } from '#domain/storefronts/sister-shops.ts'
import { shownAccounts } from '#domain/storefronts/social-accounts.ts'
import type { Image, Storefront, TrustMark } from '#domain/storefronts/storefront.ts'
import { termsOfActivated } from '#domain/storefronts/terms-of-activated.ts'
import { apiTexts } from '#i18n/texts/api.ts'
import { inLanguage, pathsOf } from '#kernel/addresses.ts'
import { defaultLanguage, textIn } from '#kernel/language.ts'
import { paymentMethodsIn, secureMark } from '#kernel/payment-methods.ts'
import type { CountryCombinationView } from './country-combination.ts'
import type { MenuItemView, MenusView, MenuView } from './menus.ts'
import { sayPaymentMethods } from './say-payment-methods.ts'
import type { TrustMarkView } from './trust-marks.ts'

type Asked = Pick<
  Call,
  'storefront' | 'catalogue' | 'promotions' | 'language' | 'storefrontLanguage'
>

export type StoreDataView = ReturnType<typeof viewStoreData>

/** A storefront as one language shows it, and `all` that a visitor can switch to. */
export function viewStoreData(call: Asked, all: readonly Storefront[]) {
  const { storefront, language, storefrontLanguage } = call
  const { key, name, family, countryCode, currency, toggles, homeVersion } = storefront
  const { description } = storefront.organisation
  const image = ({ url, alt }: Image): ImageView => ({ url, alt: textIn(alt, storefrontLanguage) })
  const marks = (list: readonly TrustMark[]): TrustMarkView[] =>
    list.map((mark) => ({ ...mark, image: image(mark.image) }))
  const { topBar, header, bottomBar } = storefront.trustMarks
  return {
    ...{ key, name, family, countryCode, currency, toggles, homeVersion },
    mainLogo: image(storefront.mainLogo),
    footerLogo: image(storefront.footerLogo),
    notFoundImage: image(storefront.notFoundImage),
    promotionImage: image(storefront.promotionImage),
    doublerImage: image(storefront.doublerImage),
    trustMarks: { topBar: marks(topBar), header: marks(header), bottomBar: marks(bottomBar) },
    faq: storefront.faq.map(({ question, answer }) => ({
      question: textIn(question, storefrontLanguage),
      answer: textIn(answer, storefrontLanguage),
    })),
    paymentIcons: [
      ...new Set(paymentMethodsIn(storefront).flatMap(({ marks }) => marks)),
      secureMark,
    ],
    paymentMethods: sayPaymentMethods(storefront, language),
    reviewLocale: reviewLocaleOf(call),
    headerVariant: storefront.headerVariant,
    sellingPoints: storefront.sellingPoints.map((point) => textIn(point, storefrontLanguage)),
    deliveryDelay: storefront.deliveryDelay && {
      text: textIn(storefront.deliveryDelay.text, storefrontLanguage),
      until: storefront.deliveryDelay.until,
    },
    menus: viewMenus(call),
    helpCentreUrl: storefront.helpCentre,
    support: viewSupport(call),
    sisterShops: sisterShopsOf(storefront, all).map((sister) => ({
      name: sister.name,
      logo: { url: sister.footerLogo.url, alt: sister.name },
      url: addressOf(sister),
    })),
    countriesCombinations: all.map(viewCombination),
    featuredProductPath: featuredPath(call),
    activationRanges: storefront.activation.map((programme) => ({
      prefix: programme.prefix,
      min: toWire({ currency, cents: programme.minCents }),
      max: toWire({ currency, cents: programme.maxCents }),
      terms: termsOfActivated(storefront, programme).map((one) => textIn(one, storefrontLanguage)),
    })),
    cardPrefixes: storefront.cardProgrammes.map(({ prefix }) => prefix),
    postage: viewPostage(storefront),
    promotions: {
      areRunning: call.promotions.length > 0,
      haveCodes: call.promotions.some(({ code }) => code !== undefined),
    },
    serviceFee: toWire({ currency, cents: storefront.prices.serviceFeeCents }),
    organisation: {
      ...storefront.organisation,
      description: textIn(description, storefrontLanguage),
    },
    socialAccounts: shownAccounts(storefront.socialAccounts),
  }
}

function viewPostage({ currency, prices, postsTo, phoneAskedBy }: Storefront) {
  const { letterboxPostCents, registeredPostCents, registeredAboveCents } = prices
  return {
    postsTo,
    letterAsksPhone: phoneAskedBy.includes('letterbox'),
    registeredAsksPhone: phoneAskedBy.includes('registered'),
    letter: toWire({ currency, cents: letterboxPostCents }),
    registered: toWire({ currency, cents: registeredPostCents }),
    registeredAbove: toWire({ currency, cents: registeredAboveCents }),
  }
}

/** As the content names them. */
const helpdeskPath = pathsOf(defaultLanguage).helpdesk()
const cookiesPath = pathsOf(defaultLanguage).cookies()

/** A help centre outside takes the place of the helpdesk wherever a menu leads there. */
const placeOf = (path: string, { helpCentre = helpdeskPath }: Storefront): string =>
  path === helpdeskPath ? helpCentre : path

const viewSupport = ({ storefront, language }: Asked): MenuItemView => ({
  title: apiTexts[language].support,
  path: inLanguage(placeOf(helpdeskPath, storefront), language),
})

function viewMenus({ storefront, language, storefrontLanguage }: Asked): MenusView {
  const texts = apiTexts[language]
  const menu = (title: string, items: Storefront['footerMenu']): MenuView => ({
    title,
    menuItems: items.map((item) => ({
      title: textIn(item.title, storefrontLanguage),
      path: inLanguage(placeOf(item.path, storefront), language),
    })),
  })
  return {
    headerMenu: menu(texts.headerMenu, storefront.headerMenu),
    legalMenu: menu(texts.legalMenu, legalPages(storefront)),
    footerMenu: menu(texts.footerMenu, storefront.footerMenu),
    businessMenu: menu(texts.businessMenu, storefront.businessMenu),
  }
}

/** The link to the cookie statement has a toggle of its own (SPEC §6). */
const legalPages = ({ legalMenu, toggles }: Storefront): Storefront['legalMenu'] =>
  legalMenu.filter(({ path }) => path !== cookiesPath || toggles.isCookiesFooterLinkOn)

const addressOf = ({ host }: Storefront): string => `https://${host}/`

const viewCombination = (storefront: Storefront): CountryCombinationView => ({
  country: storefront.countryCode,
  name: storefront.name,
  family: storefront.family,
  url: addressOf(storefront),
  languagesCombinations: storefront.languages.map(({ code, isDefault }) => ({
    languageCode: code,
    isDefault,
    currency: storefront.currency,
  })),
})

/** A product without a price in this storefront's currency is not here: then all that is here is shown. */
function featuredPath({ storefront, catalogue, language }: Asked): string {
  const paths = pathsOf(language)
  const isHere = catalogue.productById.has(storefront.featuredProduct)
  return isHere ? paths.giftCard(storefront.featuredProduct) : paths.giftCards()
}

/** SPEC §9: a service that shows reviews in English does so as the British write it. */
const reviewLocaleOf = ({ storefront, language, storefrontLanguage }: Asked): string => {
  const own = storefront.languages.find(({ code }) => code === storefrontLanguage)
  return language === 'en' || own === undefined ? 'en-gb' : own.locale.toLowerCase()
}
