import { expect, newAddress, test } from './journey.ts'

const soldOut = 'tas-van-tante-tassenbon'

test('from the front page to a gift card', async ({ shop, product }) => {
  await shop.open('/')
  await expect(shop.heading).toBeVisible()
  await shop.page
    .getByRole('main')
    .getByRole('link', { name: /Dinerbon/ })
    .first()
    .click()
  await expect(product.title).toHaveText('Aan tafel Dinerbon')
  await expect(product.addButton).toBeEnabled()
})

test('a card that is out of stock says so and cannot be ordered', async ({ shop, product }) => {
  await product.open(soldOut)
  await expect(shop.page.getByText(shop.texts.product.outOfStock.title).first()).toBeVisible()
  await expect(product.addButton).toHaveCount(0)
  await expect(
    shop.fillBasket({ productId: soldOut, amountCents: 5000, quantity: 1 }),
  ).rejects.toThrow('2031')
})

test('the badge counts what is in the basket, on every page', async ({ shop }) => {
  const receiver = { name: 'Sanne', email: newAddress('sanne') }
  await shop.fillBasket({
    productId: 'aan-tafel-dinerbon',
    amountCents: 2000,
    quantity: 3,
    receiver,
  })
  for (const path of ['/', '/cadeaubonnen/', '/winkelmandje/']) {
    await shop.open(path)
    await expect(shop.basketLink(3)).toBeVisible()
  }
})

test('the basket is changed in place', async ({ shop, basket }) => {
  await shop.fillBasket({ productId: 'aan-tafel-dinerbon', amountCents: 2000, quantity: 1 })
  await basket.open()
  await basket.quantityOf('Aan tafel Dinerbon').fill('4')
  await expect(shop.basketLink(4)).toBeVisible()
  await expect(shop.page.getByText('€ 80,95').first()).toBeVisible()
  await basket.remove('Aan tafel Dinerbon', shop.texts.basket.receiverSelf)
  await expect(basket.emptyHeading).toBeVisible()
})
