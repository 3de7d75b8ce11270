import type { Locator, Page } from '@playwright/test'
import { expect, newAddress, test } from './journey.ts'
import { reach } from './keyboard.ts'

async function type(page: Page, target: Locator, text: string): Promise<void> {
  await reach(page, target)
  await page.keyboard.type(text)
}

test('the keyboard alone buys a gift, up to the bank', async ({
  page,
  shop,
  product,
  basket,
  checkout,
  bank,
}) => {
  const { form, added } = shop.texts.product
  const { details } = checkout.texts
  const email = newAddress('sanne')
  await product.open('aan-tafel-dinerbon')
  await expect(product.addButton).toBeEnabled()
  await reach(page, page.getByRole('radio', { name: '€ 50', exact: true }))
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: '€ 75', exact: true })).toBeChecked()
  await type(page, page.getByLabel(form.name), 'Sanne')
  await type(page, page.getByLabel(form.email), email)
  await type(page, page.getByLabel(form.confirmEmail), email)
  await reach(page, product.addButton)
  await page.keyboard.press('Enter')
  await reach(page, product.added.getByRole('link', { name: added.toBasket }))
  await page.keyboard.press('Enter')

  await basket.heading.waitFor()
  await reach(page, basket.toCheckout)
  await page.keyboard.press('Enter')
  await checkout.heading('details').waitFor()
  await type(page, page.getByLabel(details.firstName), 'Joris')
  await type(page, page.getByLabel(details.lastName), 'Bakker')
  await type(page, page.getByLabel(details.email, { exact: true }), 'joris@post.example')
  await type(page, page.getByLabel(details.confirmEmail), 'joris@post.example')
  await reach(page, page.getByRole('checkbox'))
  await page.keyboard.press('Space')
  await reach(page, page.getByRole('button', { name: details.next }))
  await page.keyboard.press('Enter')
  await checkout.heading('shipping').waitFor()
  await reach(page, page.getByRole('link', { name: checkout.texts.shipping.next }))
  await page.keyboard.press('Enter')
  await checkout.heading('payment').waitFor()
  await reach(page, checkout.payButton)
  await page.keyboard.press('Enter')
  await expect(bank.title).toBeVisible()
})

test('Escape closes the message after adding, and the focus is back on the button', async ({
  page,
  product,
}) => {
  await product.open('aan-tafel-dinerbon')
  await product.choose('€ 50')
  await product.forMyself()
  await product.add()
  await expect(product.added).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(product.added).toBeHidden()
  await expect(product.addButton).toBeFocused()
})
