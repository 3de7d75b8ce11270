import { findingsOn } from './findings.ts'
import { expect, newAddress, test } from './journey.ts'

const productId = 'aan-tafel-dinerbon'

const publicPages = [
  '/',
  '/en/',
  '/cadeaubonnen/',
  '/cadeaubonnen/2/',
  '/categorie/alle-cadeaubonnen/',
  '/categorie/eten-en-drinken/',
  '/geefmomenten/',
  '/geefmomenten/nieuw-huis/',
  '/cadeaubonnen/aan-tafel-dinerbon/',
  '/cadeaubonnen/tas-van-tante-tassenbon/',
  '/cadeaubonnen/bijenlint-donatie/',
  '/winkelmandje/',
]

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const path of publicPages) {
  test(`axe finds nothing on ${path}`, async ({ page, shop }) => {
    await page.goto(path)
    await expect(shop.heading).toBeVisible()
    expect(await findingsOn(page)).toEqual([])
  })
}

test.describe('where nothing is', () => {
  test.use({ missingOnPurpose: /./ })

  test('axe finds nothing on the page that says so', async ({ page, shop }) => {
    for (const path of ['/404/', '/bestellen/geen-uuid/', '/kaart/kapot/']) {
      await page.goto(path)
      await expect(shop.heading).toBeVisible()
      expect(await findingsOn(page), path).toEqual([])
    }
  })
})

test('axe finds nothing on the way from basket to thanks', async ({
  page,
  shop,
  basket,
  checkout,
  bank,
}) => {
  const receiver = { name: 'Sanne', email: newAddress('sanne') }
  await shop.fillBasket({ productId, amountCents: 5000, quantity: 2, receiver })
  await basket.open()
  await expect(basket.heading).toBeVisible()
  expect(await findingsOn(page), 'basket').toEqual([])
  await checkout.open()
  await checkout.heading('details').waitFor()
  expect(await findingsOn(page), 'details').toEqual([])
  await checkout.sendDetails()
  await expect(checkout.problem('firstName')).toBeVisible()
  expect(await findingsOn(page), 'details with problems').toEqual([])
  await checkout.fillDetails({ firstName: 'Joris', lastName: 'Bakker', email: newAddress('joris') })
  await checkout.sendDetails()
  await checkout.heading('shipping').waitFor()
  expect(await findingsOn(page), 'shipping').toEqual([])
  await checkout.goOnToPayment()
  await checkout.choose('scheme')
  await checkout.cardFieldsReady()
  expect(await findingsOn(page), 'payment').toEqual([])
  await checkout.payWithIdeal()
  await bank.title.waitFor()
  expect(await findingsOn(page), 'bank').toEqual([])
  await bank.choose('pay')
  await expect(shop.thanks).toBeVisible()
  expect(await findingsOn(page), 'thanks').toEqual([])
})

test('axe finds nothing on the order page, the mail and the gift', async ({
  page,
  shop,
  mailbox,
}) => {
  const email = newAddress('sanne')
  const card = { productId, amountCents: 5000, quantity: 2 }
  await shop.fillBasket({ ...card, receiver: { name: 'Sanne', email } })
  const { orderUuid } = await shop.payBasketByCard(newAddress('joris'))
  await shop.open(`/bestellen/${orderUuid}/`)
  await expect(shop.heading).toBeVisible()
  expect(await findingsOn(page), 'order').toEqual([])
  const gift = await mailbox.openGiftOf(email)
  await gift.unwrapButton.waitFor()
  expect(await findingsOn(gift.page), 'wrapped').toEqual([])
  await gift.unwrap()
  await expect(gift.barcode.first()).toBeVisible()
  expect(await findingsOn(gift.page), 'unwrapped').toEqual([])
})

test('axe finds nothing in the message after adding', async ({ page, product }) => {
  await product.open(productId)
  await product.choose('€ 50')
  await product.forMyself()
  await product.add()
  await expect(product.added).toBeVisible()
  expect(await findingsOn(page)).toEqual([])
})
