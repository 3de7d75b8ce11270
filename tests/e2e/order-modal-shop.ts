import type { Locator } from '@playwright/test'
import { addressOf } from '#tests/support/journeys-setup.ts'
import { openAccount } from '#tests/support/open-account.ts'
import { type Post, Visitor } from '#tests/support/visitor.ts'
import { expect, test as journey } from './journey.ts'
import { newAddress } from './new-address.ts'
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

const bonbloomId = 11

/** Opens an account and logs the browser of this page in, by the API instead of through the pages. */
export async function register({ page }: AccountPage): Promise<string> {
  const email = newAddress('klant')
  const shop = { url: addressOf('BONBLOOM_URL'), storeId: bonbloomId }
  const post: Post = async (url, data) => (await page.request.post(url, { data })).json()
  await openAccount(new Visitor(shop, 'nl', post), email)
  return email
}
