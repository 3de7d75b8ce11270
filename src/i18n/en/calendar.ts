import type { calendar as dutch } from '#i18n/nl/calendar.ts'
import type { Translation } from '#i18n/translation.ts'

/** The last day of a gift card in somebody's calendar. */
export const calendar: Translation<typeof dutch> = {
  file: 'gift-card',
  card: '{title}, {amount}',
  title:
    '{count, plural, one {Last day of your gift card} other {Last day of your gift cards}}: {cards}',
  text: 'Your code is behind the link your gift from {shop} came with. Did it come by email, and have you lost it? Have it emailed again: {url}',
}
