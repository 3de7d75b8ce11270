/** Filters en volgorde van elke lijst met cadeaubonnen. */
export const filters = {
  title: 'Filters',
  open: '{count, plural, =0 {Filter} other {Filter (#)}}',
  groups: {
    categories: 'Categorie',
    price: 'Prijs',
    occasions: 'Gelegenheid',
    form: 'Bezorging',
    types: 'Te besteden',
  },
  price: {
    any: 'Elke prijs',
    upTo: 'Tot {to}',
    between: '{from} – {to}',
    atLeast: 'Vanaf',
    atMost: 'Tot en met',
    from: 'Vanaf {from}',
  },
  form: { digital: 'Digitaal', physical: 'Per post', soon: '{form} (binnenkort)' },
  unknown: 'Onbekende keuze',
  sort: {
    label: 'Sorteer op',
    popular: 'Meest gekozen',
    relevance: 'Past het best',
    priceAscending: 'Laagste prijs',
    priceDescending: 'Hoogste prijs',
    title: 'Naam van A tot Z',
  },
  chosen: 'Gekozen filters',
  remove: 'Haal weg: {title}',
  clear: 'Wis alles',
  apply: 'Toon de cadeaubonnen',
  show: '{kind, select, giftCards {{count, plural, =0 {Geen cadeaubon gevonden} =1 {Toon 1 cadeaubon} other {Toon # cadeaubonnen}}} other {{count, plural, =0 {Geen cadeau gevonden} =1 {Toon 1 cadeau} other {Toon # cadeaus}}}}',
  shown:
    '{shown, number} van {kind, select, giftCards {{total, number} cadeaubonnen} other {{total, number} cadeaus}}',
  showMore: 'Toon meer cadeaubonnen',
  showMorePresents: 'Toon meer cadeaus',
  helpTitle: 'Kom je er niet uit?',
  helpText: 'Geef de Keuze Cadeaukaart, dan kiest de ontvanger.',
  description:
    'Bekijk alle cadeaubonnen: uit eten, sauna, film, mode, tuin, boeken en meer. Kies een bedrag, schrijf er iets bij en verstuur direct.',
  intro: 'Van een avond uit tot een weekend weg. Begin bij wat iemand leuk vindt.',
  empty: 'Hier staat nog niets. Kijk gerust bij de andere categorieën.',
  category: {
    titleOfPage: '{category}, pagina {page, number}',
  },
  moment: {
    titleOfPage: '{moment}, pagina {page, number}',
    metaTitle: 'Cadeaubonnen: {title}',
    empty: 'Voor dit moment staat er nog niets. Kijk gerust bij de andere.',
  },
  nothing: {
    title: 'Geen cadeaubon past bij al je wensen',
    text: 'Laat er één los, dan verschijnt er vast iets moois.',
    without: 'Zonder “{title}”',
    all: 'Wis alle filters',
  },
} as const
