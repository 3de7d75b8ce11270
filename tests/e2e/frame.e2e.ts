import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import { pattern } from './pages/texts.ts'

test('the header keeps every sign within the window, and on a phone its logo whole; home is at most 6,500 px long there', async ({
  page,
  shop,
}) => {
  await shop.open('/')
  for (const width of [1024, 1152, 1280, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    await expect(shop.basketLink(0)).toBeInViewport({ ratio: 1 })
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    await expect.poll(overflow).toBeLessThanOrEqual(0)
  }
  const { toHome } = shop.texts.layout
  const logo = page.getByRole('banner').getByRole('link', { name: pattern(toHome) })
  for (const width of [375, 390, 414]) {
    await page.setViewportSize({ width, height: 812 })
    await expect(shop.basketLink(0)).toBeInViewport({ ratio: 1 })
    await expect
      .poll(() => logo.getByRole('presentation').boundingBox())
      .toMatchObject({
        width: 170,
        height: 68,
      })
  }
  await page.setViewportSize({ width: 375, height: 812 })
  // What a visitor may do first begins on the first screen.
  const finder = page.getByRole('heading', { name: shop.texts.browse.finder.heading })
  await expect(finder).toBeInViewport({ ratio: 1 })
  // What is not seen yet is as long as it will be: pictures have their room.
  const length = () => page.evaluate(() => document.documentElement.scrollHeight)
  expect(await length()).toBeLessThanOrEqual(6_500)
})

/** The states of the bar's animations; none where nothing moves. */
const movementOf = (page: Page, label: string): Promise<readonly string[]> =>
  page
    .getByRole('region', { name: label })
    .getByRole('list')
    .evaluate((list) => list.getAnimations().map(({ playState }) => playState))

test.describe('for who prefers less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('the selling points stand still', async ({ page, shop }) => {
    const { topBar } = shop.texts.frame
    await shop.open('/')
    await expect(page.getByRole('region', { name: topBar.label })).toBeVisible()
    expect(await movementOf(page, topBar.label)).toEqual([])
  })

  test('after two screens there is a way back up, which takes the focus along', async ({
    page,
    shop,
  }) => {
    const { toTop } = shop.texts.frame
    await shop.open('/')
    const button = page.getByRole('button', { name: toTop })
    const scrollBy = (screens: number) =>
      page.evaluate((count) => window.scrollTo(0, count * window.innerHeight + 2), screens)
    await scrollBy(1.9)
    await expect(button).toHaveCount(0)
    await scrollBy(2.01)
    await button.click()
    await expect(button).toHaveCount(0)
    await expect(page.getByRole('main')).toBeFocused()
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the menu is a link to all categories, the choice of language one to the other language', async ({
    page,
    shop,
  }) => {
    const { menu, switcher } = shop.texts.frame
    await shop.open('/cadeaubonnen/aan-tafel-dinerbon/')
    const footer = page.getByRole('contentinfo')
    await footer.getByRole('link', { name: switcher.toOther }).click()
    await expect(page).toHaveURL(/\/en\/cadeaubonnen\/aan-tafel-dinerbon\/$/)
    await shop.open('/')
    await page
      .getByRole('banner')
      .getByRole('link', { name: new RegExp(`^(${menu.giftCards}|${menu.allCategories})$`) })
      .click()
    await expect(page).toHaveURL(/\/categorie\/alle-cadeaubonnen\/$/)
  })
})
