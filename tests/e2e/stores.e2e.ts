import type { Page } from '@playwright/test'
import { countryHeader } from '#tests/support/journeys-setup.ts'
import { expectHydrated } from './expect-hydrated.ts'
import { expect, test } from './journey.ts'
import { settle } from './layout-shifts.ts'
import type { Shop } from './pages/shop.ts'
import { say } from './pages/texts.ts'

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

test('a step inside the app to a page of another language loads that page whole, texts and all', async ({
  page,
  shop,
}) => {
  await shop.open('/')
  await expectHydrated(page)
  await page.evaluate(() => {
    const app = window as unknown as RouterWindow
    void app.__reactRouterDataRouter.navigate('/en/winkelmandje/')
  })
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your basket is still empty')
})

test('another language keeps the product, and the way back does too', async ({
  page,
  shop,
  product,
}) => {
  await product.open('aan-tafel-dinerbon')
  const dutch = await openSwitcher(page, shop)
  await expect(dutch.country).toHaveValue('Nederland')
  await expect(dutch.currency).toHaveValue('Euro')
  await dutch.language.click()
  await dutch.dialog.getByRole('option', { name: 'English' }).click()
  await dutch.apply.click()
  await expect(page).toHaveURL(/\/en\/cadeaubonnen\/aan-tafel-dinerbon\/$/)
  await expect(product.title).toHaveText('Aan tafel Dinner Card')
  await page.getByRole('contentinfo').getByRole('button', { name: 'Country and language' }).click()
  const dialog = page.getByRole('dialog', { name: 'Country and language' })
  await expect(dialog.getByRole('combobox', { name: 'Country' })).toHaveValue('Netherlands')
  await dialog.getByRole('combobox', { name: 'Language' }).fill('ned')
  await page.keyboard.press('Enter')
  await dialog.getByRole('button', { name: 'Apply' }).click()
  await expect(page).toHaveURL(/[^n]\/cadeaubonnen\/aan-tafel-dinerbon\/$/)
  await expect(product.title).toHaveText('Aan tafel Dinerbon')
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

test('another country leads to its own shop', async ({ page, shop }) => {
  await shop.open('/cadeaubonnen/')
  const { dialog, country, language, currency, apply } = await openSwitcher(page, shop)
  await country.fill('belgie')
  await dialog.getByRole('option', { name: 'België' }).click()
  await expect(country).toHaveValue('België')
  await expect(language).toHaveValue('Nederlands')
  await country.fill('zwits')
  await page.keyboard.press('Enter')
  await expect(currency).toHaveValue('Zwitserse frank')
  // Its languages have no screens but the English ones.
  await expect(language).toHaveValue('English')
  await expect(language).toBeDisabled()
  const asked = page.waitForRequest('https://www.bonbloom-ch.example/')
  await apply.click()
  await asked
})

test.describe('somebody in Belgium', () => {
  // SPEC §4 wants this banner to offset the page.
  test.use({ extraHTTPHeaders: { [countryHeader]: 'BE' }, mayMove: true })

  test('is shown the way, and after two days again when it was dismissed', async ({
    page,
    shop,
  }) => {
    const { banner } = shop.texts.frame
    const country = { country: 'België' }
    const label = page.getByRole('complementary', { name: banner.label })
    const now = new Date('2026-11-21T12:00:00Z')
    await page.clock.setFixedTime(now)
    await shop.open('/')
    await expect(label.getByRole('link', { name: say(banner.go, country) })).toHaveAttribute(
      'href',
      'https://www.giftsquare-be.example/',
    )
    // The header stays below the banner, at any height.
    await page.evaluate(() => window.scrollTo(0, 600))
    const { height = 0 } = (await label.boundingBox()) ?? {}
    await expect
      .poll(async () => (await page.getByRole('banner').boundingBox())?.y)
      .toBeCloseTo(height, 0)
    await label.getByRole('button', { name: banner.close }).click()
    await expect(label).toBeHidden()

    const dayMs = 24 * 60 * 60 * 1000
    await page.clock.setFixedTime(now.getTime() + 2 * dayMs - 1000)
    await shop.open('/')
    await expect(
      page.getByRole('button', { name: shop.texts.frame.switcher.button }).last(),
    ).toBeEnabled()
    await expect(label).toHaveCount(0)
    await page.clock.setFixedTime(now.getTime() + 2 * dayMs + 1000)
    await shop.open('/')
    await expect(label).toBeVisible()
  })
})

test('a visitor from a country without another shop, or from an unknown one, is not disturbed', async ({
  page,
  shop,
}) => {
  for (const code of ['NL', 'JP', 'T1']) {
    await page.setExtraHTTPHeaders({ [countryHeader]: code })
    const asked = page.waitForResponse(/\/ip$/)
    await shop.open('/')
    await (await asked).finished()
    await expect(shop.basketLink(0)).toBeVisible()
    await settle(page)
    await expect(page.getByRole('complementary'), code).toHaveCount(0)
  }
})
