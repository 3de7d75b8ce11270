import type { newsletter as dutch } from '#i18n/nl/newsletter.ts'
import type { Translation } from '#i18n/translation.ts'

/** The newsletter: the form under every page. */
export const newsletter = {
  title: 'Never short of a gift idea',
  text: 'An occasional email with gift ideas, new gift cards and offers.',
  email: 'Email address',
  firstName: 'First name',
  optional: 'optional',
  submit: 'Sign me up',
  promise:
    'We’ll first email you to check it’s you. Unsubscribe at any time, with one click in every newsletter. We use what you enter here for the newsletter only.',
  privacy: 'How we use your data',
  noScript:
    'Signing up needs JavaScript: your browser uses it for a sum that keeps spam out. Please turn it on and reload this page.',
  required: { email: 'Please enter your email address.' },
  done: {
    title: 'Now check your inbox',
    text: 'We’ve sent an email to {email}. Use it within a week to confirm that you’d like the newsletter. Nothing there? Check your spam folder too.',
  },
} as const satisfies Translation<typeof dutch>
