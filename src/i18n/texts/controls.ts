import { texts } from '#i18n/texts.ts'

/** Texts of fields, counters and pagination that are not on every page. */
export const controlsTexts = texts({
  charactersLeft: {
    nl: '{count, plural, =1 {nog 1 teken} other {nog # tekens}}',
    en: '{count, plural, =1 {1 character left} other {# characters left}}',
  },
  charactersOver: {
    nl: '{count, plural, =1 {1 teken te veel} other {# tekens te veel}}',
    en: '{count, plural, =1 {1 character too many} other {# characters too many}}',
  },
  less: { nl: '{what}: één minder', en: '{what}: one less' },
  more: { nl: '{what}: één meer', en: '{what}: one more' },
  noOptions: { nl: 'Niets gevonden', en: 'Nothing found' },
  pages: { nl: 'Pagina’s', en: 'Pages' },
  page: { nl: 'Pagina {page, number}', en: 'Page {page, number}' },
  previousPage: { nl: 'Vorige pagina', en: 'Previous page' },
  nextPage: { nl: 'Volgende pagina', en: 'Next page' },
})
