import type { accountEntry as dutch } from '#i18n/nl/account-entry.ts'
import type { Translation } from '#i18n/translation.ts'

export const accountEntry = {
  identify: {
    pageTitle: 'My account',
    heading: 'Good to see you',
    intro: 'Enter your email address and we’ll check whether you have an account.',
    submit: 'Continue',
    why: 'Why an account?',
    reasons: {
      orders: 'All your orders in one place',
      follow: 'See when your gift is sent and unwrapped',
      safe: 'Your details are yours: change or delete them yourself',
    },
    withoutAccount: 'You can order without an account, too.',
    shop: 'View all gift cards',
    asked: 'Log in to carry on where you left off.',
    deleted: 'Your account has been deleted. Thank you for shopping with us.',
  },
  login: {
    pageTitle: 'Log in',
    heading: 'Welcome back',
    intro: 'Log in with your email address and password.',
    submit: 'Log in',
    forgot: 'Forgotten your password?',
    noAccount: 'No account yet? <link>Create one</link>',
  },
  register: {
    pageTitle: 'Create an account',
    heading: 'Create your account',
    intro: 'It takes a minute. After that, all your orders are here.',
    submit: 'Create my account',
    hasAccount: 'Already have an account? <link>Log in</link>',
    toLogin: 'Log in with this email address',
  },
  registered: {
    pageTitle: 'Your account is ready',
    heading: 'Welcome, your account is ready',
    text: 'You’re logged in. We’ve sent an email to {email}: click the button in it to show us the address is yours.',
    spam: 'Nothing there? Check your spam folder too.',
    next: 'To your account',
  },
  forgot: {
    pageTitle: 'Forgotten your password',
    heading: 'Forgotten your password?',
    intro: 'It happens. Enter your email address and we’ll send you a link to choose a new one.',
    submit: 'Email me a link',
    back: 'Back to logging in',
  },
  forgotSent: {
    pageTitle: 'Check your inbox',
    heading: 'Now check your inbox',
    text: 'We’ve sent an email to {email}, with a link to choose a new password.',
    textWithoutEmail: 'We’ve sent you an email with a link to choose a new password.',
    spam: 'The link works for an hour. Nothing there? Check your spam folder too.',
    again: 'Ask for a new link',
    back: 'Back to logging in',
  },
  newPassword: {
    pageTitle: 'New password',
    heading: 'Choose a new password',
    intro: 'For the account of {email}. You’ll be logged out on other devices.',
    submit: 'Save my password',
    invalid: {
      heading: 'This link does not work any more',
      text: 'A link to choose a password works once, for an hour. You can ask for a new one here.',
      again: 'Ask for a new link',
    },
  },
  newPasswordDone: {
    pageTitle: 'Your new password is saved',
    heading: 'Your new password is saved',
    text: 'You’re logged in. On other devices, log in again with your new password.',
    next: 'To your account',
  },
  confirm: {
    pageTitle: 'Confirm your email address',
    heading: 'Is this your email address?',
    text: 'Confirm that {email} is yours.',
    password: 'To be on the safe side, please enter your password.',
    submit: 'Yes, this address is mine',
    done: {
      heading: 'Your email address is confirmed',
      text: 'Thank you. {email} is now linked to your account.',
      next: 'To your account',
    },
    invalid: {
      heading: 'This link does not work any more',
      text: 'We may have sent you a newer email, or the link is too old. You can ask for a new one in your account.',
      next: 'To your account',
    },
  },
} satisfies Translation<typeof dutch>
