import { availableParallelism, totalmem } from 'node:os'
import tailwindcss from '@tailwindcss/vite'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import type { BrowserCommand } from 'vitest/node'
import { type ActivatedCard, activateCard, printCard } from './tests/support/activate-card.ts'
import { askShop } from './tests/support/components-shop.ts'
import { holdCard, holdGift } from './tests/support/hold-card.ts'
import { LongestFirst } from './tests/support/longest-first.ts'
import { hangsAfterMs } from './tests/support/patience.ts'
import { printSeed } from './tests/support/print-seed.ts'
import type { CardCode } from './tests/support/visitor.ts'
import { oneGraphql, project } from './tests/support/vitest-project.ts'
import { compiledMessages } from './tools/vite/compiled-messages.ts'
import { coreFonts } from './tools/vite/core-fonts.ts'
import { graphqlDocuments } from './tools/vite/graphql-documents.ts'

/** A worker holds an embedded database (about 300 MB) beside what its files import. */
const workerMemoryBytes = 1024 ** 3

const workersMax = Math.max(
  2,
  Math.min(availableParallelism(), Math.floor(totalmem() / workerMemoryBytes)),
)

printSeed()

/** The cookies of the shop are not the page's to read: only the browser itself can let go of them. */
const forgetCookies: BrowserCommand<[]> = ({ context }) => context.clearCookies()

/** Whether a visitor prefers less motion, as all tests do unless they say otherwise. */
const preferMotion: BrowserCommand<[reducedMotion: 'reduce' | 'no-preference']> = (
  { page },
  reducedMotion,
) => page.emulateMedia({ reducedMotion })

declare module 'vitest/browser' {
  interface BrowserCommands {
    forgetCookies: () => Promise<void>
    preferMotion: (reducedMotion: 'reduce' | 'no-preference') => Promise<void>
    /** A choice card with so much on it. */
    holdCard: (amountCents: number) => Promise<CardCode>
    holdGift: (amountCents: number) => Promise<string>
    /** A printed card on which somebody put so much; of everybody's programme, unless it says whose. */
    activateCard: (amountCents: number, programme?: string) => Promise<ActivatedCard>
    /** A printed card without value. */
    printCard: (programme?: string) => Promise<{ number: string; pin: string }>
  }
}

/** As customers have it: React for production does the same in less time. */
const nodeEnv = { 'process.env.NODE_ENV': '"production"' }

/** Components, one at a time, in the browser that journeys are walked in; a running shop answers them. */
const components = {
  define: nodeEnv,
  oxc: { jsx: { development: false } },
  plugins: [graphqlDocuments(), compiledMessages(), coreFonts(), tailwindcss(), askShop()],
  // Named, and none looked for: one that is met later would load the page of the tests anew, and fail them all.
  optimizeDeps: {
    noDiscovery: true,
    rolldownOptions: { transform: { define: nodeEnv } },
    include: [
      'axe-core',
      'react',
      'react-dom',
      'react-dom/client',
      'react-router',
      'use-intl',
      'use-intl/core',
      'react/jsx-runtime',
      'valibot',
      '@conform-to/dom/future',
      '@adyen/adyen-web',
    ],
  },
  test: {
    name: 'components',
    include: ['tests/components/**/*.test.tsx'],
    globalSetup: ['./tests/support/components-shop.ts'],
    setupFiles: ['./tests/support/components-setup.ts'],
    testTimeout: hangsAfterMs,
    hookTimeout: hangsAfterMs,
    // A busy machine is slow, not broken: what is waited for comes, or it is missing.
    expect: { poll: { timeout: 60_000 } },
    isolate: false,
    // Files share a page: what one spies on is not left to the next.
    restoreMocks: true,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 375, height: 812 },
      provider: playwright({
        // As long as an expectation waits: what is not there is told by its own line, not by the end of the test.
        actionTimeout: 60_000,
        launchOptions: {
          ...(process.env.CHROMIUM === undefined ? {} : { executablePath: process.env.CHROMIUM }),
          args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
        },
        // Without motion nothing is waited for and nothing drawn on the way; journeys see how things move.
        contextOptions: {
          locale: 'nl-NL',
          timezoneId: 'Europe/Amsterdam',
          hasTouch: true,
          reducedMotion: 'reduce',
        },
      }),
      instances: [{ browser: 'chromium' as const }],
      commands: { forgetCookies, preferMotion, holdCard, holdGift, activateCard, printCard },
    },
  },
}

/**
 * `unit`: beside the code. `api`: the server over HTTP. `postgres`: races, locks and
 * kills, on a real PostgreSQL. Journeys in a browser are Playwright's.
 */
export default defineConfig({
  resolve: oneGraphql,
  test: {
    maxWorkers: workersMax,
    sequence: { sequencer: LongestFirst },
    projects: [
      project('unit', ['src/**/*.test.ts', 'src/**/*.test.tsx', 'tests/*.test.ts']),
      project('api', ['tests/api/**/*.test.ts']),
      project('postgres', ['tests/postgres/**/*.pg.test.ts']),
      components,
    ],
  },
})
