import { activateCard } from '#tests/support/activate-card.ts'
import { addressOf } from '#tests/support/journeys-setup.ts'
import { axeViolationsOn } from './axe-violations.ts'
import { expect, test } from './journey.ts'
import { press, reach, type } from './keyboard.ts'
import { newAddress } from './new-address.ts'
import { RedeemPage } from './pages/redeem-page.ts'
import { holdChoiceCard } from './pages-to-visit.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test.describe('in a shop that posts cards of others', () => {
  test.use({ baseURL: addressOf('CHANGED_SHOP_URL') })

  test('two cards become one of 400 euros by post: split over three, one parcel, postage once from the balance', async ({
    pageObjects,
  }) => {
    const { page, shop } = pageObjects
    const { redeem } = shop.texts
    const exchange = new RedeemPage(pageObjects)
    await exchange.begin(250_00)
    await exchange.addCard(await holdChoiceCard(pageObjects, 200_00))
    await expect(page.getByText('€ 450,00').first()).toBeVisible()
    const dialog = await exchange.openChoice('Loof & Lente Tuinbon')
    await dialog.getByText(redeem.choose.PHYSICAL, { exact: true }).click()
    await dialog.getByText(shop.texts.product.form.otherAmount, { exact: true }).click()
    await dialog.getByLabel(shop.texts.product.form.otherAmountLabel).fill('400')
    await expect(dialog.getByText(/hoogstens €\s150,00/)).toBeVisible()
    await expect(dialog.getByText(/over 3 kaarten/)).toBeVisible()
    await exchange.takeAmount(dialog, '400')
    await exchange.toCheckout({
      ...{ postCode: '1012 JS', houseNumber: '1', street: 'Dam', city: 'Amsterdam' },
    })
    await expect(page.getByText('Dam 1')).toBeVisible()
    await expect(page.getByText(redeem.checkout.nothingToPay)).toBeVisible()
    // More than 300 euros goes by registered post.
    await expect(page.getByText('€ 8,95').filter({ visible: true })).toHaveCount(1)
    expect(await axeViolationsOn(page), 'checkout').toEqual([])
    await exchange.redeemButton.click()
    await expect(shop.thanks).toBeVisible()
    await expect(page.getByText(/Er staat nog €\s41,05 op je kaart/)).toBeVisible()
    expect(await axeViolationsOn(page), 'result').toEqual([])
  })
})

test('a card of a company is exchanged by keyboard alone, from its number to the result', async ({
  page,
  shop,
}) => {
  const { balance, product, redeem } = shop.texts
  const { number, pin } = await activateCard(page, 20_00, 'keuze-lantaarn')
  await shop.open('/saldocheck/info/lantaarn/')
  await press(page, page.getByRole('link', { name: redeem.info.action }).first())
  await expect(shop.heading).toHaveText('Je kaart van Lantaarn Installaties')
  await press(page, page.getByRole('button', { name: redeem.start.action }))
  const card = page.getByRole('dialog', { name: redeem.card.title })
  await type(page, card.getByLabel(balance.number), number)
  await type(page, card.getByRole('textbox', { name: balance.pin }), pin)
  await page.keyboard.press('Enter')
  await expect(shop.heading).toHaveText('Kies je cadeau van Lantaarn Installaties')
  expect(await axeViolationsOn(page), 'the shop of the company').toEqual([])

  await press(page, page.getByRole('button', { name: /Aan tafel/ }).first())
  const choice = page.getByRole('dialog', { name: 'Aan tafel Dinerbon' })
  await press(page, choice.getByRole('radio', { name: product.form.otherAmount }))
  await type(page, choice.getByLabel(product.form.otherAmountLabel), '20')
  await page.keyboard.press('Enter')
  await expect(choice).toBeHidden()
  await press(page, page.getByRole('button', { name: new RegExp(redeem.bar.open) }))
  const basket = page.getByRole('dialog', { name: redeem.basket.title })
  await press(page, basket.getByRole('button', { name: redeem.basket.next }))
  const details = page.getByRole('dialog', { name: redeem.details.digitalTitle })
  const email = newAddress('noor')
  await type(page, details.getByLabel(redeem.details.firstName), 'Noor')
  await type(page, details.getByLabel(redeem.details.lastName), 'Visser')
  await type(page, details.getByLabel(redeem.details.email, { exact: true }), email)
  await type(page, details.getByLabel(redeem.details.confirmEmail), email)
  await reach(page, details.getByRole('checkbox'))
  await page.keyboard.press('Space')
  await press(page, details.getByRole('button', { name: redeem.details.next }))
  await expect(shop.heading).toHaveText(redeem.checkout.heading)
  await press(page, page.getByRole('button', { name: redeem.checkout.redeem, exact: true }))
  await expect(shop.thanks).toBeVisible()
  await expect(page.getByText(redeem.result.nothing)).toBeVisible()
  await expect(page.getByText('Een cadeau van Lantaarn Installaties').first()).toBeVisible()
})
