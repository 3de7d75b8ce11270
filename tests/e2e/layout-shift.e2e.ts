import type { Page } from '@playwright/test'
import { countryHeader } from '#tests/support/country-header.ts'
import { isWhole } from '#tests/support/thoroughness.ts'
import { expect, test } from './journey.ts'
import { scrollDown, settle, shiftsOn, sumOf, untilWatched } from './layout-shifts.ts'
import { throttleNetwork } from './throttle-network.ts'

const productId = 'aan-tafel-dinerbon'

type Screen = {
  path: string
  /** With a full basket, hearts and cards that were looked at; else with nothing of that. */
  isFilled: boolean
  /** The last that arrives, told by its heading. */
  last?: RegExp
}

const screens: readonly Screen[] = [
  { path: '/', isFilled: true, last: /^Laatst bekeken/ },
  { path: '/cadeaubonnen/', isFilled: true },
  { path: '/categorie/eten-en-drinken/', isFilled: true },
  { path: `/cadeaubonnen/${productId}/`, isFilled: true, last: /^Laatst bekeken/ },
  { path: '/zoeken/?s=sauna', isFilled: true },
  { path: '/winkelmandje/', isFilled: true },
  { path: '/winkelmandje/', isFilled: false },
  { path: '/favorieten/', isFilled: true, last: /Bijenlint/ },
  { path: '/favorieten/', isFilled: false, last: /^Nog geen hartjes/ },
]

/**
 * Every journey watches its own pages for what moves; here they come without letters, so that nothing at all may. These
 * are of the parts that all of them share; `npm run test:long` looks at every one, at both widths.
 */
const sample = [
  { path: '/', width: 375 },
  { path: `/cadeaubonnen/${productId}/`, width: 375 },
  { path: '/winkelmandje/', width: 1440 },
]

const isAsked = (screen: Screen, width: number): boolean =>
  isWhole('layout-shift') ||
  (screen.isFilled && sample.some((one) => one.path === screen.path && one.width === width))

/** As a browser keeps them. */
function keepSome(): void {
  const kept = JSON.stringify({ v: 1, ids: ['aan-tafel-dinerbon', 'bijenlint-donatie'] })
  for (const key of ['favourites', 'recently-viewed']) window.localStorage.setItem(key, kept)
}

/** A number that gets another digit, by a pixel or two; anything that arrives and pushes is far more. */
const nothingMax = 0.001
/** Of what comes into sight by scrolling, and of letters that come late. */
const shiftMax = 0.02

const letters = /\.woff2$/

/** Fonts have a test of their own; every shift here is a push. */
const withoutLetters = (page: Page): Promise<unknown> =>
  page.route(letters, (route) => route.fulfill({ status: 404 }))

test.use({ consent: 'unasked' })

for (const [width, height] of [
  [375, 812],
  [1440, 900],
] as const) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height }, missingOnPurpose: letters })

    const asked = screens.filter((screen) => isAsked(screen, width))
    for (const { path, isFilled, last } of asked) {
      const title = `nothing moves on ${path} when ${isFilled ? 'much' : 'little'} comes after it`
      test(title, async ({ page, context, shop }) => {
        await withoutLetters(page)
        if (isFilled) {
          await context.addInitScript(keepSome)
          await shop.fillBasket({ productId, amountCents: 5000, quantity: 2 })
        }
        await page.goto(path)
        await expect(page.getByRole('region', { name: 'Mogen we je meetellen?' })).toBeVisible()
        await expect(shop.basketLink(isFilled ? 2 : 0)).toBeVisible()
        if (last) await expect(page.getByRole('heading', { name: last }).first()).toBeVisible()
        await settle(page)
        const onLoad = await shiftsOn(page)
        expect(sumOf(onLoad), JSON.stringify(onLoad)).toBeLessThan(nothingMax)
        await scrollDown(page)
        const shifts = await shiftsOn(page)
        expect(sumOf(shifts), JSON.stringify(shifts)).toBeLessThan(shiftMax)
      })
    }
  })
}

for (const path of isWhole('layout-shift') ? ['/', '/cadeaubonnen/'] : ['/'])
  test(`hardly anything moves on ${path} when letters come late`, async ({ page, shop }) => {
    await throttleNetwork(page, { latencyMs: 150, bytesPerSecond: 200_000 })
    await page.goto(path)
    await expect(shop.basketLink(0)).toBeVisible()
    await settle(page)
    const shifts = await shiftsOn(page)
    expect(sumOf(shifts), JSON.stringify(shifts)).toBeLessThan(shiftMax)
  })

/** HTML takes seconds and comes in pieces; styles and letters are there before it. */
const pieces = { latencyMs: 20, bytesPerSecond: 6000 }

for (const path of [`/cadeaubonnen/${productId}/`, '/zakelijk/'])
  test(`nothing moves on ${path} when it comes in pieces`, async ({ page }) => {
    await page.goto(path)
    await throttleNetwork(page, pieces)
    // Another address of the same page: nothing of it was kept.
    await page.goto(`${path}?b=1`, { waitUntil: 'domcontentloaded' })
    await settle(page)
    const shifts = await shiftsOn(page)
    expect(sumOf(shifts), JSON.stringify(shifts)).toBeLessThan(nothingMax)
  })

test.describe('somebody in Belgium', () => {
  test.use({
    extraHTTPHeaders: { [countryHeader]: 'BE' },
    missingOnPurpose: letters,
    mayMove: true,
  })

  // SPEC §4 wants the height of this banner to offset the page; what moves by it stays within what counts as good.
  test('sees the page move once, by the banner that shows the way', async ({ page }) => {
    await withoutLetters(page)
    await page.goto('/')
    await expect(page.getByRole('complementary')).toBeVisible()
    await settle(page)
    const shifts = await shiftsOn(page)
    expect(shifts.length, JSON.stringify(shifts)).toBeLessThanOrEqual(1)
    expect(sumOf(shifts), JSON.stringify(shifts)).toBeLessThan(0.1)
  })
})

test.describe('the watch', () => {
  test.use({ mayMove: true })

  test('sees what moves, and tells it from what answers to a touch', async ({
    page,
    layoutShifts,
  }) => {
    await page.goto('/cadeaubonnen/')
    await untilWatched(page)
    const push = async (by: string) => {
      await settle(page)
      await page.getByRole('main').evaluate((main, padding) => {
        main.style.paddingTop = padding
      }, by)
      await settle(page)
    }
    await push('40px')
    expect(await shiftsOn(page)).toHaveLength(1)
    await expect.poll(() => layoutShifts.list().map(({ what }) => what.length)).toEqual([1])
    await page.keyboard.press('Shift')
    await push('80px')
    expect(await shiftsOn(page)).toHaveLength(2)
    expect(layoutShifts.list().map(({ what }) => what.length)).toEqual([1])
  })
})
