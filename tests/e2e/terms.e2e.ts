import { expect, test } from './journey.ts'

const productId = 'aan-tafel-dinerbon'

test('reading the terms does not agree to them', async ({ page, shop, checkout }) => {
  await shop.fillBasket({ productId, amountCents: 5000, quantity: 1 })
  await checkout.open()
  await expect(checkout.detailsButton).toBeEnabled()
  await page.getByRole('main').getByRole('link', { name: 'algemene voorwaarden' }).click()
  await expect(page.getByRole('dialog', { name: shop.texts.legal.termsTitle })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('checkbox')).not.toBeChecked()
})
