import { index, layout, type RouteConfigEntry, route } from '@react-router/dev/routes'
import { type PageName, routePathOf } from '#kernel/addresses.ts'
import { defaultLanguage, languages } from '#kernel/language.ts'

/** A screen by name of its address; `frame` says what stands around it. */
type Screens = Partial<Record<PageName, string>>

/** One screen for all that is read from top to bottom. */
const information = 'routes/information/information.route.tsx'

const inShopFrame = {
  home: 'routes/home/home.route.tsx',
  categories: 'routes/catalogue/categories.route.tsx',
  moments: 'routes/catalogue/moments.route.tsx',
  brands: 'routes/catalogue/brands.route.tsx',
  favourites: 'routes/catalogue/favourites.route.tsx',
  search: 'routes/search/search.route.tsx',
  searchPage: 'routes/search/search-page.route.tsx',
  finder: 'routes/finder/finder.route.tsx',
  terms: information,
  privacy: information,
  cookies: information,
  delivery: information,
  cancellation: information,
  accessibility: information,
  about: information,
  helpdesk: 'routes/information/helpdesk.route.tsx',
  contact: 'routes/information/contact.route.tsx',
  withdraw: 'routes/withdrawal/withdrawal.route.tsx',
  notFound: 'routes/errors/not-found.route.tsx',
  blog: 'routes/blog/blog.route.tsx',
  blogSubject: 'routes/blog/blog-subject.route.tsx',
  // A number here is a page of the list; the router cannot tell numbers apart.
  article: 'routes/blog/article.route.tsx',
  landing: 'routes/landing/landing.route.tsx',
  giftCards: 'routes/catalogue/gift-cards.route.tsx',
  category: 'routes/catalogue/category.route.tsx',
  categoryPage: 'routes/catalogue/category-page.route.tsx',
  moment: 'routes/catalogue/moment.route.tsx',
  momentPage: 'routes/catalogue/moment-page.route.tsx',
  brand: 'routes/catalogue/brand.route.tsx',
  // A number here is a page of the list (SPEC §2); the router cannot tell numbers apart.
  giftCard: 'routes/catalogue/gift-card.route.tsx',
  giftCardsVariant: 'routes/catalogue/gift-cards-variant.route.tsx',
  giftCardVariant: 'routes/catalogue/gift-cards-variant.route.tsx',
  contactVariant: 'routes/information/contact-variant.route.tsx',
  parts: 'routes/developer/parts.route.tsx',
  reorder: 'routes/activation/reorder.route.tsx',
  basket: 'routes/basket/basket.route.tsx',
  receivers: 'routes/receivers/receivers.route.tsx',
  success: 'routes/order/success.route.tsx',
  order: 'routes/order/order.route.tsx',
  newsletterConfirm: 'routes/newsletter/confirm.route.tsx',
  newsletterEnd: 'routes/newsletter/end.route.tsx',
  account: 'routes/account/identify.route.tsx',
  accountLogin: 'routes/account/login.route.tsx',
  accountRegister: 'routes/account/register.route.tsx',
  accountRegistered: 'routes/account/registered.route.tsx',
  accountForgot: 'routes/account/forgot.route.tsx',
  accountForgotSent: 'routes/account/forgot-sent.route.tsx',
  accountNewPassword: 'routes/account/new-password.route.tsx',
  accountNewPasswordDone: 'routes/account/new-password-done.route.tsx',
  accountConfirm: 'routes/account/confirm.route.tsx',
  accountSignInLink: 'routes/account/sign-in-link.route.tsx',
  accountSignIn: 'routes/account/sign-in.route.tsx',
  accountUndoEmail: 'routes/account/undo-email.route.tsx',
  accountOverview: 'routes/account/overview.route.tsx',
  accountOrders: 'routes/account/orders.route.tsx',
  accountAddressBook: 'routes/account/address-book.route.tsx',
  accountCards: 'routes/account/cards.route.tsx',
  accountDetails: 'routes/account/details.route.tsx',
  accountSecurity: 'routes/account/security.route.tsx',
  accountCompanies: 'routes/account/companies.route.tsx',
  accountCompanyNew: 'routes/account/company-new.route.tsx',
  accountCompany: 'routes/account/company.route.tsx',
  accountInvitation: 'routes/account/invitation.route.tsx',
} as const satisfies Screens

const inBusinessFrame = {
  quoteRequest: 'routes/quote/quote-request.route.tsx',
  quote: 'routes/quote/quote.route.tsx',
  business: 'routes/landing/business.route.tsx',
  businessProduct: 'routes/landing/business-product.route.tsx',
} as const satisfies Screens

/** For holders of a card. */
const inRedeemFrame = {
  balance: 'routes/redeem/balance.route.tsx',
  myCards: 'routes/redeem/my-cards.route.tsx',
  redeem: 'routes/redeem/redeem.route.tsx',
  redeemInfo: 'routes/redeem/redeem-info.route.tsx',
  redeemCheckout: 'routes/redeem/redeem-checkout.route.tsx',
  redeemTerms: information,
  redeemPrivacy: information,
  activation: 'routes/activation/activation.route.tsx',
  activated: 'routes/activation/activated.route.tsx',
  cardDetails: 'routes/activation/card-details.route.tsx',
} as const satisfies Screens

const inCheckoutFrame = {
  checkout: 'routes/checkout/checkout.route.tsx',
  processing: 'routes/checkout/processing.route.tsx',
} as const satisfies Screens

/** Without the shop's header and footer: the receiver's page is a present, not a shop. */
const unframed = { card: 'routes/card/card.route.tsx' } as const satisfies Screens

/** Dutch has no prefix (SPEC §2). A third language turns this into a list. */
const otherLanguage = languages.find((language) => language !== defaultLanguage)

/** Where several addresses have one entry. */
const wholePaths: Partial<Record<string, string>> = {
  redeem: routePathOf('redeemShopPage').replaceAll(/(:\w+)/g, '$1?'),
  blogSubject: `${routePathOf('blogSubjectPage')}?`,
}

/** Each screen once, with and without the prefix of a language. */
export default [
  route(`/${otherLanguage}?`, 'routes/frame/language.route.tsx', { id: 'language' }, [
    layout('routes/frame/shop-frame.route.tsx', { id: 'shop-frame' }, [
      ...entries(inShopFrame),
      route('*', 'routes/errors/unknown-address.route.tsx', { id: 'unknown' }),
    ]),
    layout(
      'routes/frame/business-frame.route.tsx',
      { id: 'business-frame' },
      entries(inBusinessFrame),
    ),
    layout('routes/frame/redeem-frame.route.tsx', { id: 'redeem-frame' }, entries(inRedeemFrame)),
    layout(
      'routes/frame/checkout-frame.route.tsx',
      { id: 'checkout-frame' },
      entries(inCheckoutFrame),
    ),
    ...entries(unframed),
  ]),
] satisfies RouteConfigEntry[]

function entries(screens: Screens): RouteConfigEntry[] {
  return Object.entries(screens).map(([name, file]) => {
    const path = (wholePaths[name] ?? routePathOf(name as PageName)).slice(1)
    return path === '' ? index(file, { id: name }) : route(path, file, { id: name })
  })
}
