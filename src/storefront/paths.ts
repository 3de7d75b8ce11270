import { defaultLanguage, type Language, languageOfPath } from '#kernel/language.ts'

/**
 * The addresses of the shop in Dutch, as the router reads them (SPEC §2). Another language has the same ones
 * behind its prefix (DESIGN §9). `routes.ts` gives each a screen, `pathsOf` each a builder.
 */
export const patterns = {
  home: '/',
  giftCards: '/cadeaubonnen',
  /** A page of the list when it is a number, else a product. */
  giftCard: '/cadeaubonnen/:giftCard',
  categories: '/categorie/alle-cadeaubonnen',
  category: '/categorie/:category',
  categoryPage: '/categorie/:category/:page',
  moments: '/geefmomenten',
  moment: '/geefmomenten/:moment',
  momentPage: '/geefmomenten/:moment/:page',
  brands: '/merken',
  brand: '/merken/:brand',
  favourites: '/favorieten',
  search: '/zoeken',
  basket: '/winkelmandje',
  checkout: '/bestellen',
  processing: '/bestellen/betaling-verwerken',
  success: '/bestellen/gelukt',
  order: '/bestellen/:uuid',
  card: '/kaart/:token',
  terms: '/algemene-voorwaarden',
  privacy: '/privacy',
  cookies: '/cookieverklaring',
  helpdesk: '/helpdesk',
  contact: '/klantenservice/contact',
  delivery: '/delivery',
  cancellation: '/cancelation-policy',
  accessibility: '/toegankelijkheid',
  about: '/over-ons',
  balance: '/saldocheck',
  business: '/zakelijk',
  /** SPEC §2: leads to the page of the product. */
  businessProduct: '/zakelijk/:giftCard',
  /** Who one is, by e-mail address; the other pages of accounts stand below it. */
  account: '/account',
  accountLogin: '/account/login',
  accountRegister: '/account/registreren',
  accountRegistered: '/account/registreren/success',
  accountForgot: '/account/wachtwoord-vergeten',
  accountForgotSent: '/account/wachtwoord-vergeten/success',
  /** Behind links of mails: `?token=`. */
  accountNewPassword: '/account/nieuw-wachtwoord',
  accountNewPasswordDone: '/account/nieuw-wachtwoord/succes',
  accountConfirm: '/account/bevestigen',
  accountOverview: '/account/overzicht',
  /** A later page of the list is named by `?pagina=`. */
  accountOrders: '/account/bestellingen',
  accountDetails: '/account/gegevens',
  newsletterConfirm: '/nieuwsbrief/bevestigen/:token',
  newsletterEnd: '/nieuwsbrief/afmelden/:token',
  notFound: '/404',
  /** What editors composed, where no screen is (SPEC §2, the catch-all). */
  landing: '/:landing',
} as const

export type RouteName = keyof typeof patterns

/** Every link of the shop is built here; all end in a slash, the one canonical form. */
export const pathsOf = (language: Language): Paths => pathsIn[language]

function makePaths(language: Language) {
  const prefix = language === defaultLanguage ? '' : `/${language}`
  const at = (...segments: (string | number)[]) =>
    `${prefix}/${segments.map((segment) => `${encodeURIComponent(segment)}/`).join('')}`
  return {
    home: () => at(),
    giftCards: (page = 1) => (page > 1 ? at('cadeaubonnen', page) : at('cadeaubonnen')),
    giftCard: (product: string) => at('cadeaubonnen', product),
    categories: () => at('categorie', 'alle-cadeaubonnen'),
    category: (url: string) => at('categorie', url),
    categoryPage: (url: string, page: number) =>
      page > 1 ? at('categorie', url, page) : at('categorie', url),
    moments: () => at('geefmomenten'),
    moment: (id: string) => at('geefmomenten', id),
    momentPage: (id: string, page: number) =>
      page > 1 ? at('geefmomenten', id, page) : at('geefmomenten', id),
    brands: () => at('merken'),
    brand: (id: string) => at('merken', id),
    favourites: () => at('favorieten'),
    /** SPEC §2: what is searched for stands in `s`. */
    search: (text = '') =>
      text === '' ? at('zoeken') : `${at('zoeken')}?s=${encodeURIComponent(text)}`,
    basket: () => at('winkelmandje'),
    checkout: () => at('bestellen'),
    processing: () => at('bestellen', 'betaling-verwerken'),
    success: () => at('bestellen', 'gelukt'),
    order: (uuid: string) => at('bestellen', uuid),
    card: (token: string) => at('kaart', token),
    terms: () => at('algemene-voorwaarden'),
    privacy: () => at('privacy'),
    cookies: () => at('cookieverklaring'),
    helpdesk: () => at('helpdesk'),
    contact: () => at('klantenservice', 'contact'),
    delivery: () => at('delivery'),
    cancellation: () => at('cancelation-policy'),
    accessibility: () => at('toegankelijkheid'),
    about: () => at('over-ons'),
    balance: () => at('saldocheck'),
    business: () => at('zakelijk'),
    businessProduct: (product: string) => at('zakelijk', product),
    account: () => at('account'),
    accountLogin: () => at('account', 'login'),
    accountRegister: () => at('account', 'registreren'),
    accountRegistered: () => at('account', 'registreren', 'success'),
    accountForgot: () => at('account', 'wachtwoord-vergeten'),
    accountForgotSent: () => at('account', 'wachtwoord-vergeten', 'success'),
    accountNewPassword: () => at('account', 'nieuw-wachtwoord'),
    accountNewPasswordDone: () => at('account', 'nieuw-wachtwoord', 'succes'),
    accountConfirm: () => at('account', 'bevestigen'),
    accountOverview: () => at('account', 'overzicht'),
    accountOrders: (page = 1) =>
      page > 1 ? `${at('account', 'bestellingen')}?pagina=${page}` : at('account', 'bestellingen'),
    accountDetails: () => at('account', 'gegevens'),
    newsletterConfirm: (token: string) => at('nieuwsbrief', 'bevestigen', token),
    newsletterEnd: (token: string) => at('nieuwsbrief', 'afmelden', token),
    notFound: () => at('404'),
    landing: (id: string) => at(id),
  } satisfies Record<RouteName, (...parts: never[]) => string>
}

export type Paths = ReturnType<typeof makePaths>

const pathsIn: Record<Language, Paths> = { nl: makePaths('nl'), en: makePaths('en') }

/** The same page in another language. */
export function inLanguage(pathname: string, language: Language): string {
  const current = languageOfPath(pathname)
  const rest = current === defaultLanguage ? pathname : pathname.slice(current.length + 1)
  const bare = onThisHost(`/${rest}`)
  return language === defaultLanguage ? bare : `/${language}${bare}`
}

/** The address with the slash that it must end in; undefined where it already does, or names a file. */
export function canonicalPath(pathname: string): string | undefined {
  const isFine = pathname.endsWith('/') || /\.[a-z0-9]+$/i.test(pathname)
  return isFine ? undefined : `${onThisHost(pathname)}/`
}

/** Several slashes in front would lead to another host. */
const onThisHost = (pathname: string): string => pathname.replace(/^\/+/, '/')
