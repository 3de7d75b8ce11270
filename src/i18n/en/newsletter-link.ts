import type { newsletterLink as dutch } from '#i18n/nl/newsletter-link.ts'
import type { Translation } from '#i18n/translation.ts'

/** The pages behind the links of the mail about the newsletter. */
export const newsletterLink = {
  confirm: {
    pageTitle: 'Confirm the newsletter',
    heading: 'Would you like our newsletter?',
    text: 'We’ll send the occasional email to {email} with gift ideas, new gift cards and offers. You can unsubscribe at any time, with one click.',
    action: 'Yes, sign me up',
    done: 'You’re signed up',
    doneText:
      'The next newsletter goes to {email}. Changed your mind? There’s an unsubscribe link at the foot of every newsletter, and in the email you just came from.',
    next: 'View all gift cards',
    invalid: 'This link no longer works',
    invalidText:
      'A confirmation link works for a week. Sign up again below and we’ll send a new one.',
    again: 'Sign up again',
  },
  end: {
    pageTitle: 'Unsubscribe',
    heading: 'Unsubscribe from the newsletter?',
    text: 'We won’t send any more newsletters to {email}.',
    action: 'Yes, unsubscribe me',
    done: 'You’re unsubscribed',
    doneText:
      'That’s done. If you’d confirmed the newsletter, we keep just the proof that you signed up and unsubscribed for one more year. Everything else is deleted.',
    next: 'Go to the home page',
    invalid: 'This link isn’t right',
    invalidText:
      'Check that you have the whole address, or use the link at the foot of another newsletter.',
  },
  erase: {
    heading: 'Shall we delete your address?',
    text: 'You haven’t confirmed the newsletter yet. We’ll forget {email} and won’t email you about this again.',
    action: 'Yes, delete my address',
  },
} as const satisfies Translation<typeof dutch>
