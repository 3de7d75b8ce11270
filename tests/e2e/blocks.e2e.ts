import { addressOf } from '#tests/support/journeys-setup.ts'
import { axeViolationsOn } from './axe-violations.ts'
import { expect, test } from './journey.ts'

const landing = '/verjaardagscadeau/'

test('home is composed of its blocks, and its questions open without a script', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${baseURL}/`)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1, name: 'Geef wat wél past' })).toBeVisible()
  for (const name of ['Waar wordt iemand blij van?', 'Meest gekozen', 'Voor welk moment?'])
    await expect(main.getByRole('heading', { level: 2, name })).toBeVisible()
  const answer = main.getByText('Binnen een uur na je betaling')
  await expect(answer).toBeHidden()
  await main.getByText('Hoe snel komt een digitale bon aan?').click()
  await expect(answer).toBeVisible()
  await expect(main.getByLabel('Zo komt een digitale cadeaubon aan')).toBeVisible()
  await context.close()
})

test('the film on home asks for nothing but its poster, and plays when it is told to', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (/\/films\/.*\.(mp4|vtt)$/.test(request.url())) asked.push(request.url())
  })
  await page.goto('/')
  const play = page.getByRole('button', { name: /^Speel de film af: Zo komt een digitale/ })
  await play.scrollIntoViewIfNeeded()
  expect(asked).toEqual([])
  await play.click()
  await expect(play).toHaveCount(0)
  await expect.poll(() => asked.some((url) => url.endsWith('.mp4'))).toBe(true)
})

test('from home by a guide to a card', async ({ page, product }) => {
  await page.goto('/')
  await page.getByRole('main').getByRole('link', { name: 'Verjaardagscadeau' }).click()
  await expect(page).toHaveURL(/\/verjaardagscadeau\/$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hoera, en wat geef je dan?')
  await page.getByRole('link', { name: 'een klimhal' }).click()
  await expect(product.title).toHaveText('Kleine Greep Klimbon')
})

test('a landing page says what it is to search engines, in both languages', async ({ page }) => {
  await page.goto(landing)
  const href = (selector: string) => page.locator(`head ${selector}`).getAttribute('href')
  await expect(page).toHaveTitle(/^Verjaardagscadeau kiezen op leeftijd en karakter \| /)
  expect(await href('link[rel=canonical]')).toMatch(/[^n]\/verjaardagscadeau\/$/)
  expect(await href('link[hreflang=en-NL]')).toMatch(/\/en\/verjaardagscadeau\/$/)
  await page.goto(`/en${landing}`)
  await expect(page).toHaveTitle(/^Birthday presents by age and character \| /)
  await expect(page.getByRole('navigation', { name: 'You are here' })).toContainText(
    'Birthday present',
  )
})

test('a giving moment says how to choose for it, below its cards', async ({ page }) => {
  await page.goto('/geefmomenten/kerst/')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: 'Onder de boom zonder stress' })).toBeVisible()
  await main.getByRole('link', { name: 'kerstcadeaus voor collega’s' }).click()
  await expect(page).toHaveURL(/\/kerstcadeau-collega\/$/)
})

test.describe('where nothing is', () => {
  test.use({ missingOnPurpose: /./ })

  test('the storefront shows its own picture', async ({ page }) => {
    for (const path of ['/bestaat-niet/', '/404/', '/a/b/']) {
      await page.goto(path)
      await expect(page.getByRole('main').getByRole('img'), path).toHaveAttribute(
        'alt',
        'Een 404 met een cadeau als nul',
      )
    }
  })
})

test.describe('the families CB and CK', () => {
  test.use({ baseURL: addressOf('BONBLOOM_URL') })

  test('open with the second version of home', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wat valt er te vieren?')
    const headings = page.getByRole('main').getByRole('heading', { level: 2 })
    await expect(headings.first()).toHaveText('Voor elk moment iets anders')
    expect(await axeViolationsOn(page)).toEqual([])
  })
})
