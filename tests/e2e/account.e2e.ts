import { knownPassword } from '#tests/support/known-customer.ts'
import { expect, test as journey } from './journey.ts'
import { newAddress } from './new-address.ts'
import { AccountPage } from './pages/account-page.ts'
import { say } from './pages/texts.ts'

const test = journey.extend<{ account: AccountPage }>({
  account: async ({ page, shop, mailbox }, use) => use(new AccountPage({ page, shop, mailbox })),
})

const person = { firstName: 'Joris', lastName: 'Bakker' }
const otherPassword = 'Regenboog 8?'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('from a first visit to the last: an account is made, confirmed, used and deleted', async ({
  page,
  shop,
  account,
}) => {
  const email = newAddress('joris')
  const { entry, pages } = account

  await test.step('who has no account makes one, with the address that was typed', async () => {
    await shop.open('/account/')
    await account.fill({ email })
    await account.send('identify')
    await expect(account.heading(entry.register.heading)).toBeVisible()
    await expect(account.field('email')).toHaveValue(email)
    expect(page.url()).not.toContain('post.example')
    await account.fill({ ...person, confirmEmail: email })
    await account.fill({ password: knownPassword, repeatPassword: knownPassword })
    await page.getByRole('checkbox').check()
    await account.send('register')
    await expect(account.heading(entry.registered.heading)).toBeVisible()
    await expect(account.main).toContainText(email)
  })

  await test.step('the mailbox confirms the address', async () => {
    await page.goto(await account.linkTo('bevestigen', email))
    await account.send('confirm')
    await expect(account.heading(entry.confirm.done.heading)).toBeVisible()
    await account.main.getByRole('link', { name: entry.confirm.done.next }).click()
    const name = say(pages.overview.heading, { name: person.firstName })
    await expect(account.heading(name)).toBeVisible()
    await expect(account.main.getByRole('button', { name: pages.overview.resend })).toHaveCount(0)
    await expect(account.main.getByText(pages.orders.empty.heading)).toBeVisible()
  })

  await test.step('logging out leads home and closes the pages of the account', async () => {
    await account.navigation.getByRole('button', { name: shop.texts.account.logOut }).click()
    await expect(page).toHaveURL('/')
    await shop.open('/account/gegevens/')
    await expect(account.heading(entry.identify.heading)).toBeVisible()
    // Whose browser this is now must not learn who it was.
    await expect(account.field('email')).toHaveValue('')
  })

  await test.step('logging in leads to the page that asked for it', async () => {
    await account.fill({ email })
    await account.send('identify')
    await expect(account.heading(entry.login.heading)).toBeVisible()
    await account.fill({ password: knownPassword })
    await account.send('login')
    await expect(account.heading(pages.details.heading)).toBeVisible()
  })

  await test.step('details are kept', async () => {
    await account.fill({ firstName: 'Jo', phoneNumber: '020 123 45 67' })
    const { details } = shop.texts.checkout
    const { address } = shop.texts
    await account.main.getByText(details.withAddress).click()
    await account.main.getByLabel(address.postCode, { exact: true }).fill('2513 AA')
    await account.main.getByLabel(address.houseNumber).fill('1')
    await account.main.getByLabel(address.houseNumber).blur()
    const street = account.main.getByLabel(address.street, { exact: true })
    await expect(street).toHaveValue('Binnenhof')
    await account.main.getByRole('button', { name: pages.details.submit }).click()
    await expect(page.getByText(pages.details.saved)).toBeVisible()
    await page.reload()
    await expect(account.field('firstName')).toHaveValue('Jo')
    await expect(account.field('phoneNumber')).toHaveValue(/20 ?123 ?45 ?67$/)
    await expect(street).toHaveValue('Binnenhof')
  })

  await test.step('the password is changed by who knows it', async () => {
    await shop.open('/account/beveiliging/')
    await account.main.getByRole('button', { name: pages.security.password.action }).click()
    const dialog = page.getByRole('dialog', { name: pages.changePassword.title })
    await account.fill(
      {
        currentPassword: 'iets anders 1!',
        newPassword: otherPassword,
        repeatPassword: otherPassword,
      },
      dialog,
    )
    const submit = dialog.getByRole('button', { name: pages.changePassword.submit })
    await submit.click()
    await expect(dialog.getByText(shop.texts.errors.passwordWrong)).toBeVisible()
    await expect(account.field('currentPassword', dialog)).toBeFocused()
    await account.fill({ currentPassword: knownPassword }, dialog)
    await submit.click()
    await expect(dialog).toBeHidden()
    await expect(page.getByText(pages.changePassword.done)).toBeVisible()
  })

  await test.step('a forgotten password is replaced by the link of a mail, which works once', async () => {
    await account.forgetCookies()
    await account.requestNewPassword(email)
    await expect(account.main).toContainText(email)
    const link = await account.linkTo('nieuw-wachtwoord', email)
    await page.goto(link)
    const typed = { newPassword: knownPassword, repeatPassword: knownPassword }
    await account.fill(typed, account.form('newPassword'))
    await account.send('newPassword')
    await expect(account.heading(entry.newPasswordDone.heading)).toBeVisible()
    await account.main.getByRole('link', { name: entry.newPasswordDone.next }).click()
    await expect(account.navigation).toBeVisible()
    expect((await page.request.get(link)).status()).toBe(404)
  })

  await test.step('deleting asks the password, and says what is kept', async () => {
    await shop.open('/account/gegevens/')
    await account.main.getByRole('button', { name: pages.details.delete.action }).click()
    const dialog = page.getByRole('dialog', { name: pages.deleteAccount.title })
    await expect(dialog).toContainText(pages.deleteAccount.staysText)
    await account.fill({ password: otherPassword }, dialog)
    const submit = dialog.getByRole('button', { name: pages.deleteAccount.submit })
    await submit.click()
    await expect(dialog.getByText(shop.texts.errors.passwordWrong)).toBeVisible()
    await account.fill({ password: knownPassword }, dialog)
    await submit.click()
    await expect(page.getByText(entry.identify.deleted)).toBeVisible()
    await account.fill({ email })
    await account.send('identify')
    await expect(account.heading(entry.register.heading)).toBeVisible()
  })
})

