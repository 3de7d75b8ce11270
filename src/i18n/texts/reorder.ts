import { texts } from '#i18n/texts.ts'

/** Page on which blank gift cards are ordered again. */
export const reorderTexts = texts({
  pageTitle: { nl: 'Cadeaukaarten zonder bedrag nabestellen', en: 'Reorder blank gift cards' },
  description: {
    nl: 'Bestel cadeaukaarten zonder bedrag bij: per drie verpakt, met enveloppen, en per post thuis. Wat erop komt, bepaal je later zelf.',
    en: 'Order more blank gift cards: packed in threes, with envelopes, posted to you. You load an amount onto each one later.',
  },
  heading: { nl: 'Een nieuw setje kaarten', en: 'Reorder blank cards' },
  intro: {
    nl: 'Zijn je kaarten op? Kies een ontwerp en hoeveel setjes je wilt. In elk setje zitten 3 kaarten met enveloppen. We doen ze op de post.',
    en: 'Out of cards? Choose a design and how many sets you’d like. There are 3 cards with envelopes in each set. We’ll post them to you.',
  },
  form: { nl: 'Setjes bestellen', en: 'Order sets' },
  which: { nl: 'Welke kaarten?', en: 'Which cards?' },
  price: { nl: '{amount} per setje, inclusief 21% btw', en: '{amount} a set, 21% VAT included' },
  quantity: { nl: 'Hoeveel setjes van 3?', en: 'How many sets of 3?' },
  quantityLabel: { nl: 'Aantal setjes', en: 'Number of sets' },
  cards: {
    nl: '{count, plural, other {Dat zijn # kaarten.}}',
    en: '{count, plural, other {That’s # cards.}}',
  },
  order: { nl: 'Verder naar bestellen', en: 'Continue to order' },
  orderHint: {
    nl: 'Je vult daarna in waar het heen gaat en betaalt. Verzendkosten komen erbij.',
    en: 'Next you’ll say where to post them, and pay. Postage comes on top.',
  },
  none: {
    nl: 'Op dit moment hebben we geen setjes. Kijk later nog eens.',
    en: 'We’re out of sets at the moment. Please try again later.',
  },
})
