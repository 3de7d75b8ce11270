import { randomBytes } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { test as base, expect } from '@playwright/test'
import type { Language } from '#kernel/language.ts'
import { type ConsoleErrors, collectConsoleErrors } from './console-errors.ts'
import { openHydrated } from './expect-hydrated.ts'
import { type LayoutShiftRecord, recordLayoutShifts, shiftsOn } from './layout-shifts.ts'
import { BankPage } from './pages/bank-page.ts'
import { BasketPage } from './pages/basket-page.ts'
import { type CheckoutPage as Checkout, CheckoutPage } from './pages/checkout-page.ts'
import { Mailbox } from './pages/mailbox.ts'
import { ProductPage } from './pages/product-page.ts'
import { Shop } from './pages/shop.ts'
import { textsOf } from './pages/texts.ts'
import type { PageObjects } from './pages-to-visit.ts'

type Options = {
  /** The language of the whole journey. */
  language: Language
  /** The number of the storefront that is visited. */
  storeId: number
  /** Addresses whose answer of 404 belongs to the journey. */
  missingOnPurpose: RegExp | undefined
  /** The answer about cookies that the visitor gave before. */
  consent: { statistics: boolean; marketing: boolean } | 'unasked'
  /** Whether the visitor has seen the campaigns of today already. */
  hasSeenCampaigns: boolean
  /** Whether the layout may shift without a touch. */
  mayMove: boolean
}

type Pages = {
  shop: Shop
  product: ProductPage
  basket: BasketPage
  checkout: Checkout
  bank: BankPage
  mailbox: Mailbox
  consoleErrors: ConsoleErrors
  layoutShifts: LayoutShiftRecord
  /** All of them at once, for a walk past everything. */
  pageObjects: PageObjects
}

/**
 * The largest layout shift of a journey: an order's news that comes while the page is open moves it less. More is bad
 * by the measure of search engines. `layout-shift.e2e.ts` is stricter where no news comes.
 */
const shiftMax = 0.1

/**
 * Every error on the browser's console fails a journey, a refusal of the Content-Security-Policy too, and so does a
 * layout shift without a touch.
 */
export const test = base.extend<Options & Pages>({
  language: ['nl', { option: true }],
  storeId: [61, { option: true }],
  missingOnPurpose: [undefined, { option: true }],
  consent: [{ statistics: false, marketing: false }, { option: true }],
  hasSeenCampaigns: [true, { option: true }],
  mayMove: [false, { option: true }],
  // Guesses and questions are counted by where they come from: no journey waits for what others asked.
  extraHTTPHeaders: async ({ extraHTTPHeaders }, use) =>
    use({ ...extraHTTPHeaders, 'x-forwarded-for': newSource() }),
  context: async ({ context, consent, hasSeenCampaigns, javaScriptEnabled }, use) => {
    if (hasSeenCampaigns) await context.addInitScript(seeBefore, { v: 1, ids: campaigns })
    if (consent !== 'unasked') await context.addInitScript(answerBefore, { ...consent, v: 1 })
    // Nothing is hydrated where no script runs, and a tab that just opened does not always know it.
    if (javaScriptEnabled !== false) openHydrated(context)
    await use(context)
  },
  consoleErrors: [
    async ({ context, missingOnPurpose }, use) => {
      const errors = collectConsoleErrors(context, missingOnPurpose)
      await use(errors)
      expect(errors.list(), 'errors on the console').toEqual([])
    },
    { auto: true },
  ],
  layoutShifts: [
    async ({ context, mayMove }, use) => {
      const layoutShifts = await recordLayoutShifts(context)
      await use(layoutShifts)
      if (mayMove) return
      // Shifts that the browser has not reported yet; a page that is being left reports none.
      for (const page of context.pages()) await shiftsOn(page).catch(() => [])
      expect(
        layoutShifts.list().filter(({ sum }) => sum >= shiftMax),
        'what moved while nobody touched the page',
      ).toEqual([])
    },
    { auto: true },
  ],
  shop: async ({ page, baseURL, storeId, language }, use) => {
    await use(new Shop(page, { url: baseURL ?? '', storeId, language }))
  },
  product: async ({ page, shop }, use) => use(new ProductPage(page, shop)),
  basket: async ({ page, shop }, use) => use(new BasketPage(page, shop)),
  checkout: async ({ page, shop }, use) => use(new CheckoutPage(page, shop)),
  bank: async ({ page, language }, use) => use(new BankPage(page, language)),
  mailbox: async ({ page, request, language, javaScriptEnabled: runsScripts }, use) =>
    use(new Mailbox(page, { request, texts: textsOf(language), runsScripts: runsScripts ?? true })),
  pageObjects: async ({ page, shop, product, basket, checkout, bank, mailbox }, use) =>
    use({ page, shop, product, basket, checkout, bank, mailbox }),
})

/** An address of the net that is kept for examples of IPv6 (RFC 3849), in a network of its own. */
const newSource = (): string =>
  `2001:db8:${randomBytes(2).toString('hex')}:${randomBytes(2).toString('hex')}::1`

/** Runs in the page, before its own scripts, and leaves a later answer as it is. */
function answerBefore(answer: object): void {
  try {
    if (window.localStorage.getItem('consent') !== null) return
    const until = Date.now() + 24 * 3600 * 1000
    window.localStorage.setItem('consent', JSON.stringify({ ...answer, until }))
  } catch {
    // A frame without storage has nothing to answer.
  }
}

/** By the names of their files. */
const campaigns = readdirSync(new URL('../../content/campaigns/', import.meta.url)).map((name) =>
  name.replace(/\.yaml$/, ''),
)

function seeBefore(seen: object): void {
  try {
    window.localStorage.setItem('seen-campaigns', JSON.stringify(seen))
  } catch {
    // A frame without storage is shown no campaign.
  }
}

export { expect }
