/** Wat velden, tellers en bladeraars zeggen, die niet op elke pagina staan. */
export const controls = {
  charactersLeft: '{count, plural, =1 {nog 1 teken} other {nog # tekens}}',
  charactersOver: '{count, plural, =1 {1 teken te veel} other {# tekens te veel}}',
  less: '{what}: één minder',
  more: '{what}: één meer',
  noOptions: 'Niets gevonden',
  pages: 'Pagina’s',
  page: 'Pagina {page, number}',
  previousPage: 'Vorige pagina',
  nextPage: 'Volgende pagina',
} as const
