import type { accountMail as dutch } from '#i18n/nl/account-mail.ts'
import type { Translation } from '#i18n/translation.ts'

/** The mails to owners of accounts. */
export const accountMail = {
  greeting: 'Hi {name},',
  confirmEmail: {
    subject: 'Confirm your email address',
    preview: 'One more click and your account is ready.',
    heading: 'Welcome, just one more click',
    intro:
      'Good to have you at {shop}. Confirm that this email address is yours and you’ll also see anything you’ve ordered with it before.',
    action: 'Confirm my email address',
    until: 'The link works until {until}.',
    ignore:
      'Didn’t create an account? Then don’t confirm. You can choose a new password on our site, and the account is yours from then on.',
  },
  newPassword: {
    subject: 'Choose a new password',
    preview: 'This link lets you choose a new password.',
    heading: 'Choose a new password',
    intro:
      'Someone, hopefully you, asked for a new password for your account at {shop}. Use the button below to choose one.',
    action: 'Choose a new password',
    until: 'The link works once, until {until}.',
    ignore: 'Wasn’t you? Then there’s nothing to do: your password stays as it is.',
  },
  passwordChanged: {
    subject: 'Your password was changed',
    preview: 'Was it you? Then there’s nothing to do.',
    heading: 'Your password was changed',
    intro:
      'The password for your account at {shop} was changed on {changed}. You’ve been logged out on other devices.',
    action: 'It wasn’t me',
    ignore:
      'Was it you? Then there’s nothing to do. If not, choose a new password now and let us know.',
  },
  linkHint: 'Button not working? Copy this address into your browser:',
} as const satisfies Translation<typeof dutch>
