import { defaultLanguage, type Language, languageOfPath, languages } from './language.ts'

/**
 * Every page of the shop and its address in Dutch (SPEC §2); another language has the same ones
 * behind its prefix. `:name` is open, `:page` to numbers only; `?name` may follow as a query. From
 * this table come the links (`pathsOf`), what an address names (`matchAddress`: the first that
 * fits, so the narrower stands first) and the routes.
 */
const patterns = {
  home: '/',
  giftCards: '/cadeaubonnen',
  giftCardsPage: '/cadeaubonnen/:page',
  giftCard: '/cadeaubonnen/:giftCard',
  /** Leads to the list, and to its pages. */
  giftCardsVariant: '/cadeaukaarten',
  giftCardsVariantPage: '/cadeaukaarten/:page',
  giftCardVariant: '/cadeaukaarten/:giftCard',
  categories: '/categorie/alle-cadeaubonnen',
  category: '/categorie/:category',
  categoryPage: '/categorie/:category/:page',
  moments: '/geefmomenten',
  moment: '/geefmomenten/:moment',
  momentPage: '/geefmomenten/:moment/:page',
  brands: '/merken',
  brand: '/merken/:brand',
  favourites: '/favorieten',
  search: '/zoeken?s',
  searchPage: '/zoeken/:page?s',
  finder: '/cadeauzoeker',
  basket: '/winkelmandje?pagina',
  /** With a gift: this product alone, on one page. */
  checkout: '/bestellen?gift',
  /** One gift, a product, for everybody on a list; `kernel/company-gift.ts` adds to it. */
  receivers: '/voor-meerdere-mensen?gift',
  processing: '/bestellen/betaling-verwerken?order',
  success: '/bestellen/gelukt',
  order: '/bestellen/:uuid?pagina',
  card: '/kaart/:token',
  /** Finds all cards that came to an address. */
  myCards: '/mijn-kaarten',
  terms: '/algemene-voorwaarden',
  privacy: '/privacy',
  cookies: '/cookieverklaring',
  helpdesk: '/helpdesk',
  contact: '/klantenservice/contact',
  /** Leads to the page of contact. */
  contactVariant: '/contact-page-2',
  delivery: '/delivery',
  cancellation: '/cancelation-policy',
  /** The law's withdrawal; with an order of the visitor, what of it may go back. */
  withdraw: '/herroepen?order',
  accessibility: '/toegankelijkheid',
  about: '/over-ons',
  /** Articles; digits are a page of them, anything else is one of them. */
  blog: '/blog',
  blogPage: '/blog/:page',
  blogSubject: '/blog/onderwerp/:subject',
  blogSubjectPage: '/blog/onderwerp/:subject/:page',
  article: '/blog/:article',
  balance: '/saldocheck',
  /** What a card may be exchanged for: digits are a page of it, anything else is the shop of a company. */
  redeem: '/saldocheck/inwisselen',
  redeemPage: '/saldocheck/inwisselen/:page',
  redeemShop: '/saldocheck/inwisselen/:pageId',
  redeemShopPage: '/saldocheck/inwisselen/:pageId/:page',
  redeemInfo: '/saldocheck/info/:pageId',
  redeemCheckout: '/saldocheck/checkout',
  redeemTerms: '/saldocheck/voorwaarden',
  redeemPrivacy: '/saldocheck/privacy',
  /** Puts value on a printed card (SPEC §2); with an order, one whose payment failed. */
  activation: '/activeren?order',
  activated: '/activeren/gelukt?order',
  cardDetails: '/kaartgegevens?token',
  /** More blank cards (SPEC §2), by three. */
  reorder: '/nabestellen',
  business: '/zakelijk',
  /** A product for companies. */
  businessProduct: '/zakelijk/:product',
  /** Asks for a quote (SPEC §2); a storefront may lead here from an address of its own. */
  quoteRequest: '/business/request-a-quote',
  /** A quote, by its private link. */
  quote: '/offerte/:token',
  /** Asks for an e-mail address; the other pages of accounts stand below it. */
  account: '/account',
  accountLogin: '/account/login',
  accountRegister: '/account/registreren',
  accountRegistered: '/account/registreren/success',
  accountForgot: '/account/wachtwoord-vergeten',
  accountForgotSent: '/account/wachtwoord-vergeten/success',
  /** Mails lead here, and to the confirmation. */
  accountNewPassword: '/account/nieuw-wachtwoord?token',
  accountNewPasswordDone: '/account/nieuw-wachtwoord/succes',
  accountConfirm: '/account/bevestigen?token',
  /** Asks for a link that signs in; the mail leads to the page below it. */
  accountSignInLink: '/account/inloglink',
  accountSignIn: '/account/inloglink/openen?token',
  /** The mail to the address of before a change leads here. */
  accountUndoEmail: '/account/adres-herstellen?token',
  accountOverview: '/account/overzicht',
  accountOrders: '/account/bestellingen?pagina',
  accountAddressBook: '/account/adresboek',
  accountCards: '/account/cadeaubonnen',
  accountDetails: '/account/gegevens',
  accountSecurity: '/account/beveiliging',
  /** Companies that the customer orders for, one of them, and an invitation to one. */
  accountCompanies: '/account/bedrijven',
  accountCompanyNew: '/account/bedrijven/nieuw',
  accountCompany: '/account/bedrijven/:company',
  accountInvitation: '/account/uitnodiging?token',
  newsletterConfirm: '/nieuwsbrief/bevestigen/:token',
  newsletterEnd: '/nieuwsbrief/afmelden/:token',
  notFound: '/404',
  /** For developers: every part of the design. */
  parts: '/dev/ui',
  /** What editors composed, where no other page is (SPEC §2, the catch-all). */
  landing: '/:landing',
} as const

