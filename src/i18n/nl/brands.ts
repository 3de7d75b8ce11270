/** Merken: overzicht, venster en de pagina van één merk. */
export const brands = {
  pageTitle: 'Alle merken van A tot Z',
  description:
    'Van {first} tot {last}: {count, number} merken met een cadeaubon, op alfabet. Kies het merk waar iemand blij van wordt.',
  intro:
    '{count, plural, =1 {1 merk} other {# merken}}, op alfabet. Weet je de naam al? Spring naar de letter.',
  letters: 'Naar een letter',
  letter: 'Merken met {letter}',
  others: 'Cijfers en tekens',
  filter: 'Zoek een merk',
  found: '{count, plural, =0 {Geen merk gevonden} =1 {1 merk} other {# merken}}',
  nothing: 'Geen merk dat zo heet. Probeer een ander stukje van de naam.',
  clear: 'Toon alle merken',
  unreachable: 'De merken laden nu niet. Bekijk ze op hun eigen pagina.',
  toPage: 'Naar de pagina met alle merken',
  one: {
    cards: 'Cadeaubonnen van {brand}',
    title: '{brand}: alle cadeaubonnen',
    description: 'Cadeaubonnen van {brand}: {tagline}. Kies een bedrag en schrijf er iets bij.',
    donationTitle: '{brand}: geven in iemands naam',
    donationDescription: 'Geven aan {brand}: {tagline}. Kies een bedrag en schrijf er iets bij.',
    donationCards: 'Geven aan {brand}',
    where: 'Waar te besteden',
    whereDonation: 'Waar het gebeurt',
    similar: 'Lijkt op {brand}',
    back: 'Terug naar alle merken',
  },
  ofProduct: 'Alles van {brand}',
  ofOwnCard: 'Al onze eigen kaarten',
} as const
