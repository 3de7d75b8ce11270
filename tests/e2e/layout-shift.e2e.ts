import type { Page } from '@playwright/test'
import { countryHeader } from '#tests/support/journeys-setup.ts'
import { expect, test } from './journey.ts'
import { scrollDown, settle, shiftsOn, sumOf, watchLayout } from './layout-shifts.ts'
import { onSlowLine } from './slow-line.ts'

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

/** They have a test of their own: here whatever moves was pushed. */
const withoutLetters = (page: Page): Promise<unknown> =>
  page.route(letters, (route) => route.fulfill({ status: 404 }))

test.use({ consent: 'unasked' })

for (const [width, height] of [
  [375, 812],
  [1440, 900],
] as const) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height }, missingOnPurpose: letters })

    for (const { path, isFilled, last } of screens) {
      const title = `nothing moves on ${path} when ${isFilled ? 'much' : 'little'} comes after it`
      test(title, async ({ page, context, shop }) => {
        await watchLayout(context)
        await withoutLetters(page)
        if (isFilled) {
          await context.addInitScript(keepSome)
          await shop.fillBasket({ productId, amountCents: 5000, quantity: 2 })
        }
        await page.goto(path)
        await expect(page.getByRole('region', { name: 'Mogen we even meekijken?' })).toBeVisible()
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

for (const path of ['/', '/cadeaubonnen/'])
  test(`hardly anything moves on ${path} when letters come late`, async ({
    page,
    context,
    shop,
  }) => {
    await watchLayout(context)
    await onSlowLine(page, { latencyMs: 150, bytesPerSecond: 200_000 })
    await page.goto(path)
    await expect(shop.basketLink(0)).toBeVisible()
    await settle(page)
    const shifts = await shiftsOn(page)
    expect(sumOf(shifts), JSON.stringify(shifts)).toBeLessThan(shiftMax)
  })

test.describe('somebody in Belgium', () => {
  test.use({ extraHTTPHeaders: { [countryHeader]: 'BE' }, missingOnPurpose: letters })

  // SPEC §4 wants the height of this banner to offset the page; what moves by it stays within what counts as good.
  test('sees the page move once, by the banner that shows the way', async ({ page, context }) => {
    await watchLayout(context)
    await withoutLetters(page)
    await page.goto('/')
    await expect(page.getByRole('complementary')).toBeVisible()
    await settle(page)
    const shifts = await shiftsOn(page)
    expect(shifts.length, JSON.stringify(shifts)).toBeLessThanOrEqual(1)
    expect(sumOf(shifts), JSON.stringify(shifts)).toBeLessThan(0.1)
  })
})

test('the watch sees what moves', async ({ page, context }) => {
  await watchLayout(context)
  await page.goto('/cadeaubonnen/')
  await settle(page)
  await page.getByRole('main').evaluate((main) => {
    main.style.paddingTop = '40px'
  })
  await settle(page)
  expect(await shiftsOn(page)).toHaveLength(1)
})
