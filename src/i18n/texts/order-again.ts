import { texts } from '#i18n/texts.ts'

/** Window in which an earlier order is ordered again. */
export const orderAgainTexts = texts({
  open: { nl: 'Bestel opnieuw', en: 'Order again' },
  openOf: { nl: 'Bestel opnieuw: bestelling {number}', en: 'Order again: order {number}' },
  title: { nl: 'Bestel opnieuw', en: 'Order again' },
  intro: {
    nl: 'Dit zijn de prijzen van vandaag. Een bezorgmoment kies je straks in je winkelmandje.',
    en: 'These are today’s prices. You can choose a delivery time in your basket.',
  },
  loading: { nl: 'Je bestelling wordt opgehaald', en: 'Fetching your order' },
  failed: {
    nl: 'Je bestelling ophalen lukt nu niet. Probeer het zo nog eens.',
    en: 'We can’t fetch your order right now. Please try again in a moment.',
  },
  items: { nl: 'Wat je wilt bestellen', en: 'What you’d like to order' },
  count: { nl: '{quantity, number} × {price}', en: '{quantity, number} × {price}' },
  forWhom: { nl: 'Voor {names}', en: 'For {names}' },
  more: {
    nl: '{count, plural, one {nog iemand} other {nog # mensen}}',
    en: '{count, plural, one {one more} other {# more people}}',
  },
  wrapping: { nl: 'Verpakking: {price}', en: 'Wrapping: {price}' },
  wrappingChanged: {
    nl: 'Verpakking: nu {price}, toen {before}',
    en: 'Wrapping: now {price}, then {before}',
  },
  state: {
    PRICE_CHANGED: { nl: 'Nieuwe prijs: toen {before}', en: 'New price: was {before}' },
    AMOUNT_GONE: {
      nl: 'We verkopen dit niet meer voor {before}',
      en: 'No longer sold for {before}',
    },
    SOLD_OUT: { nl: 'Nu uitverkocht', en: 'Sold out right now' },
    GONE: { nl: 'Verkopen we niet meer', en: 'No longer sold' },
  },
  otherAmount: { nl: 'Kies een ander bedrag', en: 'Choose another amount' },
  nothing: {
    nl: 'Van deze bestelling is nu niets meer te koop.',
    en: 'Nothing of this order is for sale right now.',
  },
  withReceivers: {
    nl: 'Neem ontvangers, berichtjes en verpakking mee',
    en: 'Take recipients, messages and wrapping along',
  },
  withoutReceivers: {
    nl: 'Anders is alles voor jou. Je kunt het in je winkelmandje nog verdelen.',
    en: 'Otherwise everything is for you. You can still divide it in your basket.',
  },
  total: { nl: 'Samen', en: 'Together' },
  fees: { nl: 'Zonder service- en verzendkosten', en: 'Without service fee and postage' },
  submit: { nl: 'Leg in mijn winkelmandje', en: 'Add to my basket' },
})
