import type { reminderMail as dutch } from '#i18n/nl/reminder-mail.ts'
import type { Translation } from '#i18n/translation.ts'

/** The mail that reminds somebody that a gift card is about to expire. */
export const reminderMail: Translation<typeof dutch> = {
  subject:
    '{count, plural, one {Your gift card expires} other {Your gift cards expire}} after {day}',
  preview: '{cards}',
  greeting: 'Hi,',
  heading: '{count, plural, one {Spend your gift card in time} other {Spend them in time}}',
  card: '{title}, {amount}',
  intro:
    '{count, plural, one {Your gift card ({cards}) is valid} other {Your gift cards ({cards}) are valid}} until the end of {day}. You can’t spend {count, plural, one {it} other {them}} after that.',
  introFrom:
    '{count, plural, one {The gift card you got from {giver} ({cards}) is valid} other {The gift cards you got from {giver} ({cards}) are valid}} until the end of {day}. You can’t spend {count, plural, one {it} other {them}} after that.',
  to: {
    card: {
      hint: '{count, plural, one {Your code and where to spend it are} other {Your codes and where to spend them are}} on your own page.',
      action: '{count, plural, one {Show my gift card} other {Show my gift cards}}',
    },
    find: {
      hint: '{count, plural, one {Your code is} other {Your codes are}} behind the link your gift came with. Did it come by email, and have you lost it? We’ll send it again, to the address the gift was sent to.',
      action: '{count, plural, one {Find my gift card} other {Find my gift cards}}',
    },
  },
  linkHint: 'Button not working? Copy this address into your browser:',
  why: 'You’re getting this email because this address was entered on the gift’s page for a reminder. Spent it already? Then there’s nothing you need to do.',
  end: 'Don’t remind me about this gift again',
}
