import { texts } from '#i18n/texts.ts'

/** Brands: the index, the modal and the page of one brand. */
export const brandsTexts = texts({
  pageTitle: { nl: 'Alle merken van A tot Z', en: 'All brands from A to Z' },
  description: {
    nl: 'Van {first} tot {last}: {count, number} merken met een cadeaubon, op alfabet. Kies het merk waar iemand blij van wordt.',
    en: 'From {first} to {last}: {count, number} brands with a gift card, in alphabetical order. Pick the one that will make someone smile.',
  },
  intro: {
    nl: '{count, plural, =1 {1 merk} other {# merken}}, op alfabet. Weet je de naam al? Spring naar de letter.',
    en: '{count, plural, =1 {1 brand} other {# brands}} in alphabetical order. Know the name? Jump to its letter.',
  },
  letters: { nl: 'Naar een letter', en: 'Jump to a letter' },
  letter: { nl: 'Merken met {letter}', en: 'Brands with {letter}' },
  others: { nl: 'Cijfers en tekens', en: 'Numbers and symbols' },
  filter: { nl: 'Zoek een merk', en: 'Find a brand' },
  found: {
    nl: '{count, plural, =0 {Geen merk gevonden} =1 {1 merk} other {# merken}}',
    en: '{count, plural, =0 {No brand found} =1 {1 brand} other {# brands}}',
  },
  nothing: {
    nl: 'Geen merk dat zo heet. Probeer een ander stukje van de naam.',
    en: 'No brand by that name. Try another part of it.',
  },
  clear: { nl: 'Toon alle merken', en: 'Show all brands' },
  unreachable: {
    nl: 'De merken laden nu niet. Bekijk ze op hun eigen pagina.',
    en: 'We can’t load the brands right now. Try the page with all brands instead.',
  },
  toPage: { nl: 'Naar de pagina met alle merken', en: 'View all brands' },
  one: {
    cards: { nl: 'Cadeaubonnen van {brand}', en: 'Gift cards from {brand}' },
    title: { nl: '{brand}: alle cadeaubonnen', en: '{brand}: all gift cards' },
    description: {
      nl: 'Cadeaubonnen van {brand}: {tagline}. Kies een bedrag en schrijf er iets bij.',
      en: 'Gift cards from {brand}: {tagline}. Choose an amount and add a message.',
    },
    donationTitle: { nl: '{brand}: geven in iemands naam', en: '{brand}: give in someone’s name' },
    donationDescription: {
      nl: 'Geven aan {brand}: {tagline}. Kies een bedrag en schrijf er iets bij.',
      en: 'Giving to {brand}: {tagline}. Choose an amount and add a message.',
    },
    donationCards: { nl: 'Geven aan {brand}', en: 'Giving to {brand}' },
    where: { nl: 'Waar te besteden', en: 'Where to spend it' },
    whereDonation: { nl: 'Waar het gebeurt', en: 'Where it happens' },
    similar: { nl: 'Lijkt op {brand}', en: 'Similar to {brand}' },
    back: { nl: 'Terug naar alle merken', en: 'Back to all brands' },
  },
  ofProduct: { nl: 'Alles van {brand}', en: 'Everything by {brand}' },
  ofOwnCard: { nl: 'Al onze eigen kaarten', en: 'All our own cards' },
})
