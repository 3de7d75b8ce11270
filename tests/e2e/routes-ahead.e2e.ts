import type { Locator, Page } from '@playwright/test'
import { expect, test } from './journey.ts'

const routeList = (url: URL): boolean => url.pathname === '/routes.json'

/** The addresses that a page was told about, question by question. */
function questionsOf(page: Page): string[][] {
  const questions: string[][] = []
  page.on('requestfinished', (request) => {
    const url = new URL(request.url())
    if (routeList(url)) questions.push((url.searchParams.get('paths') ?? '').split(','))
  })
  return questions
}

/** Gifts, and categories, that a page leads to. */
const linksTo = (page: Page, place: 'cadeaubonnen' | 'categorie') =>
  page.getByRole('main').locator(`a[href^="/${place}/"]:not([href="/${place}/"])`)

/** The page of a link stands there once it has a title of its own. */
async function press(page: Page, link: Locator): Promise<string> {
  const title = page.getByRole('heading', { level: 1 })
  const before = await title.innerText()
  const href = (await link.getAttribute('href')) ?? ''
  await link.click()
  await expect(page).toHaveURL(new RegExp(`${href}$`))
  await expect(title).not.toHaveText(before)
  return href
}

/** A mark that a page which is loaded whole does not have. */
const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { isMarked: true }))
const isMarked = (page: Page) => page.evaluate(() => 'isMarked' in window)

test('routes of links in sight are asked for ahead, and a press asks nothing', async ({ page }) => {
  const questions = questionsOf(page)
  await page.goto('/cadeaubonnen/')
  const link = linksTo(page, 'cadeaubonnen').first()
  const href = await link.getAttribute('href')
  await expect.poll(() => questions.flat()).toContain(href)
  await page.waitForLoadState('networkidle')
  expect(questions.length).toBeLessThan(8)
  await mark(page)
  const before = questions.length
  await press(page, link)
  expect(questions.slice(before).flat()).not.toContain(href)
  expect(await isMarked(page)).toBe(true)
})

test('a page with an open address asks for its own route, so that its forms need not', async ({
  page,
}) => {
  const questions = questionsOf(page)
  await page.goto('/cadeaubonnen/aan-tafel-dinerbon/')
  await expect
    .poll(() => questions[0] ?? [])
    .toEqual([
      '/cadeaubonnen',
      '/cadeaubonnen/aan-tafel-dinerbon',
      '/cadeaubonnen/aan-tafel-dinerbon/',
    ])
})

test('after another release a press leads to the whole page, once', async ({ page }) => {
  await page.route(routeList, async (route) => {
    const url = new URL(route.request().url())
    url.searchParams.set('version', '00000000')
    await route.continue({ url: url.href })
  })
  await page.goto('/cadeaubonnen/')
  await mark(page)
  await press(page, linksTo(page, 'cadeaubonnen').first())
  expect(await isMarked(page)).toBe(false)
})

test.describe('where no question about routes is answered', () => {
  // The router says on the console why it knows no route.
  test.use({ missingOnPurpose: /\/routes\.json|\/assets\/react-/ })

  test('gift, gift, category and basket are reached by a press all the same', async ({
    page,
    basket,
  }) => {
    await page.route(routeList, (route) => route.fulfill({ status: 404 }))
    await page.goto('/cadeaubonnen/aan-tafel-dinerbon/')
    await press(page, linksTo(page, 'cadeaubonnen').first())
    await press(page, linksTo(page, 'cadeaubonnen').first())
    await press(page, linksTo(page, 'categorie').first())
    await press(page, page.getByRole('banner').locator('a[href="/winkelmandje/"]'))
    await expect(basket.emptyHeading).toBeVisible()
  })
})
