import { texts } from '#i18n/texts.ts'

/** Filters and order of every list of gift cards. */
export const filtersTexts = texts({
  title: { nl: 'Filters', en: 'Filters' },
  open: {
    nl: '{count, plural, =0 {Filter} other {Filter (#)}}',
    en: '{count, plural, =0 {Filter} other {Filter (#)}}',
  },
  groups: {
    categories: { nl: 'Categorie', en: 'Category' },
    price: { nl: 'Prijs', en: 'Price' },
    occasions: { nl: 'Gelegenheid', en: 'Occasion' },
    form: { nl: 'Bezorging', en: 'Delivery' },
    types: { nl: 'Te besteden', en: 'Where to spend' },
  },
  price: {
    any: { nl: 'Elke prijs', en: 'Any price' },
    upTo: { nl: 'Tot {to}', en: 'Up to {to}' },
    between: { nl: '{from} – {to}', en: '{from} – {to}' },
    atLeast: { nl: 'Vanaf', en: 'At least' },
    atMost: { nl: 'Tot en met', en: 'At most' },
    from: { nl: 'Vanaf {from}', en: 'From {from}' },
  },
  form: {
    digital: { nl: 'Digitaal', en: 'Digital' },
    physical: { nl: 'Per post', en: 'By post' },
    soon: { nl: '{form} (binnenkort)', en: '{form} (coming soon)' },
  },
  unknown: { nl: 'Onbekende keuze', en: 'Unknown choice' },
  sort: {
    label: { nl: 'Sorteer op', en: 'Sort by' },
    popular: { nl: 'Meest gekozen', en: 'Most chosen' },
    relevance: { nl: 'Past het best', en: 'Best match' },
    priceAscending: { nl: 'Laagste prijs', en: 'Lowest price' },
    priceDescending: { nl: 'Hoogste prijs', en: 'Highest price' },
    title: { nl: 'Naam van A tot Z', en: 'Name from A to Z' },
  },
  chosen: { nl: 'Gekozen filters', en: 'Your filters' },
  remove: { nl: 'Haal weg: {title}', en: 'Remove: {title}' },
  clear: { nl: 'Wis alles', en: 'Clear all' },
  apply: { nl: 'Toon de cadeaubonnen', en: 'Show the gift cards' },
  show: {
    nl: '{kind, select, giftCards {{count, plural, =0 {Geen cadeaubon gevonden} =1 {Toon 1 cadeaubon} other {Toon # cadeaubonnen}}} other {{count, plural, =0 {Geen cadeau gevonden} =1 {Toon 1 cadeau} other {Toon # cadeaus}}}}',
    en: '{kind, select, giftCards {{count, plural, =0 {No gift card found} =1 {Show 1 gift card} other {Show # gift cards}}} other {{count, plural, =0 {No gift found} =1 {Show 1 gift} other {Show # gifts}}}}',
  },
  shown: {
    nl: '{shown, number} van {kind, select, giftCards {{total, number} cadeaubonnen} other {{total, number} cadeaus}}',
    en: 'Showing {shown, number} of {kind, select, giftCards {{total, number} gift cards} other {{total, number} gifts}}',
  },
  showMore: { nl: 'Toon meer cadeaubonnen', en: 'Show more gift cards' },
  showMorePresents: { nl: 'Toon meer cadeaus', en: 'Show more gifts' },
  helpTitle: { nl: 'Kom je er niet uit?', en: 'Hard to choose?' },
  helpText: {
    nl: 'Geef de Keuze Cadeaukaart, dan kiest de ontvanger.',
    en: 'Give the Choice Gift Card and let them decide.',
  },
  description: {
    nl: 'Bekijk alle cadeaubonnen: uit eten, sauna, film, mode, tuin, boeken en meer. Kies een bedrag, schrijf er iets bij en verstuur direct.',
    en: 'View all gift cards: dinner, spas, film, fashion, gardens, books and more. Choose an amount, write a message and send it straight away.',
  },
  intro: {
    nl: 'Van een avond uit tot een weekend weg. Begin bij wat iemand leuk vindt.',
    en: 'From an evening out to a weekend away. Start with what they enjoy.',
  },
  empty: {
    nl: 'Hier staat nog niets. Kijk gerust bij de andere categorieën.',
    en: 'Nothing here yet. Have a look at the other categories.',
  },
  category: {
    titleOfPage: { nl: '{category}, pagina {page, number}', en: '{category}, page {page, number}' },
  },
  moment: {
    titleOfPage: { nl: '{moment}, pagina {page, number}', en: '{moment}, page {page, number}' },
    metaTitle: { nl: 'Cadeaubonnen: {title}', en: 'Gift cards: {title}' },
    empty: {
      nl: 'Voor dit moment staat er nog niets. Kijk gerust bij de andere.',
      en: 'There’s nothing for this occasion yet. Have a look at the others.',
    },
  },
  nothing: {
    title: { nl: 'Geen cadeaubon past bij al je wensen', en: 'No gift card is quite all of that' },
    text: {
      nl: 'Laat er één los, dan verschijnt er vast iets moois.',
      en: 'Drop one filter and something lovely should turn up.',
    },
    without: { nl: 'Zonder “{title}”', en: 'Without “{title}”' },
    all: { nl: 'Wis alle filters', en: 'Clear all filters' },
  },
})