test('who goes without a password is let in by the link of a mail, on another device too', async ({
  page,
  shop,
  account,
}) => {
  const { entry, pages } = account
  const email = newAddress('joris')
  await shop.openAccount(email)
  await page.goto(await account.linkTo('bevestigen', email))
  await account.send('confirm')
  await expect(account.heading(entry.confirm.done.heading)).toBeVisible()

  await test.step('the password is deleted by who knows it', async () => {
    await shop.open('/account/beveiliging/')
    await account.main.getByRole('button', { name: pages.security.password.delete }).click()
    const dialog = page.getByRole('dialog', { name: pages.deletePassword.title })
    await account.fill({ password: knownPassword }, dialog)
    await dialog.getByRole('button', { name: pages.deletePassword.submit }).click()
    await expect(page.getByText(pages.deletePassword.done)).toBeVisible()
    await expect(account.main).toContainText(pages.security.password.none)
  })

  const link = await test.step('the link works after a press, and once', async () => {
    await account.forgetCookies()
    await shop.open('/account/login/')
    await account.main.getByRole('link', { name: entry.login.byLink }).click()
    await expect(account.heading(entry.signInLink.heading)).toBeVisible()
    await account.fill({ email })
    await account.send('signInLink')
    await expect(account.heading(entry.signInLink.sent.heading)).toBeVisible()
    const mailed = await account.linkTo('inloglink/openen', email)
    // As a scanner of mails follows it.
    expect((await page.request.get(mailed)).status()).toBe(200)
    await page.goto(mailed)
    await account.send('signIn')
    await expect(account.navigation).toBeVisible()
    return mailed
  })
  expect((await page.request.get(link)).status()).toBe(404)

  await test.step('what a password would be asked for goes on for a while after it', async () => {
    await shop.open('/account/gegevens/')
    await account.main.getByRole('button', { name: pages.details.delete.action }).click()
    const dialog = page.getByRole('dialog', { name: pages.deleteAccount.title })
    await dialog.getByRole('button', { name: pages.deleteAccount.submit }).click()
    await expect(page.getByText(entry.identify.deleted)).toBeVisible()
  })
})

test('who confirms an address in another browser is asked for the password, and is logged in', async ({
  page,
  shop,
  account,
}) => {
  const email = newAddress('joris')
  await shop.openAccount(email)
  const link = await account.linkTo('bevestigen', email)
  await account.forgetCookies()
  await page.goto(link)
  await account.fill({ password: otherPassword }, account.form('confirm'))
  await account.send('confirm')
  await expect(account.main.getByText(shop.texts.errors.passwordWrong)).toBeVisible()
  await account.fill({ password: knownPassword }, account.form('confirm'))
  await account.send('confirm')
  await expect(account.heading(account.entry.confirm.done.heading)).toBeVisible()
  await account.main.getByRole('link', { name: account.entry.confirm.done.next }).click()
  await expect(account.navigation).toBeVisible()
  // Followed once more, the link says what is true.
  await page.goto(link)
  await expect(account.heading(account.entry.confirm.done.heading)).toBeVisible()
})

test('whose session has ended is asked to log in before anything is kept, and comes back', async ({
  page,
  shop,
  account,
}) => {
  const email = newAddress('joris')
  await shop.openAccount(email)
  await shop.open('/account/gegevens/')
  await account.fill({ firstName: 'Jo' })
  await account.forgetCookies()
  await account.main.getByRole('button', { name: account.pages.details.submit }).click()
  await expect(page).toHaveURL('/account/login/?naar=%2Faccount%2Fgegevens%2F')
})

