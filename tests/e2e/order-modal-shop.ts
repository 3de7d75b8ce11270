import type { Locator } from '@playwright/test'
import { addressOf } from '#tests/support/journeys-setup.ts'
import { knownPassword } from '#tests/support/open-account.ts'
import { expect, test as journey, newAddress } from './journey.ts'
import { AccountPage } from './pages/account-page.ts'

export { expect }

type Menu = { button: Locator; link: Locator; list: Locator; logOut: Locator }

/** A storefront with order-modal mode on (SPEC §2). */
export const test = journey.extend<{ account: AccountPage; menu: Menu }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the fixtures by name.
  baseURL: async ({}, use) => use(addressOf('BONBLOOM_URL')),
  account: async ({ page, shop, mailbox }, use) => use(new AccountPage({ page, shop, mailbox })),
  menu: async ({ page, shop }, use) => {
    const header = page.getByRole('banner')
    const { layout, account } = shop.texts
    const list = header.getByRole('navigation', { name: account.navigation })
    await use({
      button: header.getByRole('button', { name: layout.account }),
      link: header.getByRole('link', { name: layout.account, exact: true }),
      list,
      logOut: list.getByRole('button', { name: account.logOut }),
    })
  },
})
/** Registers on the pages, because visitors of other tests do not know this storefront's number. */
export async function register(account: AccountPage): Promise<string> {
  const email = newAddress('klant')
  await account.page.goto('/account/registreren/')
  await account.fill({ firstName: 'Sanne', lastName: 'de Wit', email, confirmEmail: email })
  await account.fill({ password: knownPassword, repeatPassword: knownPassword })
  await account.page.getByRole('checkbox').check()
  await account.send('register')
  await account.heading(account.entry.registered.heading).waitFor()
  return email
}
