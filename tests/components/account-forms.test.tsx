import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { LoginForm } from '#storefront/areas/account/login-form.tsx'
import { OrderAccount } from '#storefront/areas/account/order-account.tsx'
import { OwnDataSection } from '#storefront/areas/account/own-data-section.tsx'
import { PasskeyLogin } from '#storefront/areas/account/passkey-login.tsx'
import { RegisterForm } from '#storefront/areas/account/register-form.tsx'
import { passkeyWaitMs } from '#storefront/parts/account/use-passkey.ts'
import { pattern } from '#tests/e2e/pages/texts.ts'
import { wcagRules } from '#tests/support/axe-rules.ts'
import { knownCustomer, knownPassword } from '#tests/support/known-customer.ts'
import { axeViolations, drawn, renderComponent, texts } from '#tests/support/render-component.tsx'
import { answerMs } from '#ui/answer-within.ts'

afterEach(() => {
  vi.useRealTimers()
})

const { accountEntry: entry, accountForm, errors } = texts
const { required, problems, help } = accountForm
const summary = page.getByRole('alert')

type Field = keyof typeof required

const field = (name: Field) => page.getByLabelText(new RegExp(`^${accountForm[name]}(?: \\(|$)`))

async function fill(typed: Partial<Record<Field, string>>): Promise<void> {
  for (const [name, text] of Object.entries(typed)) await userEvent.fill(field(name as Field), text)
}

const person = { firstName: 'Joris', lastName: 'Bakker' }

describe('an account is made', () => {
  const send = () => userEvent.click(page.getByRole('button', { name: entry.register.submit }))
  let address: () => string
  beforeEach(() => {
    sessionStorage.clear()
    ;({ address } = renderComponent(<RegisterForm />, '/account/registreren/'))
  })
  afterEach(() => page.viewport(375, 812))

  test('with what is missing said at its field, and help for a password as it is typed', async () => {
    await send()
    const { currentPassword, ...asked } = required
    for (const sentence of Object.values(asked))
      await expect.element(summary.getByRole('link', { name: pattern(sentence) })).toBeVisible()
    const terms = page.getByRole('checkbox')
    await expect.element(terms).toHaveAccessibleDescription(problems.termsNotAccepted)
    await expect.element(field('firstName')).toHaveFocus()
    await fill({ ...person, email: 'joris@', confirmEmail: 'joris@' })
    await expect.element(summary.getByText(pattern(required.firstName))).not.toBeInTheDocument()
    await fill({ password: 'alleen letters', repeatPassword: 'iets anders' })
    await expect.element(page.getByText(help.digit, { exact: true })).toBeVisible()
    await send()
    await expect.element(summary.getByText(pattern(problems.emailInvalid)).first()).toBeVisible()
    await expect.element(summary.getByText(pattern(problems.passwordCharacters))).toBeVisible()
    await fill({ password: knownPassword })
    await expect.element(page.getByText(`${help.digit}${help.done}`)).toBeVisible()
    await send()
    await expect.element(summary.getByText(pattern(problems.passwordsDiffer))).toBeVisible()
    expect(await axeViolations(wcagRules)).toEqual([])
  })

  test('with the first field and all that is wrong in sight after sending', async () => {
    await page.viewport(375, 640)
    await send()
    await expect.element(field('firstName')).toHaveFocus()
    await expect.element(field('firstName')).toBeInViewport({ ratio: 1 })
    await expect.element(summary).toBeInViewport({ ratio: 1 })
  })

  test('while reading the terms ticks nothing and loses nothing that was typed', async () => {
    await fill({ firstName: 'Joris' })
    await userEvent.click(page.getByRole('link', { name: 'privacyverklaring' }))
    const dialog = page.getByRole('dialog', { name: texts.legal.privacyTitle })
    await expect.element(dialog).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(page.getByRole('checkbox')).not.toBeChecked()
    await expect.element(field('firstName')).toHaveValue('Joris')
  })

  test('not for an address that has one: the way to log in is shown, and nothing typed is lost', async () => {
    await fill({ ...person, email: knownCustomer, confirmEmail: knownCustomer })
    await fill({ password: knownPassword, repeatPassword: knownPassword })
    await userEvent.click(page.getByRole('checkbox'))
    await send()
    await expect.element(page.getByText(errors.accountExists)).toBeVisible()
    await expect.element(field('email')).toHaveFocus()
    await expect.element(field('firstName')).toHaveValue(person.firstName)
    await userEvent.click(page.getByRole('link', { name: entry.register.toLogin }))
    await expect.poll(address).toBe('/account/login/')
    // Where the address stands already.
    renderComponent(<LoginForm onLoggedIn={() => undefined} />)
    await expect.element(field('email')).toHaveValue(knownCustomer)
  })
})

