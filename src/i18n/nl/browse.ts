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
    description:
      'Bekijk alle cadeaubonnen: uit eten, sauna, film, mode, tuin, boeken en meer. Kies een bedrag, schrijf er iets bij en verstuur direct.',
    intro: 'Van een avond uit tot een weekend weg. Begin bij wat iemand leuk vindt.',
    count:
      '{kind, select, giftCards {{count, plural, =1 {1 cadeaubon} other {# cadeaubonnen}}} other {{count, plural, =1 {1 cadeau} other {# cadeaus}}}}',
    heading: 'De cadeaubonnen',
    shown: '{shown, number} van {total, number} bekeken',
    showMore: 'Toon meer cadeaubonnen',
    filter: 'Categorieën',
    all: 'Alles',
    helpTitle: 'Kom je er niet uit?',
    helpText: 'Geef de Keuze Cadeaukaart, dan kiest de ontvanger.',
    empty: 'Hier staat nog niets. Kijk gerust bij de andere categorieën.',
  },
  categories: {
    title: 'Alle categorieën',
    description: 'Uit eten, film, sauna, mode, wonen of een goed doel: kies de cadeaubon die past.',
    intro: 'Begin bij wat iemand graag doet, dan is de cadeaubon zo gevonden.',
  },
  category: {
    titleOfPage: '{category}, pagina {page, number}',
  },
  moments: {
    title: 'Geefmomenten',
    description:
      'Verjaardag, bedankje, nieuw huis of zomaar: kies het moment en vind de cadeaubon die erbij past.',
    intro: 'Wat valt er te vieren? Begin bij het moment.',
    all: 'Alle momenten',
  },
  moment: {
    titleOfPage: '{moment}, pagina {page, number}',
    metaTitle: 'Cadeaubonnen: {title}',
    empty: 'Voor dit moment staat er nog niets. Kijk gerust bij de andere.',
  },
  card: {
    range: '{min} – {max}',
    unavailable: 'Momenteel niet leverbaar',
    coming: 'Binnenkort',
    digital: 'Digitaal',
    physical: 'Per post',
  },
  crumbs: { home: 'Home', giftCards: 'Cadeaubonnen' },
} as const
