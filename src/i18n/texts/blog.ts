import { texts } from '#i18n/texts.ts'

/** Lists of articles and the pages of each of them. */
export const blogTexts = texts({
  crumb: { nl: 'Blog', en: 'Blog' },
  title: { nl: 'Over geven en krijgen', en: 'On giving and getting' },
  metaTitle: { nl: 'Blog over cadeaus en cadeaubonnen', en: 'Blog about gifts and gift cards' },
  description: {
    nl: 'Wat je schrijft op een kaartje, wat de wet zegt over een bon en wat je doet met de laatste twee euro. Artikelen waar je iets aan hebt.',
    en: 'What to write on a card, what the law says about gift cards and what to do with the last two euros. Articles you can use.',
  },
  intro: {
    nl: 'Wat je schrijft op een kaartje, wat de wet zegt over een bon, en wat je doet met de laatste twee euro.',
    en: 'What to write on a card, what the law says about gift cards, and what to do with the last two euros.',
  },
  titleOfPage: { nl: '{title}, pagina {page, number}', en: '{title}, page {page, number}' },
  subjects: { nl: 'Onderwerpen', en: 'Subjects' },
  all: { nl: 'Alle artikelen', en: 'All articles' },
  minutes: {
    nl: '{count, plural, =1 {1 minuut} other {# minuten}} lezen',
    en: '{count, plural, =1 {1 minute} other {# minutes}} to read',
  },
  products: { nl: 'Waar dit over gaat', en: 'What this is about' },
  related: { nl: 'Lees ook', en: 'Read next' },
  feed: { nl: 'Volg de blog met een feedlezer', en: 'Follow the blog in a feed reader' },
  feedTitle: { nl: 'Blog van {shop}', en: 'Blog of {shop}' },
})
