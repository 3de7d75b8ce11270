/**
 * What `npm test` leaves out, and why. This is the only list of it: everything else runs every time, and the same
 * every time. `npm run test:long` plays all of it.
 */

export type LeftOut = {
  /** The name of the file without `.e2e.ts`. */
  file: string
  /** The ends of the titles that are left out. Without them the whole file is. */
  titles?: readonly string[]
  because: string
}

/** Journeys in a browser that only the long run walks. */
export const longJourneys: readonly LeftOut[] = [
  {
    file: 'payment-outcomes',
    titles: [
      'refused it is said, nothing is lost, and the next try is paid',
      'called off nothing is lost, and the next try is paid',
      'the tab is closed',
      'what comes late is honoured, and not paid again',
      'paid in two tabs it is paid once, and the rest goes back',
      'news in any order changes nothing of what is paid',
      'of another amount nothing is made of',
    ],
    because:
      'Each way to pay is paid in every run. Its other outcomes are proven by the API (ways-to-pay, payment-events).',
  },
  {
    file: 'ways-to-pay',
    titles: [
      'a company pays its invoice in advance: first a pro-forma, and the cards once the money is there',
      'bcmc_mobile: refused it is said, and the next try is paid',
      'kbc: refused it is said, and the next try is paid',
      'belfius: refused it is said, and the next try is paid',
      'a Bancontact card has no code, and is paid once its bank knows who pays',
      'a Carte Bancaire is a card like others: declined it is said, and then paid',
      'EPS asks for the bank before it leads there',
      'BLIK: a no on the phone is said, and the next code is paid in złoty',
      'MB WAY is said yes to on the phone, while the page waits',
    ],
    because: 'payment-outcomes pays by each of these ways in every run.',
  },
  {
    file: 'account',
    titles: [
      'who confirms an address in another browser is asked for the password, and is logged in',
      'what was ordered while logged in stands in the account, and leads to its page',
      'the eleventh order stands on a second page, and whatever is no page leads back',
    ],
    because: 'The API proves each step (accounts, account-orders).',
  },
  {
    file: 'account-menu',
    titles: [
      'the icon stays in the bar at every width, with all the others',
      'the menu knows customers as soon as they confirm their address with their password',
      'that somebody is logged in moves nothing when it turns out, on a phone and on a desktop',
      'has logging in measured, without who',
    ],
    because: 'A component test renders the menu; the other journeys of this file log in and out.',
  },
  {
    file: 'balance',
    titles: ['the header leads there, and there it sells nothing'],
    because: 'The component test of the header for holders says the same.',
  },
  {
    file: 'headers',
    titles: [
      'the business header fits every width and stays in English',
      'from the pages for companies everything is as near as from the others, at every width',
      'a phone changes the language of the pages for companies from the menu',
      'the logo has its size at every width, in every language',
      'the search says what it is for in full, in both languages',
    ],
    because:
      'Nine widths each: the pictures of `looks` hold the header at two of them in every run.',
  },
  {
    file: 'keyboard',
    titles: [
      'every stop on /cadeaubonnen/aan-tafel-dinerbon/ is seen and marked, and the walk comes to an end',
      'every stop on /cadeaubonnen/ is seen and marked, and the walk comes to an end',
      'every stop on /winkelmandje/ is seen and marked, and the walk comes to an end',
      'reads a question and its answer, and plays a film',
      'reads the page in another language',
    ],
    because:
      'Most stops belong to the frame, which the walk past the front page passes in every run.',
  },
  {
    file: 'newsletter',
    titles: ['without script the links of the mail work', 'the mail and its pages are English too'],
    because: 'The API asks for the mail in both languages and follows its links.',
  },
  {
    file: 'other-storefront',
    titles: [
      'the footer shows the mark of the sister shop, no marks of payment and no cookie link',
      'a quality mark that is held is shown in every place of it, and leads to its certificate',
      'customer support is the help centre outside, from every menu and from the helpdesk',
      'a delay is told on top of every page, in both languages',
    ],
    because: 'Each toggle of a storefront has its component test.',
  },
  {
    file: 'pay-again',
    titles: [
      'three wrong passwords at the bank of the card are a refusal, and the basket stays',
      'a visitor who leaves the bank without paying can go back to it',
    ],
    because: 'Other refusals are walked in every run; the API proves these two.',
  },
  {
    file: 'slow-start',
    titles: [
      'a filter that is chosen before the page is hydrated counts once it is',
      'what is typed into the field of a card before its script has run counts, however late that is',
    ],
    because: '`early-input` proves the mechanism on every form in every run.',
  },
  {
    file: 'translated',
    titles: [
      'one gift for a company is paid on a translated page, past addresses that are unknown',
      'a transfer is copied again and again on a translated page, and the basket tells of it',
    ],
    because: 'The other three journeys buy, exchange and ask on translated pages in every run.',
  },
]

/** Journeys that the long run walks on a desktop too; they differ little by the width of the screen. */
export const longOnDesktop: readonly { file: string; because: string }[] = [
  { file: 'activation', because: 'One form, rendered at both widths by its component test.' },
  { file: 'delivery-date', because: 'The API proves the moments; the form is one column.' },
  { file: 'gift-finder', because: 'Its answers are the same list at every width.' },
  { file: 'giving-moments', because: 'A list of gifts like others.' },
  { file: 'keyboard-gift', because: 'The same fields in the same order.' },
  { file: 'never-lost', because: 'What a tab keeps does not depend on its width.' },
  { file: 'one-gift', because: 'The pictures of `looks` hold the page.' },
  { file: 'receiver-list', because: 'The table is rendered at both widths by its component test.' },
  { file: 'redeem', because: '`redeem-ways` is like it.' },
  { file: 'redeem-ways', because: 'The same pages as `redeem`.' },
  { file: 'typed-text', because: 'What a tab keeps does not depend on its width.' },
]

