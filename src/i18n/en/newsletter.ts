import type { newsletter as dutch } from '#i18n/nl/newsletter.ts'
import type { Translation } from '#i18n/translation.ts'

/** The newsletter: the form under every page. */
export const newsletter = {
  title: 'Never short of a present idea',
  text: 'An occasional mail with present ideas, new gift cards and offers.',
  email: 'E-mail address',
  firstName: 'First name',
  optional: 'optional',
  submit: 'Sign me up',
  promise:
    'We first send you a mail to confirm that it is you. You can stop at any time, with one click in every newsletter. What you enter here is used for the newsletter only.',
  privacy: 'How we treat your data',
  noScript:
    'Signing up needs JavaScript: your browser uses it for a sum that keeps spam out. Please turn it on and reload this page.',
  required: { email: 'Please enter your e-mail address.' },
  done: {
    title: 'Now look in your mailbox',
    text: 'There is a mail from us at {email}. Use it within a week to confirm that you want the newsletter. Nothing there? Have a look at your junk mail too.',
  },
} as const satisfies Translation<typeof dutch>