test('a wrong password keeps what was typed, and can be looked at', async () => {
  const onLoggedIn = vi.fn()
  renderComponent(<LoginForm onLoggedIn={onLoggedIn} />, '/account/login/')
  const send = () => userEvent.click(page.getByRole('button', { name: entry.login.submit }))
  await fill({ email: knownCustomer, password: 'niet goed 1!' })
  await send()
  await expect.element(summary).toMatchTextContent(errors.loginWrong)
  await expect.element(field('email')).toHaveValue(knownCustomer)
  await expect.element(field('password')).toHaveValue('niet goed 1!')
  expect(await axeViolations(wcagRules)).toEqual([])
  const show = page.getByRole('button', { name: /^Toon wat je typt/ })
  await userEvent.click(show)
  await expect
    .element(page.getByRole('textbox', { name: 'Wachtwoord' }))
    .toHaveValue('niet goed 1!')
  await userEvent.click(page.getByRole('button', { name: /^Verberg wat je typt/ }))
  await expect.element(show).toHaveFocus()
  expect(onLoggedIn).not.toHaveBeenCalled()
})

test('whoever looks for their passkey is not told meanwhile that it failed', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const ask = vi.spyOn(navigator.credentials, 'get').mockReturnValue(new Promise(() => {}))
  renderComponent(<PasskeyLogin onLoggedIn={() => undefined} />, '/account/login/')
  const show = page.getByRole('button', { name: entry.login.byPasskey })
  await userEvent.click(show)
  await expect.poll(() => ask.mock.calls.length).toBe(1)
  await vi.advanceTimersByTimeAsync(answerMs)
  await drawn()
  await expect.element(show).toHaveAttribute('aria-busy', 'true')
  await vi.advanceTimersByTimeAsync(passkeyWaitMs)
  await expect.element(show).not.toHaveAttribute('aria-busy')
})

test('what is kept of a customer is one file below the page of their details', async () => {
  renderComponent(<OwnDataSection />, '/account/gegevens/')
  const link = page.getByRole('link', { name: texts.accountPages.details.data.action })
  await expect.element(link).toHaveAttribute('href', '/account/gegevens/mijn-gegevens.zip')
  expect(await axeViolations(wcagRules)).toEqual([])
})

describe('an account on an order', () => {
  const order = { uuid: crypto.randomUUID(), email: 'anna@voorbeeld.example', offersAccount: true }
  const offer = page.getByRole('region', { name: texts.orderAccount.heading })

  test('asks for one password, and says what is wrong with it', async () => {
    renderComponent(<OrderAccount order={order} />, `/bestellen/${order.uuid}/`)
    await expect.element(offer).toMatchTextContent(order.email)
    await userEvent.click(offer.getByRole('button', { name: texts.orderAccount.submit }))
    await expect.element(page.getByText(required.password, { exact: true })).toBeVisible()
    await fill({ password: knownPassword })
    await userEvent.click(offer.getByRole('button', { name: texts.orderAccount.submit }))
    await expect.element(offer.getByText(errors.orderUnknown)).toBeVisible()
    await expect.element(field('password')).toHaveValue(knownPassword)
    expect(await axeViolations(wcagRules)).toEqual([])
  })

  test('is offered to guests alone', async () => {
    renderComponent(
      <>
        <OrderAccount order={{ ...order, offersAccount: false }} />
        <p>Klaar</p>
      </>,
    )
    await expect.element(page.getByText('Klaar')).toBeVisible()
    await expect.element(offer).not.toBeInTheDocument()
  })
})
