import { findingsOn } from './findings.ts'
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

test('before anything is typed there are terms and cards to begin with', async ({
  page,
  search,
}) => {
  await search.open()
  await expect(search.dialog.getByText(search.texts.popularTerms)).toBeVisible()
  await expect(search.dialog.getByText(search.texts.popularCards)).toBeVisible()
  await search.options.filter({ hasText: 'Uit eten' }).first().click()
  await expect(page).toHaveURL(/\/zoeken\/\?s=Uit(\+|%20)eten$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Uit eten')
  await expect(search.dialog).toBeHidden()
})

test('a word that nothing is like is answered with a sentence and ways on', async ({ search }) => {
  await search.open()
  await search.type('saunaqqqqq')
  await expect(search.status).toContainText(search.texts.nothingTitle)
  await expect(search.status).toContainText(search.texts.nothingText)
  await expect(search.dialog.getByText(search.texts.popularCards)).toBeVisible()
  await search.dialog.getByRole('button', { name: search.texts.clear }).click()
  await expect(search.field).toHaveValue('')
  await expect(search.field).toBeFocused()
})

test('the keyboard walks round the list, goes where it stands, and Escape leaves', async ({
  page,
  search,
  product,
}) => {
  await search.open()
  await expect(search.field).toBeFocused()
  await search.type('sauna')
  await expect(search.status).toContainText('resultaten')
  await page.keyboard.press('ArrowUp')
  await expect(search.active).toHaveText(/Bekijk alle \d+ resultaten/)
  await page.keyboard.press('ArrowDown')
  await expect(search.active).toContainText('Berkentak Saunabon')
  await expect(search.field).toHaveAttribute(
    'aria-activedescendant',
    (await search.active.getAttribute('id')) ?? '',
  )
  await page.keyboard.press('Escape')
  await expect(search.dialog).toBeHidden()
  await search.reopen()
  await expect(search.field).toHaveValue('sauna')
  await expect(search.status).toContainText('resultaten')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(product.title).toHaveText('Berkentak Saunabon')
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

test('axe finds nothing in the open modal, whatever it shows', async ({ page, search }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await search.open()
  await expect(search.options.first()).toBeVisible()
  expect(await findingsOn(page), 'suggestions').toEqual([])
  await search.type('sauna')
  await expect(search.status).toContainText('resultaten')
  await page.keyboard.press('ArrowDown')
  expect(await findingsOn(page), 'results').toEqual([])
  await search.type('xqzwv')
  await expect(search.status).toContainText(search.texts.nothingTitle)
  expect(await findingsOn(page), 'nothing').toEqual([])
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
  for (const [name, text] of strange)
    test(`is a proper page for ${name}`, async ({ page }) => {
      const answer = await page.goto(`/zoeken/?s=${encodeURIComponent(text)}`)
      expect(answer?.status()).toBe(200)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
      await expect(page).not.toHaveTitle('1')
      const { scroll, client } = await page.evaluate(() => ({
        scroll: document.documentElement.scrollWidth,
        client: document.documentElement.clientWidth,
      }))
      expect(scroll, 'nothing sticks out').toBe(client)
    })
})

test.describe('on a desktop', () => {
  test.skip(({ isMobile }) => isMobile, 'a phone has a button, no field')

  test('who walks past by Tab is not stopped, and the first key opens the modal', async ({
    page,
    search,
  }) => {
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
