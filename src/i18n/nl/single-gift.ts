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
  serviceFee: 'Servicekosten',
  total: 'Totaal',
  logIn: {
    text: 'Je hebt een account met dit adres. Log in, dan vind je deze bestelling er later terug.',
    submit: 'Inloggen',
    guest: 'Verder zonder inloggen',
  },
} as const
