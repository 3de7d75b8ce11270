import type { accountForm as dutch } from '#i18n/nl/account-form.ts'
import type { Translation } from '#i18n/translation.ts'
import { errors } from './errors.ts'

export const accountForm = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email address',
  confirmEmail: 'Repeat email address',
  password: 'Password',
  repeatPassword: 'Repeat password',
  currentPassword: 'Your current password',
  newPassword: 'New password',
  phoneNumber: 'Phone number',
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
    firstName: 'Enter your first name.',
    lastName: 'Enter your last name.',
    email: 'Enter your email address.',
    confirmEmail: 'Repeat your email address.',
    password: 'Enter your password.',
    repeatPassword: 'Enter your password again.',
    currentPassword: 'Enter your current password.',
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
    passwordsDiffer: 'The two passwords don’t match.',
    termsNotAccepted: 'Tick the box to agree to the terms.',
    other: errors.inputInvalid,
  },
  noScript:
    'This form needs JavaScript: your browser uses it for a sum that keeps burglars out of your account. Please turn it on and reload this page.',
} satisfies Translation<typeof dutch>
