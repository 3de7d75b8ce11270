import { type PageName, pathsOf } from '#kernel/addresses.ts'
import type { AccessWorld } from './world.ts'
import { victim } from './world.ts'

type Address = (world: AccessWorld) => string

/** Rule of a page: who may see it. */
export type PageAccess =
  /** Made without looking at who asks, or with what is the asking browser's own. */
  | { kind: 'everybody'; at: Address }
  /** Shows the account that is logged in; a browser without one is led to the log-in. */
  | { kind: 'account'; at: Address; shows: string | undefined }
  /** For members of a company: to everybody else it is no page. */
  | { kind: 'company'; at: Address; shows: string }
  /** By its address everybody sees an order, without its names. */
  | { kind: 'order'; at: Address; shows: string }

const paths = pathsOf('nl')

const everybody = (at: Address): PageAccess => ({ kind: 'everybody', at })
const account = (at: Address, shows?: string): PageAccess => ({ kind: 'account', at, shows })

/** A token of the right length that opens nothing. */
const guessed = 'a'.repeat(58)

/** Rules by route; `tests/postgres/access-pages.pg.test.ts` holds the routes to them. */
export const accessOfPages: Record<string, PageAccess> = {
  home: everybody(() => paths.home()),
  categories: everybody(() => paths.categories()),
  category: everybody(() => paths.category('eten')),
  categoryPage: everybody(() => paths.categoryPage('eten', 2)),
  moments: everybody(() => paths.moments()),
  moment: everybody(() => paths.moment('verjaardag')),
  momentPage: everybody(() => paths.momentPage('verjaardag', 2)),
  brands: everybody(() => paths.brands()),
  brand: everybody(() => paths.brand('a')),
  favourites: everybody(() => paths.favourites()),
  search: everybody(() => paths.search(victim.lastName.slice(0, 4))),
  searchPage: everybody(() => paths.searchPage(2)),
  finder: everybody(() => paths.finder()),
  terms: everybody(() => paths.terms()),
  privacy: everybody(() => paths.privacy()),
  cookies: everybody(() => paths.cookies()),
  delivery: everybody(() => paths.delivery()),
  cancellation: everybody(() => paths.cancellation()),
  accessibility: everybody(() => paths.accessibility()),
  about: everybody(() => paths.about()),
  helpdesk: everybody(() => paths.helpdesk()),
  contact: everybody(() => paths.contact()),
  contactVariant: everybody(() => paths.contactVariant()),
  withdraw: everybody(({ order }) => paths.withdraw(order.uuid)),
  notFound: everybody(() => paths.notFound()),
  unknown: everybody(() => '/a/b/c/'),
  blog: everybody(() => paths.blog()),
  blogSubject: everybody(() => paths.blogSubject('a')),
  article: everybody(() => paths.article('a')),
  landing: everybody(() => paths.landing('a')),
  giftCards: everybody(() => paths.giftCards()),
  giftCard: everybody(() => paths.giftCard('dinerbon')),
  giftCardsVariant: everybody(() => paths.giftCardsVariant()),
  giftCardVariant: everybody(() => paths.giftCardVariant('dinerbon')),
  parts: everybody(() => paths.parts()),
  reorder: everybody(() => paths.reorder()),
  business: everybody(() => paths.business()),
  businessProduct: everybody(() => paths.businessProduct('dinerbon')),
  balance: everybody(() => paths.balance()),
  myCards: everybody(() => paths.myCards()),
  redeem: everybody(() => paths.redeem()),
  redeemInfo: everybody(() => paths.redeemInfo('a')),
  redeemCheckout: everybody(() => paths.redeemCheckout()),
  redeemTerms: everybody(() => paths.redeemTerms()),
  redeemPrivacy: everybody(() => paths.redeemPrivacy()),
  activation: everybody(({ order }) => paths.activation(order.uuid)),
  activated: everybody(({ order }) => paths.activated(order.uuid)),
  cardDetails: everybody(() => paths.cardDetails(guessed)),
  card: everybody(() => paths.card(guessed)),
  quoteRequest: everybody(() => paths.quoteRequest()),
  quote: everybody(() => paths.quote(guessed)),
  newsletterConfirm: everybody(() => paths.newsletterConfirm(guessed)),
  newsletterEnd: everybody(() => paths.newsletterEnd(guessed)),

  basket: everybody(() => paths.basket()),
  receivers: everybody(() => paths.receivers('dinerbon')),
  checkout: everybody(() => paths.checkout()),
  processing: everybody(({ order }) => paths.processing(order.uuid)),
  success: everybody(() => paths.success()),
  order: { kind: 'order', at: ({ order }) => paths.order(order.uuid), shows: victim.receiver },

  account: everybody(() => paths.account()),
  accountLogin: everybody(() => paths.accountLogin()),
  accountRegister: everybody(() => paths.accountRegister()),
  accountRegistered: everybody(() => paths.accountRegistered()),
  accountForgot: everybody(() => paths.accountForgot()),
  accountForgotSent: everybody(() => paths.accountForgotSent()),
  accountNewPassword: everybody(() => paths.accountNewPassword(guessed)),
  accountNewPasswordDone: everybody(() => paths.accountNewPasswordDone()),
  accountConfirm: everybody(() => paths.accountConfirm(guessed)),
  accountSignInLink: everybody(() => paths.accountSignInLink()),
  accountSignIn: everybody(() => paths.accountSignIn(guessed)),
  accountUndoEmail: everybody(() => paths.accountUndoEmail(guessed)),
  accountInvitation: everybody(() => paths.accountInvitation(guessed)),
  accountOverview: account(() => paths.accountOverview(), victim.firstName),
  accountOrders: account(() => paths.accountOrders(), victim.receiver),
  accountAddressBook: account(() => paths.accountAddressBook(), victim.booked),
  accountCards: account(() => paths.accountCards()),
  accountDetails: account(() => paths.accountDetails(), victim.email),
  accountSecurity: account(() => paths.accountSecurity()),
  accountCompanies: account(() => paths.accountCompanies(), victim.company),
  accountCompanyNew: account(() => paths.accountCompanyNew()),
  accountCompany: {
    kind: 'company',
    at: ({ company }) => paths.accountCompany(company),
    shows: victim.company,
  },
} satisfies Partial<Record<PageName | 'unknown', PageAccess>>
