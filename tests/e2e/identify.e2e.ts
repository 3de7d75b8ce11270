import type { Locator } from '@playwright/test'
import { knownPassword } from '#tests/support/known-customer.ts'
import { axeViolationsOn } from './axe-violations.ts'
import { newAddress } from './new-address.ts'
import { expect, test as inOrderModalShop, register } from './order-modal-shop.ts'

type Windows = {
  /** Opens the window over a basket with one card; gives the button that did. */
  open: () => Promise<Locator>
  identify: Locator
  login: Locator
}

const test = inOrderModalShop.extend<{ windows: Windows }>({
  windows: async ({ page, shop, product, basket }, use) => {
    const { accountModals, basket: texts } = shop.texts
    const open = async () => {
      await product.open('aan-tafel-dinerbon')
      await product.forMyself()
      await product.addButton.click()
      await product.added.waitFor()
      await basket.open()
      const next = page.getByRole('main').getByRole('button', { name: texts.summary.next })
      await next.click()
      return next
    }
    const identify = page.getByRole('dialog', { name: accountModals.identify.title })
    const login = page.getByRole('dialog', { name: accountModals.login.title })
    await use({ open, identify, login })
  },
})
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('a guest is asked for an account over the basket, may order without one at once, and confirms an address without an account', async ({
  page,
  shop,
  windows,
  account,
  basket,
}) => {
  const next = await windows.open()
  await expect(windows.identify).toBeVisible()
  expect(await axeViolationsOn(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(windows.identify).toHaveCount(0)
  await expect(next).toBeFocused()
  await next.click()
  await windows.identify
    .getByRole('link', { name: shop.texts.accountModals.identify.guest })
    .click()
  await expect(page).toHaveURL('/bestellen/')

  await basket.open()
  await next.click()
  const email = newAddress('gast')
  await account.fill({ email }, windows.identify)
  await windows.identify
    .getByRole('button', { name: shop.texts.accountModals.identify.submit })
    .click()
  await expect(page).toHaveURL('/bestellen/')
  const { email: label, confirmEmail } = shop.texts.checkout.details
  await expect(account.main.getByLabel(label, { exact: true })).toHaveValue(email)
  await expect(account.main.getByLabel(confirmEmail, { exact: true })).toHaveValue('')
})

test('an address with an account logs in and finds its details at the checkout; a wrong password keeps what was typed, and the way back is another address', async ({
  page,
  shop,
  windows,
  account,
  basket,
  request,
}) => {
  const email = await register(account)
  await account.forgetCookies()
  await windows.open()
  await account.fill({ email }, windows.identify)
  await windows.identify
    .getByRole('button', { name: shop.texts.accountModals.identify.submit })
    .click()
  await expect(account.field('email', windows.login)).toHaveValue(email)
  await windows.login.getByRole('button', { name: shop.texts.ui.back }).click()
  await expect(windows.identify).toBeVisible()
  const { cookies } = await page.context().storageState()
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const html = await (await request.get('/winkelmandje/', { headers: { cookie } })).text()
  expect(html, 'without a script the basket leads on as a guest').toContain('href="/bestellen/"')
  await account.fill({ email }, windows.identify)
  await page.keyboard.press('Enter')
  await expect(account.field('email', windows.login)).toHaveValue(email)
  expect(await axeViolationsOn(page)).toEqual([])

  const submit = windows.login.getByRole('button', { name: shop.texts.accountEntry.login.submit })
  await account.fill({ password: 'Verkeerd 1!' }, windows.login)
  await submit.click()
  await expect(windows.login.getByText('Deze combinatie')).toBeVisible()
  await expect(account.field('email', windows.login)).toHaveValue(email)
  await account.fill({ password: knownPassword }, windows.login)
  await submit.click()
  await expect(page).toHaveURL('/bestellen/')
  await expect(page.getByText(`Je bent ingelogd als ${email}`)).toBeVisible()
  const { email: label, confirmEmail, firstName } = shop.texts.checkout.details
  await expect(account.main.getByLabel(firstName)).toHaveValue('Joris')
  await expect(account.main.getByLabel(label, { exact: true })).toHaveValue(email)
  await expect(account.main.getByLabel(confirmEmail, { exact: true })).toHaveValue(email)

  await page.goBack()
  await expect(page).toHaveURL('/winkelmandje/')
  await basket.open()
  await page
    .getByRole('main')
    .getByRole('link', { name: shop.texts.basket.summary.next })
    .filter({ visible: true })
    .click()
  await expect(page).toHaveURL('/bestellen/')
})
