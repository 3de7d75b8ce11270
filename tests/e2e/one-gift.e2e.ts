import { join } from 'node:path'
import { openPspBooks } from '#tests/support/psp-books.ts'
import { expect, test } from './journey.ts'
import { newAddress } from './new-address.ts'

const productId = 'aan-tafel-dinerbon'
const title = 'Aan tafel Dinerbon'

test('one gift takes three screens: its product, one page, the bank; leaving the bank loses nothing, and the basket stays', async ({
  page,
  shop,
  product,
  basket,
  checkout,
  bank,
  mailbox,
}) => {
  const { form } = shop.texts.product
  const receiver = newAddress('sanne')
  await shop.fillBasket({ productId, amountCents: 2500, quantity: 3 })
  await product.open(productId)
  await product.choose('€ 50')
  await page.getByLabel(form.name).fill('Sanne')
  await page.getByRole('link', { name: form.buyNow }).click()

  await expect(page).toHaveURL(`/bestellen/?gift=${productId}`)
  // The page before has the same fields, and stands until the focus has moved to the new one.
  await expect(page.getByRole('main')).toBeFocused()
  await expect(page.getByRole('radio', { name: '€ 50' })).toBeChecked()
  await expect(page.getByLabel(form.name)).toHaveValue('Sanne')
  await product.forSomebodyElse({ name: 'Sanne', email: receiver, note: 'Eet smakelijk!' })
  await checkout.fillDetails({ firstName: 'Joris', lastName: 'Bakker', email: newAddress('joris') })
  await checkout.payWithIdeal()
  await bank.choose('cancel')

  await expect(checkout.message('cancelled')).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`/bestellen/\\?gift=${productId}&error=`))
  await expect(page.getByLabel(form.email)).toHaveValue(receiver)
  await expect(page.getByLabel(checkout.texts.details.firstName)).toHaveValue('Joris')
  await checkout.payWithIdeal()
  await bank.choose('pay')
  await expect(shop.thanks).toBeVisible()
  const steps = page.getByRole('navigation', { name: checkout.texts.steps.label })
  await expect(steps).not.toBeAttached()
  expect((await mailbox.mailTo(receiver)).subject).toMatch(/^Sanne/)
  await basket.open()
  await expect(basket.parcelForMyself).toContainText(title)
  await expect(basket.parcelForMyself.getByRole('textbox')).toHaveValue('3')
})

test('a gift that was given up at the bank and is honoured late is not paid again', async ({
  page,
  shop,
  product,
  checkout,
  bank,
  mailbox,
}) => {
  const email = newAddress('joris')
  await shop.open(`/bestellen/?gift=${productId}`)
  await product.forMyself()
  await checkout.fillDetails({ firstName: 'Joris', lastName: 'Bakker', email })
  await checkout.payWithIdeal()
  await bank.title.waitFor()
  const { origin } = new URL(page.url())
  await bank.choose('cancel')
  await expect(checkout.message('cancelled')).toBeVisible()

  const books = openPspBooks({ folder: join(process.env.SHOP_DATA ?? '', 'adyen'), url: origin })
  const [payment] = books.payments(email)
  await books.control(`payments/${payment?.reference}/announce`, { eventCode: 'AUTHORISATION' })
  const link = await mailbox.giftLinkTo(email)
  await checkout.payWithIdeal()
  await expect(shop.thanks).toBeVisible()
  // The provider tells of its late yes as of money of its own.
  const taken = books.payments(email).filter(({ takenCents }) => takenCents > 0)
  expect(taken.map(({ reference }) => reference)).toEqual([payment?.reference])
  books.close()
  expect(await mailbox.giftLinkTo(email)).toBe(link)
})
