import { texts } from '#i18n/texts.ts'

/** Pages of all categories and all moments, and the way to them. */
export const overviewsTexts = texts({
  list: {
    count: {
      nl: '{kind, select, giftCards {{count, plural, =1 {1 cadeaubon} other {# cadeaubonnen}}} other {{count, plural, =1 {1 cadeau} other {# cadeaus}}}}',
      en: '{kind, select, giftCards {{count, plural, =1 {1 gift card} other {# gift cards}}} other {{count, plural, =1 {1 gift} other {# gifts}}}}',
    },
    title: { nl: 'Alle cadeaubonnen', en: 'All gift cards' },
    titleOfPage: {
      nl: 'Alle cadeaubonnen, pagina {page, number}',
      en: 'All gift cards, page {page, number}',
    },
    heading: { nl: 'De cadeaubonnen', en: 'The gift cards' },
    filter: { nl: 'Categorieën', en: 'Categories' },
    all: { nl: 'Alles', en: 'Everything' },
  },
  categories: {
    allGiftCards: { nl: 'Bekijk alle cadeaubonnen', en: 'View all gift cards' },
    title: { nl: 'Alle categorieën', en: 'All categories' },
    description: {
      nl: 'Uit eten, film, sauna, mode, wonen of een goed doel: kies de cadeaubon die past.',
      en: 'Dinner, film, spas, fashion, home or a good cause: choose the gift card that fits.',
    },
    intro: {
      nl: 'Begin bij wat iemand graag doet, dan is de cadeaubon zo gevonden.',
      en: 'Start with what they like doing, and you’ll soon find the right gift card.',
    },
  },
  moments: {
    title: { nl: 'Geefmomenten', en: 'Occasions' },
    description: {
      nl: 'Verjaardag, bedankje, nieuw huis of zomaar: kies het moment en vind de cadeaubon die erbij past.',
      en: 'A birthday, a thank you, a new home or no reason at all: choose the occasion and find the gift card for it.',
    },
    intro: {
      nl: 'Wat valt er te vieren? Begin bij het moment.',
      en: 'What’s the occasion? Start here.',
    },
    all: { nl: 'Alle momenten', en: 'All occasions' },
  },
})
