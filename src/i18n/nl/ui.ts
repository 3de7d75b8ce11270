/** What the primitives themselves say, mostly to who listens. */
export const ui = {
  loading: 'Bezig met laden',
  close: 'Sluiten',
  back: 'Terug',
  opensInNewTab: ' (opent in een nieuw tabblad)',
  charactersLeft: '{count, plural, =1 {nog 1 teken} other {nog # tekens}}',
  charactersOver: '{count, plural, =1 {1 teken te veel} other {# tekens te veel}}',
  less: '{what}: één minder',
  more: '{what}: één meer',
  noOptions: 'Niets gevonden',
  breadcrumbs: 'Je bent hier',
  pages: 'Pagina’s',
  page: 'Pagina {page, number}',
  previousPage: 'Vorige pagina',
  nextPage: 'Volgende pagina',
} as const