type Sample = {
  file: string
  /** How many of the list `npm test` plays: spread over it evenly, the same each time. */
  plays: number
  /** How many there are, where that is known: the list fails when it changes unnoticed. */
  of?: number
  /** How many of these are tests of their own that `npm test` leaves out. */
  testsLeftOut?: number
  because: string
}

/** Lists of which `npm test` plays a fixed part. */
export const samples = {
  'deaths of a quote': {
    file: 'tests/postgres/kill-quote.pg.test.ts',
    plays: 3,
    of: 10,
    because: 'Each starts a process anew; the points are those of `kill-postgres`.',
  },
  'deaths of an order on account': {
    file: 'tests/postgres/kill-on-account.pg.test.ts',
    plays: 4,
    of: 14,
    because: 'Each starts a process anew; those of paying at once are in `kill-postgres`.',
  },
  'deaths of a list': {
    file: 'tests/postgres/kill-list.pg.test.ts',
    plays: 2,
    of: 7,
    because: 'Each starts processes anew; the points are those of `kill-postgres`.',
  },
  'deaths of posted cards': {
    file: 'tests/postgres/kill-post.pg.test.ts',
    plays: 1,
    of: 3,
    testsLeftOut: 2,
    because: 'Each starts processes anew; the points are those of `kill-postgres`.',
  },
  'deaths of exchanges and packs': {
    file: 'tests/postgres/kill-post.pg.test.ts',
    plays: 4,
    of: 33,
    testsLeftOut: 29,
    because: 'Each starts processes anew; the points are those of `kill-postgres`.',
  },
  'naughty arguments': {
    file: 'tests/api/naughty-arguments.test.ts',
    plays: 1500,
    because: 'More than ten thousand take a quarter of an hour.',
  },
  'naughty addresses': {
    file: 'tests/postgres/naughty-pages.pg.test.ts',
    plays: 150,
    because: 'All of the naughty pages take a quarter of an hour.',
  },
  'naughty queries': {
    file: 'tests/postgres/naughty-pages.pg.test.ts',
    plays: 125,
    because: 'As naughty addresses.',
  },
  'naughty forms': {
    file: 'tests/postgres/naughty-pages.pg.test.ts',
    plays: 125,
    because: 'As naughty addresses.',
  },
  'naughty requests': {
    file: 'tests/postgres/naughty-pages.pg.test.ts',
    plays: 350,
    because: 'As naughty addresses.',
  },
  'pages of the sitemap': {
    file: 'tests/e2e/crawl.e2e.ts',
    plays: 250,
    because: 'Every kind of page is read as it is sent, beside them.',
  },
  'links of the sitemap': {
    file: 'tests/e2e/crawl.e2e.ts',
    plays: 250,
    because: 'Products and brands differ by their content alone.',
  },
} as const satisfies Record<string, Sample>

export type SampleName = keyof typeof samples

/** How many tests the samples leave out. */
export const testsLeftOut = Object.values<Sample>(samples).reduce(
  (sum, { testsLeftOut: count = 0 }) => sum + count,
  0,
)

/** Tests that `npm test` plays smaller or on an easier way, and tests of Vitest that it leaves out. */
export const shortened = {
  'kill-pglite': {
    file: 'tests/support/kills/scenarios.ts',
    because: 'One kill in each kind of work: PostgreSQL is killed at every point, by the same SQL.',
  },
  'kill-list': {
    file: 'tests/postgres/kill-list.pg.test.ts',
    because: 'A list of 30, not of 2,000: it dies at the same points.',
  },
  walk: {
    file: 'tests/postgres/walk.pg.test.ts',
    because: 'A fixed walk of 36 steps; the long run walks 600 that nobody has walked.',
  },
  outage: {
    file: 'tests/postgres/outage.pg.test.ts',
    because: 'The database is away for 12 s, not for 90.',
  },
  flood: {
    file: 'tests/postgres/flood.pg.test.ts',
    because: '500 documents: the heap is so small that fifty kept ones fill it.',
  },
  redeem: {
    file: 'tests/postgres/redeem.pg.test.ts',
    because: 'Fifty exchange one card at once, more than there are connections; not 200.',
  },
  'explained-statements': {
    file: 'tests/postgres/explained-statements.pg.test.ts',
    because: '20,000 rows, and pages as much dearer to the planner; not 100,000.',
  },
  replica: {
    file: 'tests/postgres/replica.pg.test.ts',
    because: 'A second server follows the first for minutes.',
  },
  'start-again': {
    file: 'tests/postgres/start.pg.test.ts',
    because: 'Kills start the embedded database again and again in every run.',
  },
  'embedded shops': {
    file: 'tests/support/run-shop-somewhere.ts',
    because: 'Shops that are asked start on PostgreSQL, in half of the time.',
  },
  crawl: {
    file: 'tests/e2e/crawl.e2e.ts',
    because:
      'The HTML of a sixth of the Dutch pages is judged, and one of twenty pictures is drawn.',
  },
  'layout-shift': {
    file: 'tests/e2e/layout-shift.e2e.ts',
    because: 'Three pages hold the parts that all share; every journey watches its own pages.',
  },
  accessibility: {
    file: 'tests/e2e/accessibility.e2e.ts',
    because: 'English and second pages of a kind differ by their words alone.',
  },
  motion: {
    file: 'playwright.config.ts',
    because: 'What moves is drawn frame by frame; `less-motion` and components look at it.',
  },
} as const satisfies Record<string, { file: string; because: string }>

export type ShortenedName = keyof typeof shortened