type Patterns = typeof patterns
export type PageName = keyof Patterns

type Value<Name extends string> = Name extends 'page' | 'pagina' ? number : string

/** What a builder asks for: the open segments in their order, then the query. */
type Values<Pattern extends string> = Pattern extends `${infer Path}?${infer Query}`
  ? [...Values<Path>, query?: Value<Query>]
  : Pattern extends `${string}/:${infer Open}`
    ? Open extends `${infer Name}/${infer Rest}`
      ? [Value<Name>, ...Values<`/${Rest}`>]
      : [Value<Open>]
    : []

export type Paths = {
  readonly [Name in PageName]: (...values: Values<Patterns[Name]>) => string
}

/** Every link of the shop is built here; all end in a slash, the one canonical form. */
export const pathsOf = (language: Language): Paths => pathsIn[language]

const prefixOf = (language: Language): string =>
  language === defaultLanguage ? '' : `/${language}`

function makePaths(language: Language): Paths {
  const builders = pageNames.map((name) => [name, makeBuilder(prefixOf(language), patterns[name])])
  return Object.fromEntries(builders)
}

function makeBuilder(prefix: string, pattern: string) {
  const [path = '', query] = pattern.split('?')
  const segments = segmentsOf(path)
  return (...values: readonly (string | number | undefined)[]): string => {
    const rest = values.values()
    const filled = segments.map((segment) => (isOpen(segment) ? rest.next().value : segment))
    const address = `${prefix}/${filled.filter(isSaid).map(inSegment).join('')}`
    const asked = rest.next().value
    return query !== undefined && isSaid(asked)
      ? `${address}?${query}=${encodeURIComponent(asked)}`
      : address
  }
}

const segmentsOf = (path: string): string[] => path.split('/').filter(Boolean)

const isOpen = (segment: string): boolean => segment.startsWith(':')

/** The first page of a list has the address of the list. */
const isSaid = (value: string | number | undefined): value is string | number =>
  value !== undefined && value !== '' && value !== 1

const inSegment = (value: string | number): string => `${encodeURIComponent(value)}/`

export const pageNames = Object.keys(patterns) as PageName[]

const pathsIn = Object.fromEntries(
  languages.map((language) => [language, makePaths(language)]),
) as Record<Language, Paths>

/** The address of a page as the router reads it: `/merken/:brand`. */
export const routePathOf = (name: PageName): string => patterns[name].replace(/\?.*/, '')

/** The first segment of a page's address: no other page may take it. Empty for the front page. */
export const firstSegmentOf = (name: PageName): string => segmentsOf(routePathOf(name))[0] ?? ''

/** Two letters in front of an address are a language (SPEC §2), also one that has no screens. */
export const isLanguageSegment = (segment: string): boolean => /^[a-z]{2}$/.test(segment)

type Openings<Pattern extends string> = Pattern extends `${string}/:${infer Open}`
  ? Open extends `${infer Name}/${infer Rest}`
    ? Name | Openings<`/${Rest}`>
    : Open
  : never

type Parameter = { [Name in PageName]: Openings<Patterns[Name]> }[PageName]

/** The page that an address names, and what stands in its open segments, as it is written there. */
export type MatchedPage = { name: PageName; parameters: Partial<Record<Parameter, string>> }

/**
 * Which page an address of the shop names, with or without its language, its last slash, a query or a fragment.
 * It says nothing on whether there is such a product, category or brand.
 */
