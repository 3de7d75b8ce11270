/** De pagina waarop één cadeau in één keer wordt besteld. */
export const singleGift = {
  pageTitle: '{title} bestellen',
  heading: '{title} bestellen',
  what: 'Je cadeau',
  receiver: 'Voor wie?',
  moment: 'Wanneer?',
  giver: 'Je gegevens',
  payment: 'Betaling',
  line: '{quantity, number} × {amount}',
  noLine: 'Cadeaubon',
  serviceFee: 'Servicekosten',
  total: 'Totaal',
  noTotal: 'Nog geen totaal',
  summary: {
    to: 'Voor',
    self: 'Jezelf',
    toSelf: 'Jezelf, {email}',
    when: 'Bezorgd',
    atOnce: 'Binnen een uur na je betaling',
    from: 'Van',
    open: 'Nog in te vullen',
  },
  logIn: {
    text: 'Je hebt een account met dit adres. Log in, dan vind je deze bestelling er later terug.',
    submit: 'Inloggen',
    guest: 'Verder zonder inloggen',
  },
} as const
