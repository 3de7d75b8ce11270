import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { accountCompaniesTexts } from '#i18n/texts/account-companies.ts'
import { errorCodes } from '#kernel/error-codes.ts'
import { ChangePasswordModal } from '#storefront/areas/account/change-password-modal.tsx'
import { CompanyForm } from '#storefront/areas/account/company-form.tsx'
import { ForgotForm } from '#storefront/areas/account/forgot-form.tsx'
import { InviteForm } from '#storefront/areas/account/invite-form.tsx'
import { LoginForm } from '#storefront/areas/account/login-form.tsx'
import { NewPasswordForm } from '#storefront/areas/account/new-password-form.tsx'
import { RegisterForm } from '#storefront/areas/account/register-form.tsx'
import { SignInLinkForm } from '#storefront/areas/account/sign-in-link-form.tsx'
import { pattern, textsOf } from '#tests/e2e/pages/texts.ts'
import { knownPassword } from '#tests/support/known-customer.ts'
import { renderComponent } from '#tests/support/render-component.tsx'

// SPEC §8, account errors: each form says what the shop refuses, in both languages.

type Refusal = Extract<keyof typeof errorCodes, keyof ReturnType<typeof textsOf>['errors']>
type Field =
  | ('firstName' | 'lastName' | 'email' | 'confirmEmail' | 'companyName')
  | ('password' | 'newPassword' | 'repeatPassword' | 'currentPassword')

const email = 'joris@bakker.example'
const passwords = { password: knownPassword, repeatPassword: knownPassword }
const chosen = { newPassword: knownPassword, repeatPassword: knownPassword }
const person = { firstName: 'Joris', lastName: 'Bakker', email, confirmEmail: email }

const company = {
  id: 'cmp_1',
  name: 'Bakkerij Bol',
  kvkNumber: '12345678',
  vatNumber: null,
  vatState: null,
  reference: null,
  invoiceEmails: [],
  address: {
    countryCode: 'NL',
    postCode: '3511AB',
    houseNumber: '12',
    suffix: null,
    street: 'Oudegracht',
    addressLine1: null,
    addressLine2: null,
    city: 'Utrecht',
    administrativeArea: null,
  },
}

const captcha: readonly Refusal[] = ['captchaRefused']

const forms: readonly {
  name:
    | ('login' | 'forgot' | 'register' | 'invite' | 'signInLink')
    | ('changePassword' | 'newPassword' | 'company')
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
  {
    name: 'changePassword',
    operation: 'userChangePassword',
    part: (
      <ChangePasswordModal
        email={email}
        hasPassword
        onChanged={() => undefined}
        onClosed={() => undefined}
      />
    ),
    typed: { currentPassword: 'verkeerd 1!', ...chosen },
    refusals: ['passwordWrong', 'passwordTooShort', 'passwordCharacters', 'passwordTooLong'],
  },
  {
    name: 'newPassword',
    operation: 'userSetPassword',
    part: <NewPasswordForm token="afgelopen" />,
    typed: chosen,
    refusals: ['accountLinkInvalid', 'passwordCharacters'],
  },
  {
    name: 'company',
    operation: 'saveCompany',
    part: <CompanyForm company={company} onDone={() => undefined} />,
    typed: { companyName: 'Bakkerij Bol en Zonen' },
    refusals: [
      'companyNotAllowed',
      'companyUnknown',
      'kvkNumberInvalid',
      'vatNumberInvalid',
      'tooManyInvoiceEmails',
    ],
  },
]

beforeEach(() => sessionStorage.clear())
afterEach(() => vi.restoreAllMocks())

describe.each(['nl', 'en'] as const)('in %s', (language) => {
  const { accountEntry: entry, accountForm, accountPages, errors } = textsOf(language)
  const { invite, form: ofCompany } = accountCompaniesTexts[language]
  const submitOf = {
    login: entry.login.submit,
    forgot: entry.forgot.submit,
    register: entry.register.submit,
    signInLink: entry.signInLink.submit,
    invite: invite.submit,
    changePassword: accountPages.changePassword.submit,
    newPassword: entry.newPassword.submit,
    company: ofCompany.save,
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
    const label = (name: Field) => {
      if (name === 'companyName') return ofCompany.name
      return form.name === 'invite' ? invite.email : accountForm[name]
    }
    // A form may be called what its field is; the field is inside it.
    const field = (name: Field) =>
      page.getByLabelText(new RegExp(`^${label(name)}(?: \\(|$)`)).last()
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