export function matchAddress(address: string): MatchedPage | undefined {
  const path = address.replace(/[?#].*$/s, '').replace(/\/$/, '')
  const segments = path.split('/').slice(1)
  if (!address.startsWith('/') || segments.includes('')) return undefined
  const own = isLanguageSegment(segments[0] ?? '') ? segments.slice(1) : segments
  shapes ??= makeShapes()
  const shape = shapes.find((one) => fits(one.segments, own))
  if (shape === undefined) return undefined
  const open = shape.segments.flatMap((segment, at) =>
    isOpen(segment) ? [[segment.slice(1), own[at]]] : [],
  )
  return { name: shape.name, parameters: Object.fromEntries(open) }
}

type Shape = { name: PageName; segments: readonly string[] }
let shapes: readonly Shape[] | undefined

const makeShapes = (): readonly Shape[] =>
  pageNames.map((name) => ({ name, segments: segmentsOf(routePathOf(name)) }))

const fits = (pattern: readonly string[], segments: readonly string[]): boolean =>
  pattern.length === segments.length &&
  pattern.every((open, at) => {
    const segment = segments[at] ?? ''
    if (open === ':page') return /^\d+$/.test(segment)
    return isOpen(open) || open === segment
  })

/** The same page in another language; an address outside the shop stays as it is. */
export function inLanguage(address: string, language: Language): string {
  if (!address.startsWith('/')) return address
  const current = languageOfPath(address)
  const rest = current === defaultLanguage ? address : address.slice(current.length + 1)
  return `${prefixOf(language)}${onThisHost(`/${rest}`)}`
}

/**
 * The one spelling of a path: no needless slash, dot or percent encoding, nothing that a sentence around a link left at its end, no
 * prefix for Dutch, small letters, and a slash at the end unless it names a file. A token keeps its letters, and so does an
 * address of no page.
 */
export function canonicalPath(pathname: string): string {
  const whole = pathname
    .replaceAll('\\', '/')
    .replace(/%[0-9a-f]{2}/gi, plainSign)
    .split('/')
    .filter((segment) => segment !== '' && segment !== '.')
  const segments = inSmallLetters(withoutPunctuation(withoutParents(whole)))
  const isFile = !pathname.endsWith('/') && /\.[a-z0-9]+$/i.test(segments.at(-1) ?? '')
  return segments.length === 0 ? '/' : `/${segments.join('/')}${isFile ? '' : '/'}`
}

/** Signs that mean the same with and without an encoding are written without, all others in capitals. */
function plainSign(code: string): string {
  const sign = String.fromCharCode(Number.parseInt(code.slice(1), 16))
  return /[\w.~-]/.test(sign) ? sign : code.toUpperCase()
}

function withoutParents(segments: readonly string[]): readonly string[] {
  const kept: string[] = []
  for (const segment of segments) {
    if (segment === '..') kept.pop()
    else kept.push(segment)
  }
  return kept
}

/**
 * Programs that make links of addresses in a text take the signs behind them along: brackets, quotes, full stops, spaces. As
 * they are, or percent-encoded; the last line are signs of several bytes (… ” ’ » and spaces).
 */
const punctuation = /* @__PURE__ */ new RegExp(
  `(?:${[
    String.raw`[)\]}>,.;:!'"]`,
    '%(?:29|5D|7D|3E|2C|2E|3B|3A|21|3F|27|22|60|20)',
    '%E2%80%(?:A6|9D|9C|99|98|8B)|%C2%(?:BB|A0)',
  ].join('|')})+$`,
)

function withoutPunctuation(segments: readonly string[]): readonly string[] {
  const last = segments.at(-1)
  const left = last?.replace(punctuation, '')
  if (last === undefined || left === undefined || left === last) return segments
  const before = segments.slice(0, -1)
  return left === '' ? withoutPunctuation(before) : [...before, left]
}

/** Of an address without its escapes, which are in capitals. */
const smallLetters = (segment: string): string =>
  segment.replace(/%[0-9A-F]{2}|[A-Z]/g, (sign) => (sign.length === 1 ? sign.toLowerCase() : sign))

function inSmallLetters(segments: readonly string[]): readonly string[] {
  const first = smallLetters(segments[0] ?? '')
  if (first === defaultLanguage) return inSmallLetters(segments.slice(1))
  const prefix = isLanguageSegment(first) ? [first] : []
  shapes ??= makeShapes()
  const given = segments.slice(prefix.length)
  const small = given.map(smallLetters)
  const shape = shapes.find((one) => fits(one.segments, small))
  const own = small.map((segment, at) => {
    const isKept = shape === undefined || shape.segments[at] === ':token'
    return isKept ? (given[at] ?? '') : segment
  })
  return [...prefix, ...own]
}

/** Several slashes in front would lead to another host. */
const onThisHost = (pathname: string): string => pathname.replace(/^\/+/, '/')
