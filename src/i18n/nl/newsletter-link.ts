/** De pagina’s achter de links in de mail over de nieuwsbrief. */
export const newsletterLink = {
  confirm: {
    pageTitle: 'Nieuwsbrief bevestigen',
    heading: 'Wil je onze nieuwsbrief?',
    text: 'Dan krijg je op {email} af en toe een mail met cadeau-ideeën, nieuwe cadeaubonnen en acties. Stoppen kan altijd, met één klik.',
    action: 'Ja, meld mij aan',
    done: 'Je bent aangemeld',
    doneText:
      'De volgende nieuwsbrief komt naar {email}. Toch liever niet? Onder in elke nieuwsbrief staat een link om te stoppen, en in de mail van daarnet ook.',
    next: 'Bekijk alle cadeaubonnen',
    invalid: 'Deze link werkt niet meer',
    invalidText:
      'Een link om te bevestigen werkt een week. Meld je hieronder opnieuw aan, dan krijg je een nieuwe.',
    again: 'Meld je opnieuw aan',
  },
  end: {
    pageTitle: 'Nieuwsbrief stoppen',
    heading: 'Wil je stoppen met de nieuwsbrief?',
    text: 'Dan sturen we geen nieuwsbrief meer naar {email}.',
    action: 'Ja, meld mij af',
    done: 'Je krijgt geen nieuwsbrief meer',
    doneText:
      'Dat is meteen geregeld. Had je de nieuwsbrief bevestigd, dan bewaren we nog een jaar alleen het bewijs dat je hem wilde en weer stopte. Al het andere is gewist.',
    next: 'Naar de voorpagina',
    invalid: 'Deze link klopt niet',
    invalidText:
      'Kijk of het adres helemaal is meegekomen, of gebruik de link onder een andere nieuwsbrief.',
  },
  erase: {
    heading: 'Zullen we je adres wissen?',
    text: 'Je aanmelding is nog niet bevestigd. Daarna weten we niets meer van {email} en krijg je hierover geen mail meer.',
    action: 'Ja, wis mijn adres',
  },
} as const
