import { accountCompaniesTexts } from '#i18n/texts/account-companies.ts'
import { knownPassword } from '#tests/support/known-customer.ts'
import { axeViolationsOn } from './axe-violations.ts'
import { expect, test as journey } from './journey.ts'
import { newAddress } from './new-address.ts'
import { AccountPage } from './pages/account-page.ts'
import { say } from './pages/texts.ts'

const texts = accountCompaniesTexts.nl
const company = 'Bakkerij Bol'

const test = journey.extend<{ account: AccountPage }>({
  account: async ({ page, shop, mailbox }, use) => use(new AccountPage({ page, shop, mailbox })),
})

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  missingOnPurpose: /account\/uitnodiging/,
})

test('a company is opened, gets and loses a colleague, and the last one leaves', async ({
  page,
  shop,
  account,
  mailbox,
}) => {
  const owner = newAddress('beheerder')
  const colleague = newAddress('collega')
  const { main } = account
  const press = (name: string, within = main) => within.getByRole('button', { name }).click()
  const hasNoViolations = async () => expect(await axeViolationsOn(page)).toEqual([])

  await test.step('whose address is not confirmed is told what to do first', async () => {
    await shop.openAccount(owner)
    await shop.open('/account/bedrijven/')
    await expect(main.getByRole('heading', { name: texts.list.empty.heading })).toBeVisible()
    await main.getByRole('link', { name: texts.list.add }).click()
    await expect(main.getByText(texts.form.confirmFirst)).toBeVisible()
    await page.goto(await account.linkTo('bevestigen', owner))
    await account.send('confirm')
    await expect(account.heading(account.entry.confirm.done.heading)).toBeVisible()
  })

  await test.step('a company is opened, and what is missing is told first', async () => {
    await shop.open('/account/bedrijven/nieuw/')
    const field = (name: string) => main.getByLabel(name, { exact: true })
    await field(texts.form.name).fill(company)
    await press(texts.form.add)
    await expect(account.summary.getByText(texts.required.kvkNumber)).toBeVisible()
    await field(texts.form.kvkNumber).fill('12345678')
    await main.getByLabel(texts.form.invoiceEmails).fill('boek@bol.example, baas@bol.example')
    await field(shop.texts.address.postCode).fill('2513 AA')
    await field(shop.texts.address.houseNumber).fill('1')
    await field(shop.texts.address.houseNumber).blur()
    await expect(field(shop.texts.address.street)).toHaveValue('Binnenhof')
    await press(texts.form.add)
    await expect(account.heading(company)).toBeVisible()
    await hasNoViolations()
  })

  await test.step('a colleague is invited', async () => {
    await main.getByLabel(texts.invite.email, { exact: true }).fill(colleague)
    await press(texts.invite.submit)
    await expect(page.getByText(texts.invite.sent)).toBeVisible()
    await expect(main.getByText(colleague)).toBeVisible()
    await expect(main.getByText(texts.invite.state.WAITING)).toBeVisible()
  })

  await test.step('the colleague makes an account, and joins by the link of the mail', async () => {
    const link = await mailbox.linkTo(colleague, 'account/uitnodiging')
    await account.forgetCookies()
    await page.goto(link)
    await expect(account.heading(say(texts.invitation.heading, { company }))).toBeVisible()
    await expect(main.getByRole('link', { name: texts.invitation.register })).toBeVisible()
    await shop.openAccount(colleague)
    await page.goto(link)
    await hasNoViolations()
    await press(texts.invitation.accept)
    await expect(account.heading(company)).toBeVisible()
    await expect(main.getByText(texts.roleHint.buyer)).toBeVisible()
    await expect(main.getByText(texts.people.heading, { exact: true })).toHaveCount(0)
    await page.goto(link)
    await expect(account.heading(texts.invitation.invalid.heading)).toBeVisible()
  })

  await test.step('the owner gives the colleague another role, and takes them out', async () => {
    await account.forgetCookies()
    await shop.open('/account/bedrijven/')
    await account.fill({ email: owner })
    await account.send('identify')
    await account.fill({ password: knownPassword })
    await account.send('login')
    await main.getByRole('link', { name: company }).click()
    const row = main.getByRole('listitem').filter({ hasText: colleague })
    await row.getByRole('button').click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText(texts.role.finance, { exact: true }).click()
    await press(texts.people.save, dialog)
    await expect(row.getByText(texts.role.finance)).toBeVisible()
    await row.getByRole('button').click()
    await press(texts.people.remove, page.getByRole('dialog'))
    await press(texts.people.removeConfirm, page.getByRole('dialog'))
    await expect(row).toHaveCount(0)
  })

  await test.step('the header says for whom the basket is, and where that changes', async () => {
    await shop.fillBasket({ productId: 'aan-tafel-dinerbon', amountCents: 20_00, quantity: 1 })
    const { forCompany, next } = shop.texts.checkout.details
    const { ordersFor, navigation } = shop.texts.account
    const { account: name, accountFor } = shop.texts.layout
    const header = page.getByRole('banner')
    const panel = page.getByRole('navigation', { name: navigation }).filter({ visible: true })
    await shop.open('/over-ons/')
    await header.getByRole('button', { name, exact: true }).click()
    await expect(panel.getByText(ordersFor.myself)).toBeVisible()
    await hasNoViolations()
    await panel.getByRole('link', { name: ordersFor.changeWhom }).click()
    await main.getByText(company, { exact: true }).click()
    await expect(main.getByText(say(forCompany.text, { company }))).toBeVisible()
    await main.getByRole('checkbox').check()
    await press(next)
    await expect(page).toHaveURL(/stap=betaling/)
    await shop.open('/over-ons/')
    const opener = header.getByRole('button', { name: say(accountFor, { company }) })
    await page.setViewportSize({ width: 1280, height: 800 })
    await expect(opener.getByText(company)).toBeInViewport({ ratio: 1 })
    await page.setViewportSize({ width: 375, height: 812 })
    await expect(opener.getByText(company)).toBeHidden()
    await opener.click()
    await expect(panel.getByText(company)).toBeVisible()
    await hasNoViolations()
    await panel.getByRole('link', { name: ordersFor.changeWhom }).click()
    await expect(main.getByRole('radio', { name: company })).toBeChecked()
    await shop.open('/account/bedrijven/')
    await main.getByRole('link', { name: company }).click()
  })

  await test.step('the last one leaves, and the company is gone', async () => {
    await press(say(texts.leave.action, { company }))
    await press(texts.leave.confirm, page.getByRole('dialog'))
    await expect(main.getByRole('heading', { name: texts.list.empty.heading })).toBeVisible()
  })
})
