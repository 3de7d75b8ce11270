import { axeViolationsOn } from './axe-violations.ts'
import { expect, test as journey } from './journey.ts'
import { SearchModal } from './pages/search-modal.ts'

const test = journey.extend<{ search: SearchModal }>({
  search: async ({ page }, use) => use(new SearchModal(page)),
})

test('a misspelt word leads to the card that was meant', async ({ search, product }) => {
  await search.open()
  await search.type('bioskoop')
  await expect(search.status).toContainText('resultaten')
  await search.options.filter({ hasText: 'Zaal Zeven Bioscoopbon' }).click()
  await expect(product.title).toHaveText('Zaal Zeven Bioscoopbon')
  await expect(search.dialog).toBeHidden()
})

test('Enter leads to all results, and the box follows the address', async ({ page, search }) => {
  await search.open()
  await search.type('massage')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/zoeken\/\?s=massage$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('massage')
  await expect(search.dialog).toBeHidden()
  await search.reopen()
  await expect(search.field).toHaveValue('massage')
  await search.type('koffie')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\?s=koffie$/)
  await expect(page.getByRole('main').getByRole('link', { name: /Koffiebon/ })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('massage')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Alle cadeaubonnen' }).click()
  await expect(page).toHaveURL(/\/cadeaubonnen\/$/)
  await search.reopen()
  await expect(search.field).toHaveValue('')
})

test('axe finds no violation in the open modal, with suggestions, results or none', async ({
  page,
  search,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await search.open()
  await expect(search.options.first()).toBeVisible()
  expect(await axeViolationsOn(page), 'suggestions').toEqual([])
  await search.type('sauna')
  await expect(search.status).toContainText('resultaten')
  await page.keyboard.press('ArrowDown')
  expect(await axeViolationsOn(page), 'results').toEqual([])
  await search.type('xqzwv')
  await expect(search.status).toContainText(search.texts.nothingTitle)
  expect(await axeViolationsOn(page), 'nothing').toEqual([])
})

test.describe('the page of results', () => {
  test('keeps out of search engines, and shows all of every kind', async ({ page }) => {
    await page.goto('/zoeken/?s=sauna')
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
    const main = page.getByRole('main')
    await expect(main.getByRole('link', { name: 'Berkentak Saunabon' })).toBeVisible()
    await expect(main.getByRole('link', { name: 'Sauna en wellness' })).toBeVisible()
  })

  const strange: [name: string, text: string][] = [
    ['10,000 characters', 'x'.repeat(10_000)],
    ['HTML', '<img src=x onerror="document.title=1">'],
    ['emoji', '🎁🎉'],
    ['nothing', ''],
    ['spaces', '   '],
  ]
  test('is a valid page for any text', async ({ page }) => {
    for (const [name, text] of strange) {
      const answer = await page.goto(`/zoeken/?s=${encodeURIComponent(text)}`)
      expect.soft(answer?.status(), name).toBe(200)
      await expect.soft(page.getByRole('heading', { level: 1 }), name).toHaveCount(1)
      await expect.soft(page.getByRole('main').getByRole('link').first(), name).toBeVisible()
      await expect.soft(page, name).not.toHaveTitle('1')
      const { scroll, client } = await page.evaluate(() => ({
        scroll: document.documentElement.scrollWidth,
        client: document.documentElement.clientWidth,
      }))
      expect.soft(scroll, `${name}: nothing sticks out`).toBe(client)
    }
  })
})

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false })

  test('Tab passes the box, and the first other key opens the modal', async ({ page, search }) => {
    await search.open()
    await page.keyboard.press('Escape')
    await expect(search.dialog).toBeHidden()
    await expect(search.headerField).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Shift+Tab')
    await expect(search.headerField).toBeFocused()
    await expect(search.dialog).toBeHidden()
    await page.keyboard.type('koffie')
    await expect(search.field).toHaveValue('koffie')
    await expect(search.options.filter({ hasText: 'Koffiebon' })).toBeVisible()
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('search is a form that leads to the results', async ({ page, search }) => {
    await page.goto('/')
    if (await search.headerButton.isVisible()) await search.headerButton.click()
    const field = page.getByRole('textbox', { name: search.texts.label }).filter({ visible: true })
    await field.fill('tuin centrum')
    await field.press('Enter')
    await expect(page).toHaveURL(/\/zoeken\/\?s=tuin\+centrum$/)
    const main = page.getByRole('main')
    await expect(main.getByRole('link', { name: 'Loof & Lente Tuinbon' })).toBeVisible()
    await expect(field).toHaveValue('tuin centrum')
  })
})
