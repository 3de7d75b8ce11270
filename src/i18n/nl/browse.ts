/** Voorpagina, lijsten en wat een cadeaubon in een lijst zegt. */
export const browse = {
  home: {
    title: 'Cadeaubonnen, direct per e-mail',
    description:
      'Geef wat wél past: cadeaubonnen voor uit eten, sauna, film, tuin en goede doelen. Binnen een uur gemaild, minstens twee jaar geldig.',
    featured: 'Uitgelicht',
    viewAll:
      '{isRounded, select, true {Bekijk alle {count, number}+ cadeaubonnen} other {Bekijk alle {count, number} cadeaubonnen}}',
  },
  finder: {
    heading: 'Vertel voor wie, wij kiezen er drie',
    person: 'Voor wie is het?',
    likes: 'Wat vinden ze leuk?',
    budget: 'Hoeveel geef je?',
    moment: 'Voor welk moment?',
    any: 'Maakt niet uit',
    upTo: 'Tot {to}',
    submit: 'Zoek drie cadeaus',
  },
  card: {
    from: 'vanaf {min}',
    unavailable: 'Momenteel niet leverbaar',
    coming: 'Binnenkort',
    free: 'Gratis: {title}',
  },
  moment: { daysLeft: '{count, plural, =0 {vandaag} =1 {morgen} other {nog # dagen}}' },
  crumbs: { home: 'Home', giftCards: 'Cadeaubonnen', brands: 'Alle merken' },
} as const
