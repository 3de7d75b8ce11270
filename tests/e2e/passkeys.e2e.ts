import { knownPassword } from '#tests/support/known-customer.ts'
import { expect, test } from './journey.ts'
import { newAddress } from './new-address.ts'
import { AccountPage } from './pages/account-page.ts'
import { plugInAuthenticator } from './plug-in-authenticator.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('a customer makes a passkey, logs in by it alone, and gives it up', async ({
  page,
  shop,
  mailbox,
}) => {
  const account = new AccountPage({ page, shop, mailbox })
  const { entry, pages } = account
  const { passkeys } = pages.security
  await shop.openAccount(newAddress('joris'))
  await plugInAuthenticator(page)

  await test.step('it is made by who knows the password', async () => {
    await shop.open('/account/beveiliging/')
    await account.main.getByRole('button', { name: passkeys.add }).click()
    const dialog = page.getByRole('dialog', { name: pages.addPasskey.title })
    await account.fill({ password: knownPassword }, dialog)
    await dialog.getByRole('button', { name: pages.addPasskey.submit }).click()
    await expect(page.getByText(pages.addPasskey.done)).toBeVisible()
    await expect(account.main.getByRole('button', { name: passkeys.delete })).toHaveCount(1)
  })

  await test.step('it logs in, and leads to the page that asked for it', async () => {
    await account.forgetCookies()
    await shop.open('/account/login/?naar=/account/beveiliging/')
    await account.main.getByRole('button', { name: entry.login.byPasskey }).click()
    await expect(account.heading(pages.security.heading)).toBeVisible()
  })

  await test.step('it is deleted, and logs in no more', async () => {
    await account.main.getByRole('button', { name: passkeys.delete }).click()
    const dialog = page.getByRole('dialog', { name: pages.deletePasskey.title })
    await account.fill({ password: knownPassword }, dialog)
    await dialog.getByRole('button', { name: pages.deletePasskey.submit }).click()
    await expect(page.getByText(pages.deletePasskey.done)).toBeVisible()
    await expect(account.main.getByRole('button', { name: passkeys.delete })).toHaveCount(0)
    await account.forgetCookies()
    await shop.open('/account/login/')
    await account.main.getByRole('button', { name: entry.login.byPasskey }).click()
    await expect(account.main.getByText(shop.texts.errors.passkeyRefused)).toBeVisible()
  })
})

test('a guest keeps an order by a passkey alone', async ({ page, shop, mailbox }) => {
  const account = new AccountPage({ page, shop, mailbox })
  const { byPasskey, done } = shop.texts.orderAccount
  await plugInAuthenticator(page)
  await shop.fillBasket({ productId: 'aan-tafel-dinerbon', amountCents: 2000, quantity: 1 })
  const { orderUuid } = await shop.payBasketByCard(newAddress('joris'))
  await shop.open(`/bestellen/${orderUuid}/`)
  await account.main.getByRole('button', { name: byPasskey }).click()
  await expect(account.main.getByRole('heading', { name: done.heading })).toBeFocused()
  await expect(account.main.getByText(done.withoutPasskey)).toHaveCount(0)
  await account.forgetCookies()
  await shop.open('/account/login/')
  await account.main.getByRole('button', { name: account.entry.login.byPasskey }).click()
  await expect(account.main.getByRole('article')).toHaveCount(1)
})
