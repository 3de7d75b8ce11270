import { axeViolationsOn } from './axe-violations.ts'
import { expect, test } from './journey.ts'
import { newAddress } from './new-address.ts'
import { holdChoiceCard } from './pages-to-visit.ts'

const dinner = { productId: 'aan-tafel-dinerbon', amountCents: 20_00, quantity: 1 }

test('a choice card pays a part of one order and all of the next, and its holder sees what is left', async ({
  pageObjects,
}) => {
  const { page, shop, checkout, bank, basket } = pageObjects
  const card = await holdChoiceCard(pageObjects, 35_00)
  const texts = shop.texts.checkout.payingCards
  const shown = page.getByRole('region', { name: texts.heading })
  const toPay = page.getByText(shop.texts.checkout.payment.toPay, { exact: true }).locator('..')
  const add = async ({ number, pin }: typeof card) => {
    await shown.getByText(texts.ask, { exact: true }).click()
    await shown.getByLabel(shop.texts.balance.number).fill(number)
    await shown.getByLabel(shop.texts.balance.pin, { exact: true }).fill(pin ?? '')
    await shown.getByRole('button', { name: texts.add }).click()
  }
  const begin = async () => {
    await shop.fillBasket(dinner)
    await checkout.open()
    await checkout.identify({ firstName: 'Mila', lastName: 'Smit', email: newAddress('mila') })
  }

  await begin()
  await add({ ...card, pin: card.pin === '000000' ? '000001' : '000000' })
  await expect(shown.getByText(shop.texts.errors.cardNotAccepted)).toBeVisible()
  await shown.getByLabel(shop.texts.balance.pin, { exact: true }).fill(card.pin ?? '')
  await shown.getByRole('button', { name: texts.add }).click()
  await expect(shown.getByText(texts.all)).toBeVisible()
  await expect(toPay).toContainText('€ 0,00')
  expect(await axeViolationsOn(page), 'all is paid').toEqual([])
  await checkout.earlyBox.check()
  await checkout.payButton.click()
  await expect(shop.thanks).toBeVisible()

  await begin()
  await add(card)
  await expect(toPay).toContainText('€ 6,90')
  expect(await axeViolationsOn(page), 'a part is paid').toEqual([])
  await checkout.payWithIdeal()
  await bank.choose('refuse')
  await expect(checkout.message('refused')).toBeVisible()
  // The card is whole again, and pays the next attempt.
  await expect(toPay).toContainText('€ 6,90')
  await checkout.payWithIdeal()
  await bank.choose('pay')
  await expect(shop.thanks).toBeVisible()
  await basket.open()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
