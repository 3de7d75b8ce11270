import type { accountMail as dutch } from '#i18n/nl/account-mail.ts'
import type { Translation } from '#i18n/translation.ts'

/** The mails to owners of accounts. */
export const accountMail = {
  greeting: 'Hi {name},',
  confirmEmail: {
    subject: 'Confirm your e-mail address',
    preview: 'One more click and your account is ready.',
    heading: 'Welcome! One more click',
    intro:
      'Good to have you at {shop}. Confirm that this e-mail address is yours, and you will also see what you ordered with it before.',
    action: 'Confirm my e-mail address',
    until: 'The link works until {until}.',
    ignore:
      'Did you not create an account? Then confirm nothing. You can choose a new password on our site; the account is yours from then on.',
  },
  newPassword: {
    subject: 'Choose a new password',
    preview: 'This link lets you choose a new password.',
    heading: 'Choose a new password',
    intro:
      'Somebody, hopefully you, asked for a new password for your account at {shop}. The button below lets you choose one.',
    action: 'Choose a new password',
    until: 'The link works once, until {until}.',
    ignore: 'Was it not you? Then there is nothing to do: your password stays as it is.',
  },
  passwordChanged: {
    subject: 'Your password was changed',
    preview: 'Was it you? Then there is nothing to do.',
    heading: 'Your password was changed',
    intro:
      'The password of your account at {shop} was changed on {changed}. You were logged out on other devices.',
    action: 'It was not me',
    ignore:
      'Was it you? Then there is nothing to do. If not, choose a new password now, and let us know.',
  },
  linkHint: 'Does the button not work? Copy this address to your browser:',
} as const satisfies Translation<typeof dutch>
