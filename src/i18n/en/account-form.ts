import type { accountForm as dutch } from '#i18n/nl/account-form.ts'
import type { Translation } from '#i18n/translation.ts'
import { errors } from './errors.ts'

export const accountForm = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'E-mail address',
  confirmEmail: 'Repeat e-mail address',
  password: 'Password',
  repeatPassword: 'Repeat password',
  currentPassword: 'Your current password',
  newPassword: 'New password',
  phoneNumber: 'Phone number',
  invoiceEmail: 'E-mail address for invoices',
  vatNumber: 'VAT number',
  optional: 'optional',
  show: 'Show',
  showLabel: 'Show what you type in “{field}”',
  hide: 'Hide',
  hideLabel: 'Hide what you type in “{field}”',
  help: {
    title: 'A good password has:',
    length: 'at least {min} characters',
    letter: 'a letter',
    digit: 'a digit',
    symbol: 'a punctuation mark or symbol',
    done: ' (done)',
  },
  required: {
    firstName: 'Fill in your first name.',
    lastName: 'Fill in your last name.',
    email: 'Fill in your e-mail address.',
    confirmEmail: 'Repeat your e-mail address.',
    password: 'Fill in your password.',
    repeatPassword: 'Type your password once more.',
    currentPassword: 'Fill in your current password.',
  },
  problems: {
    emailInvalid: errors.emailInvalid,
    emailsDiffer: errors.emailsDiffer,
    nameInvalid: errors.nameInvalid,
    phoneInvalid: errors.phoneInvalid,
    vatNumberInvalid: errors.vatNumberInvalid,
    passwordTooShort: errors.passwordTooShort,
    passwordCharacters: errors.passwordCharacters,
    passwordTooLong: errors.passwordTooLong,
    passwordsDiffer: 'The passwords are not the same.',
    termsNotAccepted: 'Tick the box to agree to the terms.',
    other: errors.inputInvalid,
  },
  noScript:
    'This form works with JavaScript: your browser does a sum with it that keeps burglars out of your account. Switch it on and reload this page.',
} satisfies Translation<typeof dutch>
