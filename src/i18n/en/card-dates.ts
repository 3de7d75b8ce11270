import type { cardDates as dutch } from '#i18n/nl/card-dates.ts'
import type { Translation } from '#i18n/translation.ts'

/** How the holder of a gift card keeps its last day in mind. */
export const cardDates: Translation<typeof dutch> = {
  heading: 'Don’t forget it',
  text: 'Put the last day in your calendar, or let us email you in good time.',
  calendar: 'Add to my calendar',
  days: 'When may we email you?',
  day: '{days} days before the last day',
  email: 'Which email address?',
  submit: 'Remind me',
  consent:
    'These are the only emails you’ll get, each of them once. Then we erase the address. You can stop here, or with the link in each email.',
  noScript: 'Email reminders need JavaScript. The calendar works without it.',
  asked:
    'We’ll email {email} {count, plural, one {once, {days} days} other {{days} days}} before the last day.',
  change: 'Change',
  end: 'Stop the reminders',
  undo: 'Undo',
  ended: 'You won’t get any more reminders. We’ve erased the address.',
  required: {
    days: 'Choose at least one moment.',
    email: 'Enter the address you want the reminder sent to.',
  },
}
