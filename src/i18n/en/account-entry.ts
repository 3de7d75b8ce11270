import type { accountEntry as dutch } from '#i18n/nl/account-entry.ts'
import type { Translation } from '#i18n/translation.ts'

export const accountEntry = {
  identify: {
    pageTitle: 'My account',
    heading: 'Good to see you',
    intro: 'Fill in your e-mail address, and we see whether you have an account.',
    submit: 'Continue',
    why: 'Why an account?',
    reasons: {
      orders: 'All your orders in one place',
      follow: 'See when your present was sent and unwrapped',
      safe: 'Your details are yours: change or delete them yourself',
    },
    withoutAccount: 'You can order without an account too.',
    shop: 'See all gift cards',
    asked: 'Log in, and you go on where you were.',
    deleted: 'Your account is deleted. Thank you for having been a customer.',
  },
  login: {
    pageTitle: 'Log in',
    heading: 'Welcome back',
    intro: 'Log in with your e-mail address and password.',
    submit: 'Log in',
    forgot: 'Forgot your password?',
    noAccount: 'No account yet? <link>Create one</link>',
  },
  register: {
    pageTitle: 'Create an account',
    heading: 'Create your account',
    intro: 'It takes a minute. From then on you find all your orders here.',
    submit: 'Create my account',
    hasAccount: 'Do you have an account? <link>Log in</link>',
    toLogin: 'Log in with this address',
  },
  registered: {
    pageTitle: 'Your account is ready',
    heading: 'Welcome, your account is ready',
    text: 'You are logged in already. We sent a mail to {email}: press the button in it, and we know that the address is yours.',
    spam: 'Nothing there? Have a look in your spam folder too.',
    next: 'To your account',
  },
  forgot: {
    pageTitle: 'Forgot your password',
    heading: 'Forgot your password?',
    intro:
      'No worries. Fill in your e-mail address and we mail you a link to choose a new password.',
    submit: 'Mail me a link',
    back: 'Back to logging in',
  },
  forgotSent: {
    pageTitle: 'Check your mailbox',
    heading: 'Now check your mailbox',
    text: 'At {email} you find a mail from us, with a link to choose a new password.',
    textWithoutEmail: 'You find a mail from us there, with a link to choose a new password.',
    spam: 'The link works for an hour. Nothing there? Have a look in your spam folder too.',
    again: 'Ask for a new link',
    back: 'Back to logging in',
  },
  newPassword: {
    pageTitle: 'New password',
    heading: 'Choose a new password',
    intro: 'For the account of {email}. You will be logged out on other devices.',
    submit: 'Save my password',
    invalid: {
      heading: 'This link does not work any more',
      text: 'A link to choose a password works for an hour, and once only. You can ask for a new one here.',
      again: 'Ask for a new link',
    },
  },
  newPasswordDone: {
    pageTitle: 'Your new password is saved',
    heading: 'Your new password is saved',
    text: 'You are logged in already. On other devices you log in again, with your new password.',
    next: 'To your account',
  },
  confirm: {
    pageTitle: 'Confirm your e-mail address',
    heading: 'Is this your e-mail address?',
    text: 'Confirm that {email} is yours.',
    password: 'To be sure, we ask for your password.',
    submit: 'Yes, this address is mine',
    done: {
      heading: 'Your e-mail address is confirmed',
      text: 'Thank you. {email} now belongs to your account.',
      next: 'To your account',
    },
    invalid: {
      heading: 'This link does not work any more',
      text: 'There may be a newer mail, or the link is too old. In your account you can ask for a new one.',
      next: 'To your account',
    },
  },
} satisfies Translation<typeof dutch>
