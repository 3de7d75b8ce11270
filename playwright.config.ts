import { defineConfig, devices } from '@playwright/test'

const browser = {
  channel: undefined,
  launchOptions: {
    ...(process.env.CHROMIUM === undefined ? {} : { executablePath: process.env.CHROMIUM }),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-dev-shm-usage',
      '--disable-background-networking',
    ],
  },
}

/** Whose way does not change with the width of the screen: they are walked once, on a phone. */
const sameOnEveryWidth = [
  'bad-input',
  'basket-windows',
  'blocks',
  'brands',
  'contact',
  'correct-address',
  'crawl',
  'donate',
  'favourites',
  'findability',
  'information',
  'layout-shift',
  'less-motion',
  'light-pages',
  'measurement',
  'measures',
  'missing-pages',
  'modals',
  'newsletter',
  'other-storefront',
  'parts',
  'pay-again',
  'product-data',
  'product-variants',
  'promo-pop-up',
  'slow-start',
  'stores',
  'valid-html',
].map((name) => `**/${name}.e2e.ts`)

/** Journeys on the built shop with its simulators. Every test makes its own data. */
export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.e2e.ts',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  // A busy machine is slow, not broken: what is waited for comes, or it is missing.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  globalSetup: './tests/support/journeys-setup.ts',
  use: {
    baseURL: process.env.SHOP_URL,
    locale: 'nl-NL',
    timezoneId: 'Europe/Amsterdam',
    trace: 'retain-on-failure',
    ...browser,
  },
  projects: [
    {
      name: 'phone',
      use: { ...devices['Pixel 7'], viewport: { width: 375, height: 812 }, ...browser },
    },
    {
      name: 'desktop',
      testIgnore: sameOnEveryWidth,
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 }, ...browser },
    },
  ],
})
