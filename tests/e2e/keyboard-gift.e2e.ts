import { papersTexts } from '#i18n/texts/papers.ts'
import { expect, test } from './journey.ts'
import { press, reach, type } from './keyboard.ts'
import { newAddress } from './new-address.ts'

const papers = papersTexts.nl

/** From the first question to the paper that comes off, and to the withdrawal: by keyboard alone, on a narrow screen as on a wide one. */
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('finds a gift by the finder, and its product knows the name', async ({ page, shop }) => {
  const { finder } = shop.texts
  await shop.open('/cadeauzoeker/')
  await press(page, page.getByRole('radio', { name: 'Opa of oma' }))
  await press(page, page.getByRole('radio', { name: 'Tot € 25' }))
  await type(page, page.getByLabel(finder.name), 'Oma Anna')
  await press(page, page.getByRole('button', { name: shop.texts.browse.finder.submit }))
  const picks = page.getByRole('heading', { name: finder.picks })
  await expect(picks).toBeFocused()
  await expect(picks).toBeInViewport()
  const first = page.getByRole('article').first()
  await expect(first).toContainText('Past bij: Opa of oma')
  await press(page, first.getByRole('button'))
  await expect(page).toHaveURL(/\/cadeaubonnen\/[a-z-]+\/$/)
  await expect(page.getByLabel(shop.texts.product.form.name)).toHaveValue('Oma Anna')
})

test('buys a gift: another amount, for somebody, in another paper, with a note, paid at the bank, and unwrapped', async ({
  page,
  shop,
  product,
  basket,
  checkout,
  bank,
  mailbox,
}) => {
  const { form, added } = shop.texts.product
  const { details } = checkout.texts
  const email = newAddress('sanne')
  await product.open('aan-tafel-dinerbon')
  await expect(product.addButton).toBeEnabled()
  await press(page, page.getByRole('radio', { name: form.otherAmount }))
  await type(page, page.getByLabel(form.otherAmountLabel), '42')
  await type(page, page.getByLabel(form.name), 'Sanne')
  await type(page, page.getByLabel(form.email), email)
  await type(page, page.getByLabel(form.confirmEmail), email)
  await press(page, page.getByRole('radio', { name: papers.dots }))
  await type(page, page.getByLabel(form.messageLabel), 'Eet smakelijk!')
  const quantity = product.quantity('Aan tafel Dinerbon')
  await press(page, page.getByRole('button', { name: /: één meer$/ }))
  await page.keyboard.press('Enter')
  await expect(quantity).toHaveValue('3')
  await press(page, page.getByRole('button', { name: /: één minder$/ }))
  await page.keyboard.press('Enter')
  await expect(quantity).toHaveValue('1')
  // At its end the button keeps the focus.
  await expect(page.getByRole('button', { name: /: één minder$/ })).toBeFocused()
  await press(page, product.addButton)
  await press(page, product.added.getByRole('link', { name: added.toBasket }))

  await basket.heading.waitFor()
  await expect(basket.parcelFor('Sanne')).toContainText('Eet smakelijk!')
  await press(page, basket.toCheckout)
  await press(page, basket.asGuest)
  await checkout.heading('details').waitFor()
  await type(page, page.getByLabel(details.firstName), 'Joris')
  await type(page, page.getByLabel(details.lastName), 'Bakker')
  await type(page, page.getByLabel(details.email, { exact: true }), 'joris@post.example')
  await type(page, page.getByLabel(details.confirmEmail), 'joris@post.example')
  await reach(page, page.getByRole('checkbox'))
  await page.keyboard.press('Space')
  await press(page, checkout.detailsButton)
  await checkout.heading('payment').waitFor()
  await reach(page, checkout.earlyBox)
  await page.keyboard.press('Space')
  await press(page, checkout.payButton)
  await bank.title.waitFor()
  await press(page, bank.button('pay'))
  await expect(shop.thanks).toBeVisible()

  const gift = await mailbox.openGiftOf(email)
  await press(gift.page, gift.unwrapButton)
  await expect(gift.page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(gift.page.getByText('Eet smakelijk!')).toBeVisible()
})

test('withdraws from an order: from its page to the second yes, and reads by mail what comes back', async ({
  page,
  shop,
  mailbox,
}) => {
  const { withdraw } = shop.texts.callOff
  const [giver, email] = [newAddress('joris'), newAddress('sanne')]
  const gift = { productId: 'aan-tafel-dinerbon', amountCents: 5000, quantity: 1 }
  await shop.fillBasket({ ...gift, receiver: { name: 'Sanne', email } })
  const { orderUuid } = await shop.payBasketByCard(giver)
  await mailbox.giftLinkTo(email)
  await shop.open(`/bestellen/${orderUuid}/`)
  await press(page, page.getByRole('main').getByRole('link', { name: withdraw.link }))
  const main = page.getByRole('main')
  await expect(main.getByLabel(withdraw.email)).toHaveValue(giver)
  await press(page, main.getByRole('button', { name: withdraw.next }))
  await expect(main.getByRole('heading', { name: withdraw.confirm.heading })).toBeVisible()
  await press(page, main.getByRole('button', { name: withdraw.confirm.submit }))
  await expect(main.getByRole('heading', { name: withdraw.done.heading })).toBeVisible()
  expect((await mailbox.mailAbout(giver, /[Hh]erroep/)).text).toMatch(/50,95/)
})
