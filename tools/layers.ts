/**
 * What each room of `src/` may import besides itself. The lint (`biome.layers.json`), the tables of ARCHITECTURE.md and the tests of the
 * imports follow from this file: `npm run layers` writes the first two.
 */
export type Room = {
  /** A folder below `src/`. */
  name: string
  /** Folders and files below `src/`. */
  may: readonly string[]
  /** Its folders do not know each other: its files import their neighbours by relative paths only. */
  isDivided?: true
  /** Packages that it does without, and why. */
  without?: Readonly<Record<string, string>>
  why: string
}

const ownTexts = {
  'use-intl':
    "Texts come by useTexts (src/ui/use-texts.ts) from the area that the part imports, '#i18n/texts/…'.",
}

const below = 'move what is needed below, or let the caller pass it'

/** From the bottom to the top. */
export const layers: readonly Room[] = [
  {
    name: 'kernel',
    may: [],
    without: { 'node:*': 'kernel runs in the browser too: no node: modules.' },
    why: 'pure rules',
  },
  { name: 'i18n', may: ['kernel'], why: 'words and formats' },
  { name: 'simulators', may: ['kernel'], why: 'stand-ins know nothing of the shop' },
  {
    name: 'domain',
    may: ['kernel'],
    why: 'nouns; another noun only where the next table lists it',
  },
  { name: 'flows', may: ['domain', 'kernel'], why: 'verbs' },
  {
    name: 'emails',
    may: ['domain/mail/mails.ts', 'i18n', 'kernel'],
    why: 'the port that it fills',
  },
  {
    name: 'print',
    may: [
      ...['domain/orders/post-papers.ts', 'domain/documents/sales-document.ts'],
      ...['domain/cards/gift-to-print.ts', 'domain/ledger/books.ts'],
      ...['domain/documents/document.ts', 'domain/documents/seller.ts'],
      ...['domain/documents/statement.ts', 'domain/quotes/quote-paper.ts', 'i18n', 'kernel'],
    ],
    why: 'the ports that it fills',
  },
  { name: 'jobs', may: ['flows', 'domain', 'kernel'], why: 'work by the clock and the queue' },
  { name: 'api', may: ['flows', 'domain', 'i18n', 'kernel'], why: 'the door for screens' },
  { name: 'platform', may: ['domain', 'kernel'], why: 'adapters of ports' },
  {
    name: 'ui',
    may: ['i18n', 'kernel'],
    without: {
      ...ownTexts,
      'react-router': 'Primitives know no router: pass what they need as a prop.',
    },
    why: 'primitives and forms for any application: no router, no GraphQL, nothing of the shop',
  },
  {
    name: 'storefront',
    may: ['ui', 'i18n', 'kernel'],
    without: ownTexts,
    why: 'it speaks GraphQL to the API and imports nothing of it',
  },
]

/** The layer that puts all together: it imports every other, and none imports it. */
export const top = 'server'

/** The types of all tables and of all ports: each knows every noun. */
export const sums = ['domain/db.ts', 'domain/shop.ts']

type Noun = { may: readonly string[]; why?: string }

/** Each noun of `domain/`, and the other nouns that it may know. What joins two nouns otherwise is a flow. */
export const nouns: Readonly<Record<string, Noun>> = {
  accounts: { may: [] },
  'address-lookup': { may: [] },
  audit: { may: ['payments/money-back.ts'], why: 'refunds count alone' },
  budgets: { may: [] },
  captcha: { may: [] },
  cards: { may: [] },
  cart: {
    may: ['catalogue', 'storefronts', 'promotions'],
    why: 'it is priced by what is sold, what extras cost and what is taken off',
  },
  cases: { may: [] },
  catalogue: { may: [] },
  companies: { may: [] },
  contact: { may: [] },
  content: { may: ['catalogue', 'promotions'], why: 'it speaks of what is sold' },
  deliveries: { may: [] },
  documents: { may: [] },
  history: { may: [] },
  holds: { may: [] },
  ledger: { may: [] },
  mail: { may: [] },
  newsletter: { may: [] },
  orders: { may: ['cart', 'catalogue', 'storefronts'], why: 'an order is a cart that was fixed' },
  outbox: { may: [] },
  payments: { may: [] },
  payouts: { may: [] },
  promotions: { may: [] },
  quotes: {
    may: ['cart', 'documents/sales-document.ts', 'documents/seller.ts'],
    why: 'what it sells is a cart whose prices stay; its paper names the parties of an invoice',
  },
  receivables: { may: [] },
  redeem: { may: [] },
  reminders: { may: [] },
  search: {
    may: ['catalogue', 'content/article.ts'],
    why: 'it finds what is sold and what is written about it',
  },
  'secret-attempts': { may: [] },
  'stopped-runs': { may: [] },
  storefronts: { may: [] },
  withdrawals: { may: [] },
}

const shared = ['ui', 'storefront/graphql', 'i18n', 'kernel']

/** The floors of the storefront, from the bottom to the top. */
export const floors: readonly Room[] = [
  { name: 'storefront/parts', may: shared, without: ownTexts, why: below },
  {
    name: 'storefront/areas',
    isDivided: true,
    may: ['storefront/parts', ...shared],
    without: ownTexts,
    why: 'what two areas need is a part; what joins them is a route or the frame',
  },
  {
    name: 'storefront/frame',
    may: ['storefront/parts', 'storefront/areas', ...shared],
    without: ownTexts,
    why: 'a route passes it what it needs',
  },
  {
    name: 'storefront/routes',
    isDivided: true,
    may: ['storefront/parts', 'storefront/areas', 'storefront/frame', ...shared],
    without: ownTexts,
    why: 'what two routes need belongs to an area or is a part',
  },
]
