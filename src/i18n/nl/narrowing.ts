/** Filters en volgorde van elke lijst met cadeaubonnen. */
export const narrowing = {
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
    from: 'Vanaf {from}',
  },
  form: { digital: 'Digitaal', physical: 'Per post', soon: '{form} (binnenkort)' },
  unknown: 'Onbekende keuze',
  sort: {
    label: 'Sorteer op',
    popular: 'Meest gekozen',
    priceAscending: 'Laagste prijs',
    priceDescending: 'Hoogste prijs',
    title: 'Naam van A tot Z',
  },
  chosen: 'Gekozen filters',
  remove: 'Haal weg: {title}',
  clear: 'Wis alles',
  apply: 'Toon de cadeaubonnen',
  show: '{count, plural, =0 {Geen cadeaubon gevonden} =1 {Toon 1 cadeaubon} other {Toon # cadeaubonnen}}',
  nothing: {
    title: 'Geen cadeaubon past bij al je wensen',
    text: 'Laat er een los, dan verschijnt er vast iets moois.',
    without: 'Zonder “{title}”',
    all: 'Wis alle filters',
  },
} as const
