/** De pagina waarop één cadeau in één keer wordt besteld. */
export const singleGift = {
  pageTitle: '{title} bestellen',
  description:
    'Bestel {title} op één pagina: kies het bedrag, voor wie en wanneer, schrijf er iets liefs bij en betaal.',
  heading: '{title} bestellen',
  what: 'Wat bestel je?',
  receiver: 'Voor wie?',
  address: 'Waar sturen we het heen?',
  moment: 'Wanneer?',
  giver: 'Je gegevens',
  payment: 'Betaling',
  line: '{quantity, number} × {amount}',
  noLine: 'Cadeaubon',
  wrapping: 'Verpakking',
  postage: 'Verzendkosten',
  serviceFee: 'Servicekosten',
  total: 'Totaal',
  noTotal: 'Nog geen totaal',
  summary: {
    to: 'Voor',
    self: 'Jezelf',
    toSelf: 'Jezelf, {email}',
    when: 'Bezorgd',
    atOnce: 'Binnen een uur na je betaling',
    byPost: 'Per post, zo snel mogelijk',
    byPostOn: 'Per post, op {day}',
    from: 'Van',
    open: 'Nog in te vullen',
  },
  choiceCard: {
    text: 'Heb je een Keuze Cadeaukaart? Daarmee betaal je via je winkelmandje: <basket>leg het daarin</basket>.',
    inBasket:
      'Heb je een Keuze Cadeaukaart? Daarmee betaal je <basket>via je winkelmandje</basket>.',
  },
  logIn: {
    text: 'Je hebt een account met dit adres. Log in, dan vind je deze bestelling er later terug.',
    submit: 'Inloggen',
    guest: 'Verder zonder inloggen',
  },
} as const
