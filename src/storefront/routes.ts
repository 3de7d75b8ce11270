import { index, layout, type RouteConfigEntry, route } from '@react-router/dev/routes'
import { defaultLanguage, type Language, languages } from '#kernel/language.ts'
import { patterns, type RouteName } from '#storefront/paths.ts'

/** A screen by name of its address; `frame` says what stands around it. */
type Screens = Partial<Record<RouteName, string>>

/** One screen for all that is read from top to bottom. */
const information = 'routes/information/information.route.tsx'

const inShopFrame = {
  home: 'routes/home/home.route.tsx',
  categories: 'routes/catalogue/categories.route.tsx',
  moments: 'routes/catalogue/moments.route.tsx',
  brands: 'routes/catalogue/brands.route.tsx',
  favourites: 'routes/catalogue/favourites.route.tsx',
  search: 'routes/search/search.route.tsx',
  terms: information,
  privacy: information,
  cookies: information,
  delivery: information,
  cancellation: information,
  accessibility: information,
  about: information,
  helpdesk: 'routes/information/helpdesk.route.tsx',
  contact: 'routes/information/contact.route.tsx',
  notFound: 'routes/errors/not-found.route.tsx',
  landing: 'routes/landing/landing.route.tsx',
} as const satisfies Screens

const inBusinessFrame = {
  business: 'routes/landing/business.route.tsx',
  businessProduct: 'routes/landing/business-product.route.tsx',
} as const satisfies Screens

/** For who holds a card. */
const inRedeemFrame = {
  balance: 'routes/redeem/balance.route.tsx',
} as const satisfies Screens

/** Lists of products that can be filtered, and the pages of products. */
const offeringInShopFrame = {
  giftCards: 'routes/catalogue/gift-cards.route.tsx',
  category: 'routes/catalogue/category.route.tsx',
  categoryPage: 'routes/catalogue/category-page.route.tsx',
  moment: 'routes/catalogue/moment.route.tsx',
  momentPage: 'routes/catalogue/moment-page.route.tsx',
  brand: 'routes/catalogue/brand.route.tsx',
  giftCard: 'routes/catalogue/gift-card.route.tsx',
} as const satisfies Screens

const orderingInShopFrame = {
  basket: 'routes/basket/basket.route.tsx',
  success: 'routes/order/success.route.tsx',
  order: 'routes/order/order.route.tsx',
  newsletterConfirm: 'routes/newsletter/confirm.route.tsx',
  newsletterEnd: 'routes/newsletter/end.route.tsx',
} as const satisfies Screens

/** Of people with an account, and of who becomes one of them. */
const accountsInShopFrame = {
  account: 'routes/account/identify.route.tsx',
  accountLogin: 'routes/account/login.route.tsx',
  accountRegister: 'routes/account/register.route.tsx',
  accountRegistered: 'routes/account/registered.route.tsx',
  accountForgot: 'routes/account/forgot.route.tsx',
  accountForgotSent: 'routes/account/forgot-sent.route.tsx',
  accountNewPassword: 'routes/account/new-password.route.tsx',
  accountNewPasswordDone: 'routes/account/new-password-done.route.tsx',
  accountConfirm: 'routes/account/confirm.route.tsx',
  accountOverview: 'routes/account/overview.route.tsx',
  accountOrders: 'routes/account/orders.route.tsx',
  accountDetails: 'routes/account/details.route.tsx',
} as const satisfies Screens

const orderingInCheckoutFrame = {
  checkout: 'routes/checkout/checkout.route.tsx',
  processing: 'routes/checkout/processing.route.tsx',
} as const satisfies Screens

/** Without the shop's header and footer: the receiver's page is a present, not a shop. */
const orderingUnframed = { card: 'routes/card/card.route.tsx' } as const satisfies Screens

/** One layout per language brings the texts of that language alone, and each language has every screen. */
export default languages.map((language) =>
  route(
    language === defaultLanguage ? '/' : `/${language}`,
    `routes/frame/language-${language}.route.tsx`,
    [
      layout('routes/frame/shop-frame.route.tsx', { id: `${language}/shop-frame` }, [
        ...entries(language, inShopFrame),
        route('cadeaukaarten/:page?', 'routes/catalogue/gift-cards-variant.route.tsx', {
          id: `${language}/gift-cards-variant`,
        }),
        route('contact-page-2', 'routes/information/contact-variant.route.tsx', {
          id: `${language}/contact-variant`,
        }),
        route('dev/ui', 'routes/developer/parts.route.tsx', { id: `${language}/parts` }),
        layout(
          `routes/frame/offering-${language}.route.tsx`,
          { id: `${language}/offering` },
          entries(language, offeringInShopFrame),
        ),
        ordering(language, 'shop', orderingInShopFrame),
        layout(
          `routes/frame/accounts-${language}.route.tsx`,
          { id: `${language}/accounts` },
          entries(language, accountsInShopFrame),
        ),
        route('*', 'routes/errors/unknown-address.route.tsx', {
          id: `${language}/unknown-address`,
        }),
      ]),
      layout(
        'routes/frame/business-frame.route.tsx',
        { id: `${language}/business-frame` },
        entries(language, inBusinessFrame),
      ),
      layout(
        'routes/frame/redeem-frame.route.tsx',
        { id: `${language}/redeem-frame` },
        entries(language, inRedeemFrame),
      ),
      layout('routes/frame/checkout-frame.route.tsx', { id: `${language}/checkout-frame` }, [
        ordering(language, 'checkout', orderingInCheckoutFrame),
      ]),
      ordering(language, 'unframed', orderingUnframed),
    ],
  ),
) satisfies RouteConfigEntry[]

/** The screens from basket to card and behind links of mails, with the texts that they alone need. */
function ordering(language: Language, place: string, screens: Screens): RouteConfigEntry {
  const id = `${language}/ordering-${place}`
  return layout(`routes/frame/ordering-${language}.route.tsx`, { id }, entries(language, screens))
}

function entries(language: Language, screens: Screens): RouteConfigEntry[] {
  return Object.entries(screens).map(([name, file]) => {
    const path = patterns[name as RouteName].slice(1)
    const id = { id: `${language}/${name}` }
    return path === '' ? index(file, id) : route(path, file, id)
  })
}
