import { expect, test } from './journey.ts'
import { newAddress } from './new-address.ts'

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

test('a receiver unwraps the gift, and thanks its giver, by plain forms', async ({
  shop,
  mailbox,
}) => {
  const email = newAddress('opa')
  const card = { productId: 'aan-tafel-dinerbon', amountCents: 5000, quantity: 1 }
  await shop.orderElsewhere({ ...card, receiver: { name: 'Opa', email } }, newAddress('kleinkind'))
  const gift = await mailbox.openGiftOf(email)
  await expect(gift.barcode).toHaveCount(0)
  await gift.unwrap()
  await expect(gift.barcode).toBeVisible()
  await gift.thankInOneTap()
  await expect(gift.thanked).toBeVisible()
})

test('an order is withdrawn from by plain forms, in two steps', async ({ shop, page }) => {
  const { withdraw } = shop.texts.callOff
  await shop.open('/herroepen/')
  const main = page.getByRole('main')
  await main.getByLabel(withdraw.name).fill('Anna de Vries')
  await main.getByLabel(withdraw.orderNumber).fill('61-AAAA-AAAA')
  await main.getByLabel(withdraw.email).fill('anna@post.example')
  await main.getByRole('button', { name: withdraw.next }).click()
  await expect(main.getByRole('heading', { name: withdraw.confirm.heading })).toBeVisible()
  await main.getByRole('button', { name: withdraw.confirm.submit }).click()
  await expect(main.getByRole('heading', { name: withdraw.done.heading })).toBeVisible()
})

test('a visitor who wants to order is told that it needs JavaScript', async ({ shop, page }) => {
  const { needsScript } = shop.texts.form
  await shop.fillBasket({ productId: 'aan-tafel-dinerbon', amountCents: 2000, quantity: 1 })
  const product = '/cadeaubonnen/aan-tafel-dinerbon/'
  const gift = '/bestellen/?gift=aan-tafel-dinerbon'
  const forCompanies = '/zakelijk/aan-tafel-dinerbon/'
  for (const path of [product, forCompanies, gift, '/winkelmandje/', '/bestellen/']) {
    // Chromium under test keeps noscript closed, so the page is read as it was sent.
    const sent = await (await page.request.get(path)).text()
    const words = [...sent.matchAll(/<noscript>(.*?)<\/noscript>/gs)].map(([, text]) => text)
    expect(words.join(), path).toContain(needsScript)
  }
  const empty = await (await page.request.get('/cadeaubonnen/')).text()
  expect(empty).not.toContain(needsScript)
})
