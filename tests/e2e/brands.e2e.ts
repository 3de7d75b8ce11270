import { expectHydrated } from './expect-hydrated.ts'
import { expect, test } from './journey.ts'

test('from the overview to a brand: typed, chosen by keyboard, and its card opened', async ({
  page,
  product,
}) => {
  await page.goto('/cadeaubonnen/')
  await expectHydrated(page)
  await page.getByRole('main').getByRole('link', { name: 'Alle merken' }).click()
  const modal = page.getByRole('dialog', { name: 'Alle merken' })
  const box = modal.getByRole('textbox', { name: 'Zoek een merk' })
  await expect(modal.getByRole('status')).toHaveText(/^\d{3} merken$/)
  await box.fill('een oor')
  await expect(modal.getByRole('status')).toHaveText('1 merk')
  await box.press('ArrowDown')
  await expect(modal.getByRole('link', { name: 'Eén Oor' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(box).toBeFocused()
  await box.press('Enter')
  await expect(page).toHaveURL(/\/merken\/een-oor\/$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Eén Oor')
  await expect(modal).toHaveCount(0)
  const card = page.getByRole('main').getByRole('article').first()
  const title = (await card.getByRole('link').textContent()) ?? ''
  await card.getByRole('link').click()
  await expect(product.title).toHaveText(title)
})

test('a brand that is not there says so and gives all brands back; Escape closes', async ({
  page,
}) => {
  await page.goto('/en/cadeaubonnen/')
  await expectHydrated(page)
  await page.getByRole('main').getByRole('link', { name: 'All brands' }).click()
  const modal = page.getByRole('dialog', { name: 'All brands' })
  await modal.getByRole('textbox').fill('<script>alert(1)</script>')
  await expect(modal.getByRole('status')).toHaveText('No brand found')
  await modal.getByRole('button', { name: 'Show all brands' }).click()
  await modal.getByRole('button', { name: 'Brands with Z' }).click()
  await expect(modal.getByRole('link', { name: /^Z/ }).first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(modal).toHaveCount(0)
  await expect(page).toHaveURL(/\/en\/cadeaubonnen\/$/)
})

test('the page of a good cause says where it works, not where it is spent', async ({ page }) => {
  await page.goto('/merken/bijenlint/')
  await expect(page.getByRole('heading', { name: 'Waar het gebeurt' })).toBeVisible()
  await expect(page.getByText('Waar te besteden')).toHaveCount(0)
})

test('the page of all brands jumps to a letter', async ({ page }) => {
  await page.goto('/merken/')
  await page.getByRole('navigation', { name: 'Naar een letter' }).getByText('Z').click()
  await expect(page.getByRole('heading', { level: 2, name: 'Merken met Z' })).toBeInViewport()
})

test.describe('an unknown brand', () => {
  test.use({ missingOnPurpose: /merken\/bestaat-niet/ })

  test('is a page that is not there', async ({ page }) => {
    const answer = await page.goto('/merken/bestaat-niet/')
    expect(answer?.status()).toBe(404)
  })
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('the link leads to the page of all brands, and on to one', async ({ page }) => {
    await page.goto('/cadeaubonnen/')
    await page.getByRole('main').getByRole('link', { name: 'Alle merken' }).click()
    await expect(page).toHaveURL(/\/merken\/$/)
    await page.getByRole('main').getByRole('link', { name: 'Zilvervis' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zilvervis')
  })
})
