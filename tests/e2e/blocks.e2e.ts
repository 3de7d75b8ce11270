import { addressOf } from '#tests/support/journeys-setup.ts'
import { axeViolationsOn } from './axe-violations.ts'
import { expect, test } from './journey.ts'

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

test('from home, whose film plays when it is told to, by a guide to a card', async ({
  page,
  product,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (/\/films\/.*\.(mp4|vtt)$/.test(request.url())) asked.push(request.url())
  })
  await page.goto('/')
  const play = page.getByRole('button', { name: /^Speel de film af: Zo komt een digitale/ })
  const player = page.locator('video')
  await test.step('the film asks for nothing but its poster before', async () => {
    await player.scrollIntoViewIfNeeded()
    await expect(play).toBeVisible()
    expect(asked).toEqual([])
    await expect(player, 'one thing to press').not.toHaveAttribute('controls')
  })
  await test.step('and is played by keyboard, with its captions', async () => {
    await play.focus()
    await page.keyboard.press('Enter')
    await expect(play).toHaveCount(0)
    await expect(player).toHaveAttribute('controls')
    await expect(player).toBeFocused()
    for (const file of ['.mp4', '.nl.vtt'])
      await expect.poll(() => asked.some((url) => url.endsWith(file))).toBe(true)
  })
  await page.getByRole('main').getByRole('link', { name: 'Verjaardagscadeau' }).click()
  await expect(page).toHaveURL(/\/verjaardagscadeau\/$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hoera, en wat geef je dan?')
  await page.getByRole('link', { name: 'een klimhal' }).click()
  await expect(product.title).toHaveText('Kleine Greep Klimbon')
})

test.describe('the families CB and CK', () => {
  test.use({ baseURL: addressOf('BONBLOOM_URL') })

  test('open with the second version of home', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wat valt er te vieren?')
    const headings = page.getByRole('main').getByRole('heading', { level: 2 })
    // The gift finder stands first on every home.
    await expect(headings.nth(1)).toHaveText('Voor elk moment iets anders')
    expect(await axeViolationsOn(page)).toEqual([])
  })
})
