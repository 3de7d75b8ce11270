import type { myCards as dutch } from '#i18n/nl/my-cards.ts'
import type { Translation } from '#i18n/translation.ts'

export const myCards: Translation<typeof dutch> = {
  pageTitle: 'My cards: find all your gift cards',
  description:
    'Lost a gift card? Enter the email address it was sent to. We’ll email you a link to each gift card that’s still valid.',
  heading: 'Find your gift cards',
  intro:
    'Lost the email? Enter the address your gift cards were sent to. We’ll email you everything that’s still valid. No account needed.',
  email: 'Email address they were sent to',
  submit: 'Email me my gift cards',
  privacy: 'Only the owner of that address gets to see anything, in the email.',
  noScript: 'This form needs JavaScript. Turn it on, or ask our customer service.',
  steps: {
    title: 'How it works',
    address: 'You enter the address the email with your gift was sent to.',
    mail: 'We email you a link to each gift, even if someone else entered the address.',
    open: 'You open a link. Your code is still there, just as it was.',
  },
  end: {
    heading: 'Stop reminders',
    text: 'Don’t want any more reminders about this gift? We’ll erase the address they went to.',
    action: 'Stop the reminders',
    done: 'You won’t get any more reminders about this gift. We’ve erased the address.',
  },
  required: { email: 'Enter the address your gift cards were sent to.' },
  done: {
    title: 'Check your inbox',
    text: 'If any gift cards sent to {email} are still valid, the links will be in that inbox within a few minutes. Nothing there? Check your spam folder, or try another address.',
    again: 'Try another address',
  },
}
