/** Alles wat besteld wordt, per ontvanger, in een venster. */
export const orderOverview = {
  title: 'Alles op een rij',
  open: 'Alles op een rij',
  forSelf: 'Voor jezelf',
  for: 'Voor {name}',
  cards: '{count} × {amount}',
  free: 'Verpakt in {title}',
  extra: '{count, plural, one {{title}, {cost}} other {# × {title}, {cost}}}',
  note: '“{text}”',
  moreGifts:
    '{count, plural, one {En nog één cadeau, in je mandje.} other {En nog # cadeaus, in je mandje.}}',
  more: '{count, plural, one {En nog # ontvanger. Die staat} other {En nog # ontvangers. Ze staan}} in je winkelmandje.',
  loading: 'Het overzicht komt eraan.',
  none: 'Er ligt niets meer in je winkelmandje.',
  failed: 'Het overzicht kwam niet door. Probeer het zo nog eens.',
  goOn: 'Verder met bestellen',
  change: 'Iets wijzigen',
} as const
