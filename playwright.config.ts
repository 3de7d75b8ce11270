import { availableParallelism } from 'node:os'
import { defineConfig, devices } from '@playwright/test'
import { longJourneys, longOnDesktop } from './tests/long-run.ts'
import { hangsAfterMs } from './tests/support/patience.ts'
import { isLongRun, isWhole } from './tests/support/thoroughness.ts'

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

/** Journeys of people at a desk. All others are walked on a phone. */
const onDesktopAlone = ['keyboard']
const onBothWidths = [
  'three-receivers',
  ...(isLongRun ? longOnDesktop.map(({ file }) => file) : []),
]

const filesOf = (names: readonly string[]): string[] => names.map((name) => `**/${name}.e2e.ts`)

const quoted = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Titles of the journeys that only the long run walks, as Playwright writes them: project, file, titles. */
const longTitles = longJourneys.map(
  ({ file, titles = [''] }) =>
    new RegExp(String.raw` ${quoted(file)}\.e2e\.ts .*(?:${titles.map(quoted).join('|')})$`),
)

/** Journeys on the built shop with its simulators. Every test makes its own data. */
export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.e2e.ts',
  fullyParallel: true,
  // One for each core; with one alone a page that waits would leave the machine idle.
  workers: Math.max(2, availableParallelism()),
  retries: 0,
  grepInvert: isLongRun ? [] : longTitles,
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
    contextOptions: isWhole('motion') ? {} : { reducedMotion: 'reduce' },
    ...browser,
  },
  projects: [
    {
      name: 'phone',
      testIgnore: filesOf(onDesktopAlone),
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
      testMatch: filesOf([...onDesktopAlone, ...onBothWidths]),
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 }, ...browser },
    },
  ],
})
