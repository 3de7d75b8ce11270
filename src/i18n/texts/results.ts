import { texts } from '#i18n/texts.ts'

/** Texts of the search results and the search modal alone. */
export const resultsTexts = texts({
  title: { nl: 'Zoekresultaten voor “{text}”', en: 'Search results for “{text}”' },
  emptyTitle: { nl: 'Wat zoek je?', en: 'What are you looking for?' },
  emptyText: {
    nl: 'Een merk, een idee, een moment of een bedrag: typ het en kijk wat past.',
    en: 'A brand, an idea, an occasion or an amount: type it and see what fits.',
  },
  also: { nl: 'Kijk ook bij', en: 'You might also like' },
  categories: { nl: 'Of begin bij een categorie', en: 'Or start with a category' },
  understood: {
    label: { nl: 'Zo lazen we het:', en: 'We read this as:' },
    remove: { nl: 'Zoek zonder: {title}', en: 'Search without: {title}' },
    aged: { nl: '{title} van {age, number}', en: '{title}, {age, number}' },
    upTo: { nl: 'Tot {to}', en: 'Up to {to}' },
    from: { nl: 'Vanaf {from}', en: 'From {from}' },
    between: { nl: '{from} – {to}', en: '{from} – {to}' },
    digital: { nl: 'Digitaal', en: 'Digital' },
    physical: { nl: 'Per post', en: 'By post' },
  },
  elsewhere: {
    nl: '{brand} hebben we niet. Dit komt in de buurt:',
    en: 'We don’t sell {brand}. These come close:',
  },
  pages: { nl: 'Antwoord op je vraag', en: 'An answer to your question' },
  ways: {
    all: { nl: 'Bekijk alle cadeaubonnen', en: 'View all gift cards' },
    ask: { nl: 'Vraag het ons', en: 'Ask us' },
    title: { nl: 'Zocht je iets anders?', en: 'Looking for something else?' },
    finder: { nl: 'Vraag de cadeauzoeker', en: 'Ask the gift finder' },
  },
})
