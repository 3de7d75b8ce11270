import { expect, test } from './journey.ts'
import { newAddress } from './new-address.ts'

const productId = 'vloedlijn-donatie'
const title = 'Vloedlijn Donatie'
const note = 'Voor alle dagen aan zee.'

test("a donation in another's name is mailed to both, without a code", async ({
  page,
  shop,
  product,
  basket,
  checkout,
  bank,
  mailbox,
}) => {
  const receiver = newAddress('fleur')
  const giver = newAddress('sem')
  await product.open(productId)
  await product.choose('€ 25')
  await product.forSomebodyElse({ name: 'Fleur', email: receiver, note })
  await product.addAndGoToBasket()
  await expect(basket.parcelFor('Fleur')).toContainText(title)
  await expect(page.getByText('1 donatie', { exact: true }).first()).toBeVisible()
  await expect(page.getByText('digitale cadeaubon')).toHaveCount(0)
  await basket.checkOutAsGuest()
  await checkout.identify({ firstName: 'Sem', lastName: 'Kok', email: giver })
  await checkout.payWithIdeal({ isEarly: false })
  await bank.choose('pay')

  await expect(shop.thanks).toBeVisible()
  const thanks = await mailbox.mailTo(giver)
  expect(thanks.subject).toContain('Bedankt voor je donatie')
  const told = await mailbox.mailTo(receiver)
  expect(told.subject).toContain('Sem')
  expect(told.text).not.toMatch(/€|Vloedlijn|dagen aan zee/)
  const gift = await mailbox.openGiftOf(receiver)
  await gift.unwrap()
  await expect(gift.page.getByText(note)).toBeVisible()
  await expect(gift.cards).toContainText(title)
  await expect(gift.barcode).toHaveCount(0)
})
