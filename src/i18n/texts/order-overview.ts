import { texts } from '#i18n/texts.ts'

/** Modal with all that is ordered, receiver by receiver. */
export const orderOverviewTexts = texts({
  title: { nl: 'Alles op een rij', en: 'Everything at a glance' },
  open: { nl: 'Alles op een rij', en: 'Everything at a glance' },
  forSelf: { nl: 'Voor jezelf', en: 'For you' },
  for: { nl: 'Voor {name}', en: 'For {name}' },
  cards: { nl: '{count} × {amount}', en: '{count} × {amount}' },
  free: { nl: 'Verpakt in {title}', en: 'Wrapped in {title}' },
  extra: {
    nl: '{count, plural, one {{title}, {cost}} other {# × {title}, {cost}}}',
    en: '{count, plural, one {{title}, {cost}} other {# × {title}, {cost}}}',
  },
  note: { nl: '“{text}”', en: '“{text}”' },
  moreGifts: {
    nl: '{count, plural, one {En nog één cadeau, in je mandje.} other {En nog # cadeaus, in je mandje.}}',
    en: '{count, plural, one {And one more gift, in your basket.} other {And # more gifts, in your basket.}}',
  },
  more: {
    nl: '{count, plural, one {En nog # ontvanger. Die staat} other {En nog # ontvangers. Ze staan}} in je winkelmandje.',
    en: '{count, plural, one {And # more person, who is} other {And # more people, who are}} in your basket.',
  },
  loading: { nl: 'Het overzicht komt eraan.', en: 'The overview is on its way.' },
  none: {
    nl: 'Er ligt niets meer in je winkelmandje.',
    en: 'There’s nothing left in your basket.',
  },
  failed: {
    nl: 'Het overzicht kwam niet door. Probeer het zo nog eens.',
    en: 'We couldn’t load the overview. Please try again in a moment.',
  },
  goOn: { nl: 'Verder met bestellen', en: 'Continue with your order' },
  change: { nl: 'Iets wijzigen', en: 'Change something' },
})
