import { expect, test } from './journey.ts'

test('from the overview to a brand, to its card, and back to the brand', async ({
  page,
  product,
}) => {
  await page.goto('/cadeaubonnen/')
  await page.getByRole('main').getByRole('link', { name: 'Alle merken' }).click()
  const modal = page.getByRole('dialog', { name: 'Alle merken' })
  const box = modal.getByRole('textbox', { name: 'Zoek een merk' })
  await box.fill('cadeaubon')
  await box.press('Enter')
  await expect(page).toHaveURL(/\/merken\/cadeaubon\/$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cadeaubon')
  await expect(modal).toHaveCount(0)
  const card = page.getByRole('main').getByRole('article').first()
  const title = (await card.getByRole('link').textContent()) ?? ''
  await card.getByRole('link').click()
  await expect(product.title).toHaveText(title)
  await page.getByRole('link', { name: 'Al onze eigen kaarten' }).click()
  await expect(page).toHaveURL(/\/merken\/cadeaubon\/$/)
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('the link leads to the page of all brands, to a letter, and on to the one product of a brand', async ({
    page,
  }) => {
    await page.goto('/cadeaubonnen/')
    await page.getByRole('main').getByRole('link', { name: 'Alle merken' }).click()
    await expect(page).toHaveURL(/\/merken\/$/)
    await page.getByRole('navigation', { name: 'Naar een letter' }).getByText('Z').click()
    await expect(page.getByRole('heading', { level: 2, name: 'Merken met Z' })).toBeInViewport()
    await page.getByRole('main').getByRole('link', { name: 'Zilvervis' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Zilvervis')
    await page.goto('/merken/zilvervis/')
    await expect(page).toHaveURL(/\/cadeaubonnen\/zilvervis-/)
  })
})
