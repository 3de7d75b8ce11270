import { texts } from '#i18n/texts.ts'

/** Acts of a holder on their card: release, extend, give away. */
export const cardEndTexts = texts({
  reserved: {
    heading: { nl: 'Gereserveerd', en: 'Reserved' },
    text: {
      nl: 'Dit bedrag staat apart voor een bestelling die nog niet is betaald, en telt nu niet mee in je saldo.',
      en: 'This amount is set aside for an order that hasn’t been paid yet, so it isn’t part of your balance right now.',
    },
    order: {
      nl: '<b>{amount}</b> voor een bestelling van {when}',
      en: '<b>{amount}</b> for an order placed on {when}',
    },
    until: {
      nl: 'Vrij op {until}, of eerder als de betaling niet doorgaat.',
      en: 'Free again on {until}, or sooner if the payment doesn’t go ahead.',
    },
    paying: {
      nl: 'Hier wordt op dit moment mee betaald.',
      en: 'Someone’s paying with this right now.',
    },
    release: { nl: 'Geef {amount} vrij', en: 'Release {amount}' },
    warning: {
      nl: 'Komt de betaling van die bestelling toch nog binnen, dan betalen we die terug als het saldo al op is.',
      en: 'If the payment for that order still comes in and your balance has been spent, we refund that payment.',
    },
    released: {
      nl: 'Gelukt. Het bedrag staat weer op je kaart.',
      en: 'Done. The amount is back on your card.',
    },
  },
  end: {
    heading: { nl: 'Zonde als het vervalt', en: 'Don’t let it go to waste' },
    left: {
      nl: 'Wat er nog op staat, kun je redden tot en met {day}. Daarna vervalt het.',
      en: 'You can save what’s left until {day}. After that it lapses.',
    },
    extend: { nl: 'Verleng gratis tot en met {day}', en: 'Extend for free until {day}' },
    extendText: {
      nl: 'Dat kan één keer en kost niets.',
      en: 'You can do this once, and it costs nothing.',
    },
    extended: {
      nl: 'Gelukt. Je kaart is nu geldig tot en met {day}.',
      en: 'Done. Your card is now valid until {day}.',
    },
    donate: { nl: 'Geef het aan een goed doel', en: 'Give it to a good cause' },
    donateText: {
      nl: 'Alles wat er nog op staat gaat helemaal naar het doel. Dat kun je niet terugdraaien.',
      en: 'Everything that’s left goes to the cause in full. You can’t undo this.',
    },
    cause: { nl: 'Goed doel', en: 'Good cause' },
    give: { nl: 'Geef {amount} weg', en: 'Give away {amount}' },
    given: {
      nl: 'Dank je wel. {amount} gaat naar {cause}.',
      en: 'Thank you. {amount} goes to {cause}.',
    },
  },
})
