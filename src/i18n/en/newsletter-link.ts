import type { newsletterLink as dutch } from '#i18n/nl/newsletter-link.ts'
import type { Translation } from '#i18n/translation.ts'

/** The pages behind the links of the mail about the newsletter. */
export const newsletterLink = {
  confirm: {
    pageTitle: 'Confirm the newsletter',
    heading: 'Would you like our newsletter?',
    text: 'You will then get an occasional mail at {email} with present ideas, new gift cards and offers. You can stop at any time, with one click.',
    action: 'Yes, sign me up',
    done: 'You have signed up',
    doneText:
      'The next newsletter goes to {email}. Changed your mind? Every newsletter has a link at its foot to stop it, and so has the mail that you just came from.',
    next: 'See all gift cards',
    invalid: 'This link no longer works',
    invalidText:
      'A link to confirm works for a week. Sign up again below and you will get a new one.',
    again: 'Sign up again',
  },
  end: {
    pageTitle: 'Stop the newsletter',
    heading: 'Do you want to stop the newsletter?',
    text: 'We will send no more newsletters to {email}.',
    action: 'Yes, unsubscribe me',
    done: 'You get no more newsletters',
    doneText:
      'That is done already. If you had confirmed the newsletter, we keep for one more year nothing but the proof that you wanted it and stopped it. Everything else is erased.',
    next: 'To the front page',
    invalid: 'This link is not right',
    invalidText:
      'Please check that the whole address came along, or use the link at the foot of another newsletter.',
  },
  erase: {
    heading: 'Shall we erase your address?',
    text: 'Nobody has confirmed the newsletter yet. We will then know nothing of {email} any more, and send no more mail about this.',
    action: 'Yes, erase my address',
  },
} as const satisfies Translation<typeof dutch>
