import { expect, newAddress, test } from './journey.ts'

test.use({ javaScriptEnabled: false })

test('search engines and careful people can read and walk through the shop', async ({
  shop,
  product,
}) => {
  await shop.open('/')
  await expect(shop.heading).toBeVisible()
  await shop.open('/cadeaubonnen/')
  await shop.page
    .getByRole('main')
    .getByRole('link', { name: /Dinerbon/ })
    .first()
    .click()
  await expect(product.title).toHaveText('Aan tafel Dinerbon')
  await expect(shop.page.getByText('Zo besteed je hem')).toBeVisible()
  await shop.open('/cadeaubonnen/2/')
  await expect(shop.page.getByRole('main').getByRole('link').first()).toBeVisible()
  await shop.open('/categorie/eten-en-drinken/')
  await expect(shop.heading).toContainText('Eten')
})

test('a receiver unwraps the gift by a plain form', async ({ shop, mailbox }) => {
  const email = newAddress('opa')
  const card = { productId: 'aan-tafel-dinerbon', amountCents: 5000, quantity: 1 }
  await shop.orderElsewhere({ ...card, receiver: { name: 'Opa', email } }, newAddress('kleinkind'))
  const gift = await mailbox.openGiftOf(email)
  await expect(gift.barcode).toHaveCount(0)
  await gift.unwrap()
  await expect(gift.barcode).toBeVisible()
})
