import { expect, test as journey } from './journey.ts'
import { SearchModal } from './pages/search-modal.ts'

const test = journey.extend<{ search: SearchModal }>({
  search: async ({ page }, use) => use(new SearchModal(page)),
})

test('a misspelt word leads to the card that was meant, Enter to all results, and the box follows the address', async ({
  page,
  search,
  product,
}) => {
  await search.open()
  await search.type('bioskoop')
  await expect(search.status).toContainText('resultaten')
  await search.options.filter({ hasText: 'Zaal Zeven Bioscoopbon' }).click()
  await expect(product.title).toHaveText('Zaal Zeven Bioscoopbon')
  await expect(search.dialog).toBeHidden()
  await search.reopen()
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
