import { callOffTexts } from '#i18n/texts/call-off.ts'
import { contactTexts } from '#i18n/texts/contact.ts'
import { papersTexts } from '#i18n/texts/papers.ts'
import { printCard } from '#tests/support/activate-card.ts'
import { knownPassword } from '#tests/support/known-customer.ts'
import { expect, test as journey } from './journey.ts'
import { newAddress } from './new-address.ts'
import { AccountPage } from './pages/account-page.ts'
import { NewsletterPage } from './pages/newsletter-page.ts'
import { OrderPage } from './pages/order-page.ts'
import { RedeemPage } from './pages/redeem-page.ts'
import { say } from './pages/texts.ts'
import { translatePages } from './translator.ts'

const contact = contactTexts.nl
const papers = papersTexts.nl

/**
 * Each page is changed by a translator, and every error of it fails the journey. The clipboard is
 * allowed: without a grant the browser decides by itself, after the press.
 */
const test = journey.extend({
  context: async ({ context }, use) => {
    await context.grantPermissions(['clipboard-write'])
    await translatePages(context)
    await use(context)
  },
})

const productId = 'aan-tafel-dinerbon'
const joris = { firstName: 'Joris', lastName: 'Bakker' }

test('a gift is bought, unwrapped and withdrawn on translated pages', async ({
  page,
  shop,
  product,
  basket,
  checkout,
  bank,
  mailbox,
}) => {
  const [receiver, giver] = [newAddress('sanne'), newAddress('joris')]
  const { withdraw } = callOffTexts.nl
  const total = page.locator('[data-bar] [aria-live]')
  await product.open(productId)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB')
  await product.choose('€ 50')
  await product.forSomebodyElse({ name: 'Sanne', email: receiver, note: 'Eet smakelijk!' })
  await expect(total).toContainText('€ 50,00')
  await product.choose(papers.theatre)
  await expect(total).toContainText('€ 50,95')
  await product.addAndGoToBasket()
  await expect(shop.basketLink(1)).toBeVisible()
  await basket.parcelFor('Sanne').getByRole('textbox').fill('2')
  await expect(shop.basketLink(2)).toBeVisible()
  await expect(page.getByRole('main')).toContainText('€ 101,90')
  await basket.checkOutAsGuest()
  await checkout.identify({ ...joris, email: giver })
  await checkout.payWithIdeal()
  await bank.choose('pay')
  await expect(shop.thanks).toBeVisible()
  const orderNumber = await page
    .getByText(/^61-\w{4}-\w{4}$/)
    .first()
    .innerText()

  const gift = await mailbox.openGiftOf(receiver)
  await gift.unwrap()
  await expect(gift.barcode.first()).toBeVisible()
  await gift.copyNumber.first().click()
  const { copied } = shop.texts.copy
  await expect(gift.page.getByRole('status').filter({ hasText: copied })).toHaveCount(1)
  await gift.thank('Dank je wel!')
  await expect(gift.thanked).toBeVisible()

  await shop.open('/herroepen/')
  await page.getByLabel(withdraw.name).fill('Joris Bakker')
  await page.getByLabel(withdraw.orderNumber).fill(orderNumber)
  await page.getByLabel(withdraw.email).fill(giver)
  await page.getByRole('main').getByRole('button', { name: withdraw.next }).click()
  await page.getByRole('button', { name: withdraw.confirm.submit }).click()
  await expect(page.getByRole('heading', { name: withdraw.done.heading })).toBeVisible()
})

test('an exchange, an activation and a search for a gift pass on translated pages', async ({
  pageObjects,
}) => {
  const { page, shop, checkout, bank } = pageObjects
  const { activation, balance, redeem, finder } = shop.texts
  const exchange = new RedeemPage(pageObjects)
  await exchange.begin(35_00)
  await exchange.choose('Aan tafel', '35')
  await exchange.toCheckout()
  await exchange.redeemButton.click()
  await expect(shop.thanks).toBeVisible()
  await expect(page.getByText(redeem.result.nothing)).toBeVisible()

  const { number } = await printCard(page)
  const form = page.getByRole('form', { name: activation.form })
  await shop.open('/activeren/')
  await form.getByLabel(balance.number).fill(number)
  await form.getByRole('textbox', { name: activation.amount }).fill('50')
  await form.getByRole('textbox', { name: activation.email }).fill(newAddress('anna'))
  await form.getByRole('checkbox').check()
  await checkout.payButton.click()
  await bank.choose('pay')
  await expect(shop.heading).toHaveText(activation.done.heading.active)

  await shop.open('/cadeauzoeker/')
  await page.getByText('Opa of oma', { exact: true }).click()
  await page.getByRole('button', { name: shop.texts.browse.finder.submit }).click()
  await expect(page.getByRole('heading', { name: finder.picks })).toBeVisible()
  await page.getByRole('button', { name: finder.others }).click()
  await expect(page.getByRole('article')).toHaveCount(3)
})

