import { printCard } from '#tests/support/activate-card.ts'
import { axeViolationsOn } from './axe-violations.ts'
import { expect, test } from './journey.ts'
import { newAddress } from './new-address.ts'

test('a card is activated after the bank said no, with nothing typed again, and its link shows what became of it', async ({
  pageObjects,
}) => {
  const { page, shop, checkout, bank, mailbox } = pageObjects
  const { activation, balance } = shop.texts
  const { number, pin } = await printCard(page)
  const email = newAddress('anna')
  const form = page.getByRole('form', { name: activation.form })

  await shop.open('/activeren/')
  await form.getByLabel(balance.number).fill(number)
  await form.getByRole('textbox', { name: activation.amount }).fill('50')
  await form.getByRole('textbox', { name: activation.email }).fill(email)
  await form.getByRole('checkbox').check()
  // The first way to pay is chosen already.
  await checkout.payButton.click()
  await bank.choose('refuse')

  await expect(checkout.message('refused')).toBeVisible()
  await expect(form).toContainText(email)
  await expect(form).toContainText('€ 50,95')
  expect(await axeViolationsOn(page), 'refused').toEqual([])
  await checkout.payButton.click()
  await bank.choose('pay')

  await expect(shop.heading).toHaveText(activation.done.heading.active)
  await expect(page.getByText(activation.done.active)).toBeVisible()
  expect(await axeViolationsOn(page), 'activated').toEqual([])

  await page.goto(await mailbox.linkTo(email, 'kaartgegevens'))
  await expect(shop.heading).toHaveText(activation.details.heading)
  const fact = (name: string) => page.getByText(name, { exact: true }).locator('..')
  await expect(fact(activation.details.number)).toContainText(`••••${number.slice(-4)}`)
  await expect(fact(activation.details.amount)).toContainText('€ 50,00')
  await expect(fact(activation.details.state)).toContainText(activation.details.ACTIVE)
  await expect(fact(activation.details.validUntil)).toContainText(/\d{1,2} \p{L}+ \d{4}/u)
  expect(await page.content()).not.toContain(number)
  expect(await page.content()).not.toContain(pin)
  expect(await axeViolationsOn(page), 'card details').toEqual([])
})
