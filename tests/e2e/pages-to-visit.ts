import type { Page } from '@playwright/test'
import type { PageName } from '#kernel/addresses.ts'
import { answerQuote } from '#tests/support/send-quote.ts'
import type { CardCode } from '#tests/support/visitor.ts'
import type { Customer } from './customer.ts'
import { keepGift } from './keep-gift.ts'
import { newAddress } from './new-address.ts'
import { AccountPage } from './pages/account-page.ts'
import { BalancePage } from './pages/balance-page.ts'
import type { BankPage } from './pages/bank-page.ts'
import type { BasketPage } from './pages/basket-page.ts'
import type { CheckoutPage } from './pages/checkout-page.ts'
import { GiftPage } from './pages/gift-page.ts'
import type { Mailbox } from './pages/mailbox.ts'
import type { ProductPage } from './pages/product-page.ts'
import type { Shop } from './pages/shop.ts'

/** The page objects of a test. */
export type PageObjects = {
  page: Page
  shop: Shop
  product: ProductPage
  basket: BasketPage
  checkout: CheckoutPage
  bank: BankPage
  mailbox: Mailbox
}

/** With the customer of the worker, for pages that belong to one. */
type VisitContext = PageObjects & { customer: Customer }

/** An address, or the steps to a page that exists only after them. */
type PageToVisit = string | ((pageObjects: VisitContext) => Promise<unknown>)

const dinnerCard = { productId: 'aan-tafel-dinerbon', amountCents: 5000, quantity: 2 }

const giver = () => ({ firstName: 'Joris', lastName: 'Bakker', email: newAddress('joris') })

export async function fillBasket({ shop }: Pick<PageObjects, 'shop'>): Promise<string> {
  const email = newAddress('sanne')
  const message = 'Gefeliciteerd met je vijfenzestigste verjaardag!'
  await shop.fillBasket({ ...dinnerCard, receiver: { name: 'Sanne', email }, message })
  return email
}

export async function openCheckout(pageObjects: PageObjects): Promise<void> {
  await fillBasket(pageObjects)
  await pageObjects.checkout.open()
  await pageObjects.checkout.heading('details').waitFor()
}

/** Gives a choice card to a holder; its number and pin, as the holder's page shows them. */
export async function holdChoiceCard(
  { shop, mailbox }: Pick<PageObjects, 'shop' | 'mailbox'>,
  amountCents: number,
): Promise<CardCode> {
  const email = newAddress('houder')
  const receiver = { name: 'Houder', email }
  const card = { productId: 'cadeaubonnl-keuze-cadeaukaart', amountCents, quantity: 1, receiver }
  await shop.orderElsewhere(card, newAddress('gever'))
  const [code] = await shop.codesBehind(await mailbox.giftLinkTo(email))
  if (code === undefined) throw new Error('The card has no code.')
  return code
}

/** The private page of a quote that was answered. */
export async function openQuote({ page, shop, mailbox }: PageObjects): Promise<void> {
  const email = newAddress('offerte')
  await answerQuote(await shop.askForQuote({ email }))
  await page.goto(await mailbox.linkTo(email, 'offerte'))
  await page.getByRole('heading', { name: shop.texts.quote.quote.accept }).waitFor()
}

/** A page of the customer, logged in. */
const asCustomer =
  (path: (customer: Customer) => string) =>
  async ({ page, shop, customer }: VisitContext) => {
    await page.context().addCookies(customer.cookies)
    await shop.open(path(customer))
  }

/** A page behind a link that was mailed to the customer; it needs no login. */
const behindLink =
  (link: keyof Customer['links']) =>
  ({ page, customer }: VisitContext) =>
    page.goto(customer.links[link])

/** What only leads elsewhere, is a kind of another page, or is for developers. */
type NotVisited =
  | 'giftCardsPage'
  | 'giftCardsVariant'
  | 'giftCardsVariantPage'
  | 'giftCardVariant'
  | 'contactVariant'
  | 'searchPage'
  | 'redeemPage'
  | 'redeemShopPage'
  | 'blogPage'
  | 'blogSubjectPage'
  | 'parts'

