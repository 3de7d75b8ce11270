import { expect, test } from './journey.ts'
import { newAddress } from './new-address.ts'
import { OrderPage } from './pages/order-page.ts'
import { plainCard } from './test-cards.ts'

// The link that died is missing on purpose.
test.use({ missingOnPurpose: /\/kaart\// })

test("an address that bounces or is wrong is corrected on the order's page, and the gift handed over from there", async ({
  page,
  shop,
  product,
  basket,
  checkout,
  mailbox,
}) => {
  const wrong = newAddress('lote')
  const right = newAddress('lotte')
  await product.open('aan-tafel-dinerbon')
  await product.choose('€ 50')
  await product.forSomebodyElse({ name: 'Lotte', email: 'lotte@bounce.example' })
  await product.addAndGoToBasket()
  await basket.checkOutAsGuest()
  await checkout.identify({ firstName: 'Joris', lastName: 'Bakker', email: newAddress('joris') })
  await checkout.payByCard(plainCard)
  await expect(shop.thanks).toBeVisible()

  const order = new OrderPage(page, shop.texts)
  await expect(order.state('Lotte', 'FAILED')).toBeVisible()
  await order.correct('Lotte', { email: wrong, confirmEmail: right })
  await expect(order.correctionFor('Lotte').getByText(shop.texts.errors.emailsDiffer)).toBeVisible()
  await order.correct('Lotte', { email: wrong })
  await expect(order.state('Lotte', 'SENT')).toBeVisible()
  const thanks = page.url()
  const forSomebody = await mailbox.openGiftOf(wrong)

  await page.goto(thanks)
  await order.askForCorrection('Lotte')
  await order.correct('Lotte', { email: right })
  await expect(order.receiver('Lotte')).toContainText(right)
  await expect(order.state('Lotte', 'SENT')).toBeVisible()
  await forSomebody.page.reload()
  await expect(forSomebody.barcode).toHaveCount(0)
  await expect(forSomebody.page.getByText(shop.texts.card.invalid.heading)).toBeVisible()

  const gift = await mailbox.openGiftOf(right)
  await page.goto(thanks)
  await order.sendAgain('Lotte', right)
  await order.handOver('Lotte')
  const handedOver = await order.linkFor('Lotte')
  await expect(order.state('Lotte', 'HANDED_OVER')).toBeVisible()
  await order.showQr('Lotte')
  await order.printSheet('Lotte')
  await gift.page.reload()
  await expect(gift.page.getByText(shop.texts.card.invalid.heading)).toBeVisible()
  await gift.page.goto(handedOver)
  await gift.unwrap()
  await expect(gift.barcode).toBeVisible()
  await page.goto(thanks)
  await expect(order.state('Lotte', 'OPENED')).toBeVisible()
})
