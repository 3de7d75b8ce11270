import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { accountCompaniesTexts } from '#i18n/texts/account-companies.ts'
import { errorCodes } from '#kernel/error-codes.ts'
import { ForgotForm } from '#storefront/areas/account/forgot-form.tsx'
import { InviteForm } from '#storefront/areas/account/invite-form.tsx'
import { LoginForm } from '#storefront/areas/account/login-form.tsx'
import { RegisterForm } from '#storefront/areas/account/register-form.tsx'
import { SignInLinkForm } from '#storefront/areas/account/sign-in-link-form.tsx'
import { pattern, textsOf } from '#tests/e2e/pages/texts.ts'
import { knownPassword } from '#tests/support/known-customer.ts'
import { renderComponent } from '#tests/support/render-component.tsx'

// SPEC §8, account errors: each form says what the shop refuses, in both languages.

type Refusal = Extract<keyof typeof errorCodes, keyof ReturnType<typeof textsOf>['errors']>
type Field = 'firstName' | 'lastName' | 'email' | 'confirmEmail' | 'password' | 'repeatPassword'

const email = 'joris@bakker.example'
const passwords = { password: knownPassword, repeatPassword: knownPassword }
const person = { firstName: 'Joris', lastName: 'Bakker', email, confirmEmail: email }

const captcha: readonly Refusal[] = ['captchaRefused']

const forms: readonly {
  name: 'login' | 'forgot' | 'register' | 'invite' | 'signInLink'
  operation: string
  part: React.ReactNode
  typed: Partial<Record<Field, string>>
  refusals: readonly Refusal[]
}[] = [
  {
    name: 'login',
    operation: 'userLogin',
    part: <LoginForm onLoggedIn={() => undefined} />,
    typed: { email, password: 'verkeerd 1!' },
    refusals: [...captcha, 'loginWrong', 'accountUnknown', 'alreadyLoggedIn'],
  },
  {
    name: 'forgot',
    operation: 'userForgotPassword',
    part: <ForgotForm />,
    typed: { email },
    refusals: [...captcha, 'accountUnknown', 'passwordMailNotSent', 'alreadyLoggedIn'],
  },
  {
    name: 'register',
    operation: 'userRegister',
    part: <RegisterForm />,
    typed: { ...person, ...passwords },
    refusals: [
      ...captcha,
      'accountExists',
      'alreadyLoggedIn',
      'passwordTooShort',
      'passwordCharacters',
      'passwordTooLong',
    ],
  },
  {
    name: 'invite',
    operation: 'inviteToCompany',
    part: <InviteForm company="cmp_1" />,
    typed: { email },
    refusals: [
      'companyMemberExists',
      'companyTooManyPeople',
      'companyNotAllowed',
      'companyUnknown',
    ],
  },
  {
    name: 'signInLink',
    operation: 'requestSignInLink',
    part: <SignInLinkForm onSent={() => undefined} />,
    typed: { email },
    refusals: [...captcha, 'alreadyLoggedIn'],
  },
]

beforeEach(() => sessionStorage.clear())
afterEach(() => vi.restoreAllMocks())

describe.each(['nl', 'en'] as const)('in %s', (language) => {
  const { accountEntry: entry, accountForm, errors } = textsOf(language)
  const { invite } = accountCompaniesTexts[language]
  const submitOf = {
    login: entry.login.submit,
    forgot: entry.forgot.submit,
    register: entry.register.submit,
    signInLink: entry.signInLink.submit,
    invite: invite.submit,
  }

  test.each(forms)('the form $name says each refusal and keeps what was typed', async (form) => {
    const { operation, part, typed, refusals } = form
    let refused = refusals[0]
    const { fetch } = window
    vi.spyOn(window, 'fetch').mockImplementation(async (...call) => {
      if (!new Headers(call[1]?.headers).has('x-bypass-mutations')) return fetch(...call)
      const code = refused && errorCodes[refused]
      const message = refused && errors[refused]
      const error = { code, message, referencedRequestParameter: null }
      return Response.json({ data: { [operation]: { errors: [error] } } })
    })
    renderComponent(part, language === 'nl' ? '/account/' : '/en/account/')
    const submit = page.getByRole('button', { name: submitOf[form.name] })
    const label = (name: Field) => (form.name === 'invite' ? invite.email : accountForm[name])
    const field = (name: Field) => page.getByLabelText(new RegExp(`^${label(name)}(?: \\(|$)`))
    for (const [name, text] of Object.entries(typed))
      await userEvent.fill(field(name as Field), text)
    if (form.name === 'register') await userEvent.click(page.getByRole('checkbox'))
    for (const next of refusals) {
      refused = next
      await userEvent.click(submit)
      await expect
        .element(page.getByText(pattern(errors[next])).first(), { message: next })
        .toBeVisible()
      for (const [name, text] of Object.entries(typed))
        await expect.element(field(name as Field)).toHaveValue(text)
    }
  })
})