test('who is not logged in is asked to, and never led to a page of somebody else', async ({
  page,
  shop,
  account,
}) => {
  const leadsTo = async (path: string) => {
    const { pathname, search } = new URL((await page.request.get(path)).url())
    return `${pathname}${search}`
  }
  expect(await leadsTo('/account/bestellingen/?pagina=2')).toBe(
    '/account/?naar=%2Faccount%2Fbestellingen%2F%3Fpagina%3D2',
  )
  const email = newAddress('joris')
  await shop.openAccount(email)
  for (const path of ['/account/', '/account/login/', '/account/registreren/']) {
    const answer = await leadsTo(`${path}?naar=https://boef.example/account/gegevens/`)
    expect(answer).toBe('/account/overzicht/')
  }
  await shop.open('/account/login/?naar=/account/gegevens/')
  await expect(account.heading(account.pages.details.heading)).toBeVisible()
  expect(await leadsTo('/account/wachtwoord-vergeten/')).toBe('/account/beveiliging/')
})

test('what was ordered while logged in stands in the account, and leads to its page', async ({
  page,
  shop,
  account,
}) => {
  const email = newAddress('joris')
  await shop.openAccount(email)
  const receiver = { name: 'Sanne', email: newAddress('sanne') }
  await shop.fillBasket({
    ...{ productId: 'aan-tafel-dinerbon', amountCents: 5000, quantity: 2 },
    receiver,
  })
  const { orderUuid } = await shop.payBasketByCard(email)
  await shop.open('/account/overzicht/')
  const order = account.main.getByRole('article')
  await expect(order).toContainText('Sanne')
  await expect(order).toContainText('2 cadeaus')
  await order.getByRole('link').click()
  await expect(page).toHaveURL(`/bestellen/${orderUuid}/`)
  await expect(account.main).toContainText('Sanne')
})

test('a guest keeps an order in an account, for one password', async ({ page, shop, account }) => {
  const { heading, submit, done } = shop.texts.orderAccount
  const email = newAddress('joris')
  await shop.fillBasket({ productId: 'aan-tafel-dinerbon', amountCents: 2000, quantity: 1 })
  const { orderUuid } = await shop.payBasketByCard(email)
  await shop.open(`/bestellen/gelukt/?order=${orderUuid}`)
  const offer = account.main.getByRole('region', { name: heading })
  await expect(offer).toContainText(email)
  await account.fill({ password: knownPassword }, offer)
  await offer.getByRole('button', { name: submit }).click()
  const made = account.main.getByRole('heading', { name: done.heading })
  await expect(made).toBeFocused()
  await expect(offer).toHaveCount(0)
  await account.main.getByRole('link', { name: done.action }).click()
  await expect(account.main.getByRole('article')).toHaveCount(1)
  await page.goto(await account.linkTo('bevestigen', email))
  await account.send('confirm')
  await expect(account.heading(account.entry.confirm.done.heading)).toBeVisible()
})

// Ten a page and the newest first: tests/api/account-orders.test.ts. A page beyond the last: pages-to-visit.ts.
test('the eleventh order stands on a second page, and whatever is no page leads back', async ({
  page,
  shop,
  account,
}) => {
  const email = newAddress('joris')
  await shop.openAccount(email)
  const orders: string[] = []
  for (let number = 0; number < 11; number += 1) {
    await shop.fillBasket({ productId: 'aan-tafel-dinerbon', amountCents: 2000, quantity: 1 })
    orders.push((await shop.payBasketByCard(email)).orderUuid ?? '')
  }
  await shop.open('/account/bestellingen/')
  const shown = account.main.getByRole('article')
  await expect(shown).toHaveCount(10)
  await account.main.getByRole('link', { name: 'Pagina 2' }).click()
  await expect(page).toHaveURL('/account/bestellingen/?pagina=2')
  await expect(shown).toHaveCount(1)
  const link = shown.getByRole('link')
  await expect(link).toHaveAttribute('href', `/bestellen/${orders[0]}/`)
  await shop.open('/account/bestellingen/?pagina=3')
  await account.main.getByRole('link', { name: account.pages.orders.beyond.action }).click()
  await expect(shown).toHaveCount(10)
  for (const wrong of ['0', '-1', 'twee', '1e3', '99999999', '<b>']) {
    const sent = await page.request.get(`/account/bestellingen/?pagina=${wrong}`)
    expect((await sent.text()).split('<article').length - 1, wrong).toBe(10)
  }
})

test.describe('in English', () => {
  test.use({ language: 'en' })

  test('an account is made and looked after as well', async ({ page, shop, account }) => {
    const email = newAddress('jo')
    await shop.open('/account/')
    await account.fill({ email })
    await account.send('identify')
    await expect(page).toHaveURL('/en/account/registreren/')
    await expect(account.heading('Create your account')).toBeVisible()
    await shop.openAccount(email)
    await shop.open('/account/overzicht/')
    await account.main.getByRole('button', { name: 'Send the email again' }).click()
    await expect(account.main.getByText(`Our last email to ${email} still works.`)).toBeVisible()
    await expect(account.linkTo('bevestigen', email)).resolves.toContain('/en/account/')
  })
})