test('a transfer is copied again and again on a translated page, and the basket tells of it', async ({
  page,
  shop,
  product,
  checkout,
}) => {
  const { order, awaitedTransfers } = shop.texts
  await shop.open(`/bestellen/?gift=${productId}`)
  await product.forMyself()
  await checkout.fillDetails({ ...joris, email: newAddress('joris') })
  await checkout.payWith('bankTransfer_IBAN')
  await expect(shop.heading).toHaveText(order.thanks.transfer)
  const placed = new OrderPage(page, shop.texts)
  for (const what of ['copyIban', 'copyReference', 'copyAmount', 'copyIban'] as const)
    await placed.copyForTransfer(what)
  await shop.open('/winkelmandje/')
  await expect(page.getByRole('heading', { name: awaitedTransfers.heading })).toBeVisible()
  await page.getByRole('link', { name: awaitedTransfers.action }).click()
  await expect(page.getByRole('heading', { name: order.transfer.heading })).toBeVisible()
})

test('an account, a question and the newsletter pass on translated pages', async ({
  page,
  shop,
  mailbox,
}) => {
  const account = new AccountPage({ page, shop, mailbox })
  const { entry, pages } = account
  const email = newAddress('joris')
  await shop.open('/account/')
  await account.fill({ email })
  await account.send('identify')
  await expect(account.heading(entry.register.heading)).toBeVisible()
  await account.fill({ ...joris, confirmEmail: email })
  await account.fill({ password: knownPassword, repeatPassword: knownPassword })
  await page.getByRole('checkbox').check()
  await account.send('register')
  await expect(account.heading(entry.registered.heading)).toBeVisible()
  await page.goto(await account.linkTo('bevestigen', email))
  await account.send('confirm')
  await account.main.getByRole('link', { name: entry.confirm.done.next }).click()
  await expect(account.heading(say(pages.overview.heading, { name: 'Joris' }))).toBeVisible()
  await account.navigation.getByRole('button', { name: shop.texts.account.logOut }).click()
  await expect(page).toHaveURL('/')
  await shop.open('/account/gegevens/')
  await account.fill({ email })
  await account.send('identify')
  await account.fill({ password: knownPassword })
  await account.send('login')
  await expect(account.heading(pages.details.heading)).toBeVisible()

  await shop.open('/klantenservice/contact/')
  const question = page.getByRole('form', { name: contact.title })
  await question.getByLabel(contact.name).fill('Joris Bakker')
  await question.getByLabel(contact.email).fill(email)
  await question.getByRole('combobox').click()
  await question.getByRole('option').last().click()
  await question.getByLabel(contact.message).fill('Waar is mijn cadeaubon?')
  await question.getByRole('button', { name: contact.submit }).click()
  await expect(page.getByText(contact.done.title)).toBeVisible()

  const newsletter = new NewsletterPage(page, { language: 'nl', mailbox })
  const reader = newAddress('sanne')
  await shop.open('/over-ons/')
  await newsletter.ask(reader)
  await newsletter.open('bevestigen', reader)
  const { confirm } = newsletter.texts.link
  await page.getByRole('button', { name: confirm.action }).click()
  await expect(newsletter.heading(confirm.done)).toBeVisible()
})

test('one gift for a company is paid on a translated page, past addresses that are unknown', async ({
  shop,
  product,
  checkout,
  bank,
}) => {
  const company = { name: 'Bakker B.V.', kvkNumber: '68750110' }
  await shop.open(`/bestellen/?gift=${productId}`)
  await product.forMyself()
  await checkout.orderForCompany({ ...company, postCode: '3526KP', houseNumber: '93' })
  await expect(checkout.street).toHaveValue('Europalaan')
  await checkout.orderForCompany({ ...company, postCode: '9999XX', houseNumber: '93' })
  await expect(shop.page.getByText(shop.texts.address.lookup.unknown)).toBeVisible()
  await checkout.orderForCompany({ ...company, postCode: '3526KP', houseNumber: '93' })
  await expect(checkout.street).toHaveValue('Europalaan')
  await checkout.fillDetails({ ...joris, email: newAddress('joris') })
  await checkout.payWithIdeal({ isEarly: false })
  await bank.choose('pay')
  await expect(shop.thanks).toBeVisible()
})
