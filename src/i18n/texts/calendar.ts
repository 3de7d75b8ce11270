import { texts } from '#i18n/texts.ts'

/** Last day of a gift card in a calendar. No code and no private link: people share calendars. */
export const calendarTexts = texts({
  file: { nl: 'cadeaubon', en: 'gift-card' },
  card: { nl: '{title} van {amount}', en: '{title}, {amount}' },
  title: {
    nl: '{count, plural, one {Laatste dag van je cadeaubon} other {Laatste dag van je cadeaubonnen}}: {cards}',
    en: '{count, plural, one {Last day of your gift card} other {Last day of your gift cards}}: {cards}',
  },
  text: {
    nl: 'Je code staat achter de link waarmee je cadeau van {shop} kwam. Kwam die per mail en ben je hem kwijt? Laat hem opnieuw mailen: {url}',
    en: 'Your code is behind the link your gift from {shop} came with. Did it come by email, and have you lost it? Have it emailed again: {url}',
  },
})
