/** De pagina's met alle categorieën en alle momenten, en de weg daarheen. */
export const overviews = {
  list: {
    count:
      '{kind, select, giftCards {{count, plural, =1 {1 cadeaubon} other {# cadeaubonnen}}} other {{count, plural, =1 {1 cadeau} other {# cadeaus}}}}',
    title: 'Alle cadeaubonnen',
    titleOfPage: 'Alle cadeaubonnen, pagina {page, number}',
    heading: 'De cadeaubonnen',
    filter: 'Categorieën',
    all: 'Alles',
  },
  categories: {
    allGiftCards: 'Bekijk alle cadeaubonnen',
    title: 'Alle categorieën',
    description: 'Uit eten, film, sauna, mode, wonen of een goed doel: kies de cadeaubon die past.',
    intro: 'Begin bij wat iemand graag doet, dan is de cadeaubon zo gevonden.',
  },
  moments: {
    title: 'Geefmomenten',
    description:
      'Verjaardag, bedankje, nieuw huis of zomaar: kies het moment en vind de cadeaubon die erbij past.',
    intro: 'Wat valt er te vieren? Begin bij het moment.',
    all: 'Alle momenten',
  },
} as const
