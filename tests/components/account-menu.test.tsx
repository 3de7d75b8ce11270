import { afterAll, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { AccountMenu } from '#storefront/frame/header/account-menu.tsx'
import { makeCaptchaProof } from '#storefront/parts/captcha/make-captcha-proof.ts'
import { wcagRules } from '#tests/support/axe-rules.ts'
import { knownCustomer, knownPassword } from '#tests/support/known-customer.ts'
import { askShop, axeViolations, renderComponent, texts } from '#tests/support/render-component.tsx'

const { account, layout } = texts
const button = page.getByRole('button', { name: layout.account })
const elsewhere = page.getByRole('button', { name: 'Elders' })
const list = page.getByRole('navigation', { name: account.navigation })
const entries = list.getByRole('link')
const logOutButton = list.getByRole('button', { name: account.logOut })

const logOut = () =>
  askShop(
    'mutation LogOut($userData: UserData!) { userLogout(userData: $userData) { errors { code } } }',
  )

let address: () => string
beforeEach(async () => {
  await askShop(
    `mutation LogIn($userData: UserData!, $email: String!, $password: String!, $captchaToken: String!) {
      userLogin(userData: $userData, email: $email, password: $password, captchaToken: $captchaToken) { errors { code } } }`,
    { email: knownCustomer, password: knownPassword, captchaToken: await makeCaptchaProof() },
  )
  ;({ address } = renderComponent(
    <>
      <header className="flex justify-end">
        <AccountMenu />
      </header>
      <button type="button">Elders</button>
    </>,
    '/cadeaubonnen/',
  ))
  await expect.element(button).toBeVisible()
})
afterAll(logOut)

test('it names who is logged in, and leads to the pages of the account', async () => {
  await userEvent.click(button)
  await expect.element(list.getByText('Joris Bakker')).toBeVisible()
  expect(await axeViolations(wcagRules)).toEqual([])
  await userEvent.click(list.getByRole('link', { name: 'Bestellingen' }))
  await expect.poll(address).toBe('/account/bestellingen/')
  await expect.element(list).not.toBeInTheDocument()
  await expect.element(button).toHaveAttribute('aria-expanded', 'false')
})

test('the keyboard alone opens it, walks it and leaves it', async () => {
  button.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(list).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(list).not.toBeInTheDocument()
  await expect.element(button).toHaveFocus()

  await userEvent.keyboard('{ArrowDown}')
  await expect.element(entries.first()).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(entries.nth(1)).toHaveFocus()
  await userEvent.keyboard('{End}')
  await expect.element(logOutButton).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(entries.first()).toHaveFocus()
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(logOutButton).toHaveFocus()
  // Tab walks on, and what is left closes; so does a press elsewhere.
  await userEvent.tab()
  await expect.element(elsewhere).toHaveFocus()
  await expect.element(list).not.toBeInTheDocument()
  await userEvent.click(button)
  await expect.element(list).toBeVisible()
  await userEvent.click(elsewhere)
  await expect.element(list).not.toBeInTheDocument()
})

test('a session that ended elsewhere is not shown as one that goes on', async () => {
  await logOut()
  await userEvent.click(button)
  await expect.poll(address).toBe('/account/')
})
