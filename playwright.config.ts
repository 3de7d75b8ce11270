import { availableParallelism } from 'node:os'
import { defineConfig, devices } from '@playwright/test'
import { isLong } from './tests/e2e/long-run.ts'
import { hangsAfterMs } from './tests/support/patience.ts'
import { printSeed } from './tests/support/print-seed.ts'
import { isDrawn, leftOut } from './tests/support/thoroughness.ts'

// Workers read this file too, and have the seed already.
printSeed()

const browser = {
  channel: undefined,
  launchOptions: {
    ...(process.env.CHROMIUM === undefined ? {} : { executablePath: process.env.CHROMIUM }),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-dev-shm-usage',
      '--disable-background-networking',
      // As a whole Chromium draws letters; its headless shell would draw them bolder.
      '--font-render-hinting=slight',
      // A provider of films is somebody else: no test speaks to them.
      '--host-resolver-rules=MAP *.youtube-nocookie.com ~NOTFOUND',
    ],
  },
}

/**
 * Of these `npm test` walks an eighth, others with every seed, the long run all: their parts are proven below them, by the API or in
 * component tests. By which most orders are paid and what a choice card does are walked in every run.
 */
const inTurn = [
  'accessibility',
  'account-menu',
  'bad-input',
  'balance',
  'blocks',
  'brands',
  'contact',
  'correct-address',
  'crawl',
  'delivery-date',
  'donate',
  'favourites',
  'filters',
  'frame',
  'gift-finder',
  'giving-moments',
  'headers',
  'identify',
  'information',
  'keyboard',
  'keyboard-gift',
  'layout-shift',
  'less-motion',
  'looks',
  'measurement',
  'modals',
  'never-lost',
  'newsletter',
  'other-storefront',
  'parts',
  'product-data',
  'receiver-list',
  'redeem-ways',
  'search',
  'slow-start',
  'stores',
  'typed-text',
  'ways-to-pay',
  'without-javascript',
]
/** Long ways whose every step the API's tests prove: `npm test` walks one of them, others with every seed. */
const longWays = ['account', 'one-gift', 'pay-again']

const others = [...leftOut(inTurn, Math.ceil(inTurn.length / 8)), ...leftOut(longWays, 1)]

/** Ways that both widths are for: `npm test` walks each on one of them. */
const onBothWidths = ['activation', 'redeem', 'three-receivers']
const onDesktop = leftOut(onBothWidths, 2)
const onPhone = isDrawn ? onBothWidths.filter((name) => !onDesktop.includes(name)) : []

const filesOf = (names: readonly string[]): string[] => names.map((name) => `**/${name}.e2e.ts`)

/** Ways that look a little different on a desktop: `npm run test:long` walks them there too. */
const onDesktopInLongRun = [
  'delivery-date',
  'gift-finder',
  'giving-moments',
  'keyboard-gift',
  'never-lost',
  'one-gift',
  'receiver-list',
  'redeem-ways',
  'typed-text',
]

/** Whoever uses a keyboard sits at a desk; a gift, modals and forms are walked by it on a phone too. */
const onDesktopAlone = ['keyboard']

/** Whose way does not change with the width of the screen, or which set it themselves: they are walked once. */
const sameOnEveryWidth = [
  ...inTurn,
  ...longWays,
  'buy-a-gift',
  'light-pages',
  'missing-pages',
  'pages-as-sent',
  'pay-by-card',
  'payment-outcomes',
  'seo',
].filter((name) => !onDesktopAlone.includes(name) && !(isLong && onDesktopInLongRun.includes(name)))

/** Journeys on the built shop with its simulators. Every test makes its own data. */
export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.e2e.ts',
  fullyParallel: true,
  // One for each core; with one alone a page that waits would leave the machine idle.
  workers: Math.max(2, availableParallelism()),
  retries: 0,
  // Tagged in tests/e2e/long-run.ts.
  ...(isLong ? {} : { grepInvert: /@long/ }),
  // A busy machine is slow, not broken: what is waited for comes, or it is missing.
  timeout: hangsAfterMs,
  expect: {
    timeout: 60_000,
    toHaveScreenshot: {
      // Another version of the browser draws the edges of letters a little otherwise; a colour or a place is more.
      threshold: 0.1,
      maxDiffPixelRatio: 0.01,
    },
  },
  // One picture for all machines; a missing one is red, never written on the way: see tools/looks.mjs.
  snapshotPathTemplate: '{testDir}/looks/{arg}{ext}',
  updateSnapshots: 'none',
  reporter: [['list']],
  globalSetup: './tests/support/journeys-setup.ts',
  use: {
    // Sooner than the whole test, so that one missing link does not hold the others up for a quarter of an hour.
    actionTimeout: 2 * 60_000,
    navigationTimeout: 2 * 60_000,
    baseURL: process.env.SHOP_URL,
    locale: 'nl-NL',
    timezoneId: 'Europe/Amsterdam',
    // What moves is drawn frame by frame, and waited for; the long run sees it.
    contextOptions: isLong ? {} : { reducedMotion: 'reduce' },
    ...browser,
  },
  projects: [
    {
      name: 'phone',
      testIgnore: filesOf([...onDesktopAlone, ...others, ...onDesktop]),
      use: {
        ...devices['Pixel 7'],
        viewport: { width: 375, height: 812 },
        // A pixel for each of CSS: seven times as many, drawn without a graphics card, show no journey anything more.
        deviceScaleFactor: 1,
        ...browser,
      },
    },
    {
      name: 'desktop',
      testIgnore: filesOf([...sameOnEveryWidth, ...others, ...onPhone]),
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 }, ...browser },
    },
  ],
})
