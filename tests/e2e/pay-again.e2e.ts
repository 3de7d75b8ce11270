import { expect, test } from './journey.ts'
import { newAddress } from './new-address.ts'
import { challengedCard, declinedCard, plainCard } from './test-cards.ts'

const productId = 'aan-tafel-dinerbon'
const title = 'Aan tafel Dinerbon'

const giver = () => ({ firstName: 'Lotte', lastName: 'Smit', email: newAddress('lotte') })

test.beforeEach(async ({ shop, checkout }) => {
  await shop.fillBasket({ productId, amountCents: 5000, quantity: 1 })
  await checkout.open()
})

test('what the bank refuses is said, the basket is as it was, and the next try is paid', async ({
  shop,
  basket,
  checkout,
  bank,
}) => {
  const visitor = giver()
  await checkout.identify(visitor)
  await checkout.payWithIdeal()
  await bank.choose('refuse')
  await expect(checkout.message('refused')).toBeVisible()
  await expect(shop.page.getByText(checkout.texts.retry.refusedText)).toBeVisible()
  await basket.open()
  await expect(basket.parcelForMyself).toContainText(title)

  await checkout.open()
  await checkout.identify(visitor)
  await checkout.payWithIdeal()
  await bank.choose('pay')
  await expect(shop.thanks).toBeVisible()
  await basket.open()
  await expect(basket.emptyHeading).toBeVisible()
})

test('a declined card is said at once; a line that is lost takes nothing that was typed, and another card pays', async ({
  page,
  shop,
  checkout,
}) => {
  await checkout.identify(giver())
  await checkout.payByCard(declinedCard)
  await expect(checkout.message('refused')).toBeVisible()
  await checkout.fillInCard(plainCard)
  await checkout.earlyBox.check()
  await page.context().setOffline(true)
  await checkout.payButton.click()
  await expect(page.getByText(checkout.texts.retry.noLine)).toBeVisible()
  await page.context().setOffline(false)
  await checkout.payButton.click()
  await expect(shop.thanks).toBeVisible()
})

test('three wrong passwords at the bank of the card are a refusal, and the basket stays', async ({
  checkout,
  basket,
  bank,
}) => {
  await checkout.identify(giver())
  await checkout.payByCard(challengedCard)
  for (const password of ['one', 'two', 'three']) await bank.confirm(password)
  await expect(checkout.message('refused')).toBeVisible()
  await basket.open()
  await expect(basket.parcelForMyself).toContainText(title)
})

test('a visitor who cancels at the bank comes back to the basket and pays after all', async ({
  shop,
  checkout,
  bank,
}) => {
  await checkout.identify(giver())
  await checkout.payWithIdeal()
  await bank.choose('cancel')
  await expect(checkout.message('cancelled')).toBeVisible()
  await checkout.payWithIdeal()
  await bank.choose('pay')
  await expect(shop.thanks).toBeVisible()
})

test('a visitor who pays and never comes back to the shop gets the card by mail', async ({
  checkout,
  bank,
  mailbox,
}) => {
  const visitor = giver()
  await checkout.identify(visitor)
  await checkout.payWithIdeal()
  await bank.payInApp()
  await mailbox.mailTo(visitor.email)
  const gift = await mailbox.openGiftOf(visitor.email)
  await gift.unwrap()
  await expect(gift.barcode).toBeVisible()
})

test('a visitor who leaves the bank without paying can go back to it', async ({
  shop,
  checkout,
  bank,
}) => {
  await checkout.identify(giver())
  await checkout.payWithIdeal()
  await bank.choose('close')
  await bank.payAfterAll()
  await bank.choose('pay')
  await expect(shop.thanks).toBeVisible()
})

test('a bank that decides later is waited for, and the news brings the card', async ({
  shop,
  checkout,
  bank,
  mailbox,
}) => {
  const visitor = giver()
  await checkout.identify(visitor)
  await checkout.payWithIdeal()
  await bank.choose('later')
  await expect(shop.page.getByText(checkout.texts.processing.heading)).toBeVisible()
  await bank.letTimePass()
  await expect(shop.thanks).toBeVisible()
  await mailbox.mailTo(visitor.email)
})

test('after too many attempts nothing more is asked of the bank, once the browser has shown that it is no machine', async ({
  page,
  shop,
  checkout,
}) => {
  const proof = page.waitForRequest((request) => /captchaToken=\w/.test(request.postData() ?? ''))
  await shop.failToPay()
  await checkout.open()
  await checkout.identify(giver())
  await checkout.payByCard(plainCard)
  await proof
  await expect(checkout.message('tooMany')).toBeVisible()
  await expect(shop.heading).toHaveText(checkout.texts.payment.heading)
})
