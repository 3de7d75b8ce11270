/** Voorpagina, overzichten en categorieën. */
export const browse = {
  home: {
    title: 'Cadeaubonnen, direct per e-mail',
    description:
      'Geef wat wél past: cadeaubonnen voor uit eten, sauna, film, tuin en goede doelen. Binnen een uur in de mailbox, minstens twee jaar geldig.',
    allGiftCards: 'Bekijk alle cadeaubonnen',
    featured: 'Uitgelicht',
    viewAll:
      '{isRounded, select, true {Bekijk alle {count, number}+ cadeaubonnen} other {Bekijk alle {count, number} cadeaubonnen}}',
  },
  list: {
    title: 'Alle cadeaubonnen',
    titleOfPage: 'Alle cadeaubonnen, pagina {page, number}',
    count:
      '{kind, select, giftCards {{count, plural, =1 {1 cadeaubon} other {# cadeaubonnen}}} other {{count, plural, =1 {1 cadeau} other {# cadeaus}}}}',
    heading: 'De cadeaubonnen',
    filter: 'Categorieën',
    all: 'Alles',
  },
  categories: {
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
  card: {
    range: '{min} – {max}',
    unavailable: 'Momenteel niet leverbaar',
    coming: 'Binnenkort',
    digital: 'Digitaal',
    physical: 'Per post',
  },
  crumbs: { home: 'Home', giftCards: 'Cadeaubonnen', brands: 'Alle merken' },
} as const
