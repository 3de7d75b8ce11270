import type { Page } from '@playwright/test'
import { expectHydrated } from './expect-hydrated.ts'
import { expect, test } from './journey.ts'
import type { Shop } from './pages/shop.ts'

/** The choice of country and language, opened from the foot of the page, or its head where it has no foot. */
async function openSwitcher(
  page: Page,
  { texts }: Shop,
  place: 'contentinfo' | 'banner' = 'contentinfo',
) {
  const { switcher } = texts.frame
  await page.getByRole(place).getByRole('button', { name: switcher.button }).click()
  const dialog = page.getByRole('dialog', { name: switcher.button })
  const field = (label: string) => dialog.getByRole('combobox', { name: label })
  return {
    dialog,
    country: field(switcher.country),
    language: field(switcher.language),
    currency: dialog.getByRole('textbox', { name: switcher.currency }),
    apply: dialog.getByRole('button', { name: switcher.apply }),
  }
}

type RouterWindow = { __reactRouterDataRouter: { navigate: (to: string) => Promise<void> } }

test('another language keeps the product, and the way back does too; another country leads to its own shop', async ({
  page,
  shop,
  product,
}) => {
  await test.step('to English', async () => {
    await product.open('aan-tafel-dinerbon')
    const dutch = await openSwitcher(page, shop)
    await expect(dutch.country).toHaveValue('Nederland')
    await expect(dutch.currency).toHaveValue('Euro')
    await dutch.language.click()
    await dutch.dialog.getByRole('option', { name: 'English' }).click()
    await dutch.apply.click()
    await expect(page).toHaveURL(/\/en\/cadeaubonnen\/aan-tafel-dinerbon\/$/)
    await expect(product.title).toHaveText('Aan tafel Dinner Card')
  })
  await test.step('and back', async () => {
    const name = 'Country and language'
    await page.getByRole('contentinfo').getByRole('button', { name }).click()
    const dialog = page.getByRole('dialog', { name })
    await expect(dialog.getByRole('combobox', { name: 'Country' })).toHaveValue('Netherlands')
    await dialog.getByRole('combobox', { name: 'Language' }).fill('ned')
    await page.keyboard.press('Enter')
    await dialog.getByRole('button', { name: 'Apply' }).click()
    await expect(page).toHaveURL(/[^n]\/cadeaubonnen\/aan-tafel-dinerbon\/$/)
    await expect(product.title).toHaveText('Aan tafel Dinerbon')
  })
  await test.step('a step inside the app to another language loads that page whole', async () => {
    await expectHydrated(page)
    await page.evaluate(() => {
      const app = window as unknown as RouterWindow
      void app.__reactRouterDataRouter.navigate('/en/winkelmandje/')
    })
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your basket is still empty')
  })
  await test.step('another country', async () => {
    await shop.open('/winkelmandje/')
    const { country, currency, apply } = await openSwitcher(page, shop)
    await country.fill('zwits')
    await page.keyboard.press('Enter')
    await expect(currency).toHaveValue('Zwitserse frank')
    const asked = page.waitForRequest('https://www.bonbloom-ch.example/')
    await apply.click()
    await asked
  })
})

test.describe('behind a private link', () => {
  test.use({ missingOnPurpose: /verlopen-link/ })

  test("a card's holder switches the language at the same address", async ({ page, shop }) => {
    await shop.open('/kaart/verlopen-link/')
    const { dialog, language, apply } = await openSwitcher(page, shop, 'banner')
    await language.click()
    await dialog.getByRole('option', { name: 'English' }).click()
    await apply.click()
    await expect(page).toHaveURL(/\/en\/kaart\/verlopen-link\/$/)
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  })
})