/**
 * Every kind of page of the shop, by the name of its address, once for each look that it has. A new address without an
 * entry here does not compile, because the tests for all pages go by this list.
 */
export const pagesToVisit: Record<
  Exclude<PageName, NotVisited>,
  Readonly<Record<string, PageToVisit>>
> = {
  home: { dutch: '/', english: '/en/' },
  giftCards: {
    first: '/cadeaubonnen/',
    second: '/cadeaubonnen/2/',
    filtered: '/cadeaubonnen/?cb_api_occasions=verjaardag&price=0-25&form=digital&sort=price-asc',
    nothing: '/cadeaubonnen/?cb_api_occasions=nergens&price=0-25',
  },
  giftCard: {
    'gift card': '/cadeaubonnen/aan-tafel-dinerbon/',
    'sold out': '/cadeaubonnen/tas-van-tante-tassenbon/',
    donation: '/cadeaubonnen/bijenlint-donatie/',
    'choice card': '/cadeaubonnen/cadeaubonnl-keuze-cadeaukaart/',
    'blank cards': '/cadeaubonnen/lege-cadeaukaarten-feest/',
    english: '/en/cadeaubonnen/lege-cadeaukaarten-zakelijk/',
  },
  categories: { all: '/categorie/alle-cadeaubonnen/' },
  category: { food: '/categorie/eten-en-drinken/', blank: '/categorie/lege-cadeaukaarten/' },
  categoryPage: { second: '/categorie/eten-en-drinken/2/' },
  moments: { all: '/geefmomenten/' },
  moment: { one: '/geefmomenten/nieuw-huis/' },
  momentPage: { second: '/geefmomenten/verjaardag/2/' },
  brands: { all: '/merken/' },
  brand: { several: '/merken/cadeaubon/' },
  favourites: {
    none: '/favorieten/',
    some: async ({ page, product }) => {
      await product.open('aan-tafel-dinerbon')
      await page.getByRole('button', { name: /^Bewaar Aan tafel/ }).click()
      await page.goto('/favorieten/')
      await page.getByRole('main').getByRole('article').waitFor()
    },
  },
  search: {
    empty: '/zoeken/',
    found: '/zoeken/?s=sauna',
    understood: '/zoeken/?s=playstation%20tot%2025%20euro',
    nothing: '/zoeken/?s=xqzwv',
  },
  receivers: {
    'for a product': '/voor-meerdere-mensen/?gift=aan-tafel-dinerbon',
    english: '/en/voor-meerdere-mensen/',
  },
  finder: { asked: '/cadeauzoeker/', english: '/en/cadeauzoeker/' },
  basket: {
    empty: '/winkelmandje/',
    filled: async (pageObjects) => {
      await fillBasket(pageObjects)
      await pageObjects.basket.open()
      await pageObjects.basket.heading.waitFor()
      // At its whole height: on a part of it the bar with the price, or the header, covers what is beside it.
      const { page } = pageObjects
      const height = await page.evaluate(() => document.documentElement.scrollHeight)
      await page.setViewportSize({ width: page.viewportSize()?.width ?? 0, height })
    },
  },
  checkout: {
    'one gift': '/bestellen/?gift=aan-tafel-dinerbon',
    details: openCheckout,
    problems: async (pageObjects) => {
      await openCheckout(pageObjects)
      await pageObjects.checkout.sendDetails()
      await pageObjects.checkout.missing('firstName').waitFor()
    },
    payment: async (pageObjects) => {
      await openCheckout(pageObjects)
      await pageObjects.checkout.identify(giver())
      await pageObjects.checkout.choose('scheme')
      await pageObjects.checkout.cardFieldsReady()
    },
  },
  processing: {
    'not yet paid': asCustomer(
      ({ openOrder }) => `/bestellen/betaling-verwerken/?order=${openOrder}`,
    ),
  },
  success: { thanks: asCustomer(({ paidOrder }) => `/bestellen/gelukt/?order=${paidOrder}`) },
  order: {
    paid: asCustomer(({ paidOrder }) => `/bestellen/${paidOrder}/`),
    unknown: '/bestellen/geen-uuid/',
  },
  card: {
    wrapped: behindLink('gift'),
    unwrapped: async (pageObjects) => {
      await pageObjects.page.goto(pageObjects.customer.links.gift)
      const gift = new GiftPage(pageObjects.page, pageObjects.shop.texts)
      await gift.unwrap()
      await gift.barcode.first().waitFor()
    },
    unknown: '/kaart/kapot/',
  },
  terms: { all: '/algemene-voorwaarden/' },
  privacy: { all: '/privacy/' },
  cookies: { all: '/cookieverklaring/' },
  helpdesk: { all: '/helpdesk/' },
  contact: { all: '/klantenservice/contact/' },
  withdraw: { all: '/herroepen/' },
  delivery: { all: '/en/delivery/' },
  cancellation: { all: '/cancelation-policy/' },
  accessibility: { all: '/toegankelijkheid/' },
  about: { all: '/over-ons/' },
  account: {
    anonymous: '/account/',
    problems: async ({ shop, page }) => {
      await shop.open('/account/')
      await page.getByRole('main').getByRole('button', { name: 'Verder' }).click()
      await page.getByRole('main').getByText('Vul je e-mailadres in.', { exact: true }).waitFor()
    },
  },
  accountLogin: { anonymous: '/account/login/' },
  accountRegister: {
    anonymous: '/account/registreren/',
    problems: async (pageObjects) => {
      await pageObjects.shop.open('/account/registreren/')
      const account = new AccountPage(pageObjects)
      await account.send('register')
      await account.summary.waitFor()
    },
  },
  accountRegistered: { registered: asCustomer(() => '/account/registreren/success/') },
  accountForgot: { anonymous: '/account/wachtwoord-vergeten/' },
  accountForgotSent: { sent: '/account/wachtwoord-vergeten/success/' },
  accountNewPassword: {
    asked: behindLink('newPassword'),
    invalid: '/account/nieuw-wachtwoord/?token=kapot',
  },
  accountNewPasswordDone: { chosen: asCustomer(() => '/account/nieuw-wachtwoord/succes/') },
  accountConfirm: {
    asked: behindLink('confirmAccount'),
    invalid: '/account/bevestigen/?token=kapot',
  },
  accountSignInLink: { anonymous: '/account/inloglink/' },
  accountSignIn: {
    asked: behindLink('signIn'),
    invalid: '/account/inloglink/openen/?token=kapot',
  },
  accountUndoEmail: { invalid: '/account/adres-herstellen/?token=kapot' },
  accountOverview: { some: asCustomer(() => '/account/overzicht/') },
  accountOrders: {
    some: async (pageObjects) => {
      await asCustomer(() => '/account/bestellingen/')(pageObjects)
      await pageObjects.page.getByRole('main').getByRole('article').first().waitFor()
    },
    beyond: asCustomer(() => '/account/bestellingen/?pagina=7'),
  },
  accountCards: { none: asCustomer(() => '/account/cadeaubonnen/'), some: keepGift },
  accountAddressBook: { empty: asCustomer(() => '/account/adresboek/') },
  accountDetails: { all: asCustomer(() => '/account/gegevens/') },
  accountSecurity: { all: asCustomer(() => '/account/beveiliging/') },
  accountCompanies: { none: asCustomer(() => '/account/bedrijven/') },
  accountCompanyNew: { unconfirmed: asCustomer(() => '/account/bedrijven/nieuw/') },
  accountCompany: { unknown: asCustomer(() => '/account/bedrijven/kapot/') },
  quoteRequest: { asked: '/business/request-a-quote/', english: '/en/business/request-a-quote/' },
  quote: { invalid: '/offerte/kapot/', sent: openQuote },
  accountInvitation: { invalid: '/account/uitnodiging/?token=kapot' },
  newsletterConfirm: { asked: behindLink('confirmNewsletter') },
  newsletterEnd: { asked: behindLink('endNewsletter') },
  notFound: { itself: '/404/', unknown: '/geen/adres/' },
  landing: { one: '/verjaardagscadeau/', english: '/en/cadeau-onder-25-euro/' },
  blog: { all: '/blog/', english: '/en/blog/' },
  blogSubject: { one: '/blog/onderwerp/bonnen-gebruiken/' },
  article: {
    'with a table': '/blog/saldo-dat-overblijft/',
    'with quotes': '/blog/cadeau-voor-juf-of-meester/',
    english: '/en/blog/saldo-dat-overblijft/',
  },
  business: { dutch: '/zakelijk/', english: '/en/zakelijk/' },
  activation: { empty: '/activeren/', english: '/en/activeren/' },
  reorder: { packs: '/nabestellen/', english: '/en/nabestellen/' },
  activated: { unknown: '/activeren/gelukt/?order=geen-uuid' },
  cardDetails: { 'without its link': '/kaartgegevens/' },
  balance: {
    form: '/saldocheck/',
    english: '/en/saldocheck/',
    problems: async (pageObjects) => {
      const balance = new BalancePage(pageObjects.page, pageObjects.shop.texts)
      await balance.open()
      await balance.submit.click()
      await balance.refusal.waitFor()
    },
    result: async (pageObjects) => {
      const balance = new BalancePage(pageObjects.page, pageObjects.shop.texts)
      await balance.open()
      await balance.check(pageObjects.customer.choiceCard)
      await balance.result.waitFor()
    },
  },
  redeem: { 'without a card': '/saldocheck/inwisselen/', english: '/en/saldocheck/inwisselen/' },
  redeemShop: { 'without a card': '/saldocheck/inwisselen/lantaarn/' },
  redeemInfo: { all: '/saldocheck/info/lantaarn/', english: '/en/saldocheck/info/lantaarn/' },
  redeemCheckout: { 'without a card': '/saldocheck/checkout/' },
  redeemTerms: { all: '/saldocheck/voorwaarden/', english: '/en/saldocheck/voorwaarden/' },
  redeemPrivacy: { all: '/saldocheck/privacy/' },
  myCards: { form: '/mijn-kaarten/', english: '/en/mijn-kaarten/' },
  businessProduct: {
    card: '/zakelijk/aan-tafel-dinerbon/',
    english: '/en/zakelijk/aan-tafel-dinerbon/',
    'by mail or by post': '/zakelijk/cadeaubonnl-keuze-cadeaukaart/',
    donation: '/zakelijk/stoel-erbij-donatie/',
    'leads to the product': '/zakelijk/lege-cadeaukaarten-zakelijk/',
  },
}

/** The pages that are reached by their address alone. */
export const pagesByAddress: readonly { address: string; checksEnglish: boolean }[] = Object.values(
  pagesToVisit,
).flatMap((kinds) =>
  Object.values(kinds).flatMap((pageToVisit, index) =>
    typeof pageToVisit === 'string' ? { address: pageToVisit, checksEnglish: index === 0 } : [],
  ),
)

/** Opens the page in a browser without cookies and storage, and waits for its heading. */
export async function visitPage(
  pageToVisit: PageToVisit,
  pageObjects: VisitContext,
): Promise<void> {
  const { page } = pageObjects
  await page.context().clearCookies()
  if (page.url().startsWith('http')) await page.evaluate(() => window.localStorage.clear())
  if (typeof pageToVisit === 'string') await page.goto(pageToVisit)
  else await pageToVisit(pageObjects)
  await pageObjects.shop.heading.waitFor()
}
