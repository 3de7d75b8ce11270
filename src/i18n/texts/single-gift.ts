import { texts } from '#i18n/texts.ts'

/** Page on which one gift is ordered at once. */
export const singleGiftTexts = texts({
  pageTitle: { nl: '{title} bestellen', en: 'Order {title}' },
  description: {
    nl: 'Bestel {title} op één pagina: kies het bedrag, voor wie en wanneer, schrijf er iets liefs bij en betaal.',
    en: 'Order {title} on one page: choose the amount, for whom and when, add a few kind words, and pay.',
  },
  heading: { nl: '{title} bestellen', en: 'Order {title}' },
  what: { nl: 'Wat bestel je?', en: 'What are you ordering?' },
  receiver: { nl: 'Voor wie?', en: 'Who is it for?' },
  address: { nl: 'Waar sturen we het heen?', en: 'Where should we post it?' },
  moment: { nl: 'Wanneer?', en: 'When?' },
  giver: { nl: 'Je gegevens', en: 'Your details' },
  payment: { nl: 'Betaling', en: 'Payment' },
  line: { nl: '{quantity, number} × {amount}', en: '{quantity, number} × {amount}' },
  noLine: { nl: 'Cadeaubon', en: 'Gift card' },
  wrapping: { nl: 'Verpakking', en: 'Wrapping' },
  postage: { nl: 'Verzendkosten', en: 'Postage' },
  serviceFee: { nl: 'Servicekosten', en: 'Service fee' },
  total: { nl: 'Totaal', en: 'Total' },
  noTotal: { nl: 'Nog geen totaal', en: 'No total yet' },
  summary: {
    to: { nl: 'Voor', en: 'For' },
    self: { nl: 'Jezelf', en: 'Yourself' },
    toSelf: { nl: 'Jezelf, {email}', en: 'Yourself, {email}' },
    when: { nl: 'Bezorgd', en: 'Delivered' },
    atOnce: { nl: 'Binnen een uur na je betaling', en: 'Within an hour of payment' },
    byPost: { nl: 'Per post, zo snel mogelijk', en: 'By post, as soon as possible' },
    byPostOn: { nl: 'Per post, op {day}', en: 'By post, on {day}' },
    from: { nl: 'Van', en: 'From' },
    open: { nl: 'Nog in te vullen', en: 'Still to be filled in' },
  },
  choiceCard: {
    text: {
      nl: 'Heb je een Keuze Cadeaukaart? Daarmee betaal je via je winkelmandje: <basket>leg het daarin</basket>.',
      en: 'Have a Choice Gift Card? You can pay with it from your basket: <basket>add it there</basket>.',
    },
    inBasket: {
      nl: 'Heb je een Keuze Cadeaukaart? Daarmee betaal je <basket>via je winkelmandje</basket>.',
      en: 'Have a Choice Gift Card? You can pay with it <basket>from your basket</basket>.',
    },
  },
  logIn: {
    text: {
      nl: 'Je hebt een account met dit adres. Log in, dan vind je deze bestelling er later terug.',
      en: 'You have an account with this address. Log in and you’ll find this order there later.',
    },
    submit: { nl: 'Inloggen', en: 'Log in' },
    guest: { nl: 'Verder zonder inloggen', en: 'Continue without logging in' },
  },
})
