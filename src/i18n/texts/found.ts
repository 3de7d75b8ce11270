import { texts } from '#i18n/texts.ts'

/** Texts of the search modal and the results that the header of a page does not say. */
export const foundTexts = texts({
  list: { nl: 'Gevonden en voorgesteld', en: 'Results and suggestions' },
  popularTerms: { nl: 'Populaire zoektermen', en: 'Popular search terms' },
  popularCards: { nl: 'Populaire cadeaubonnen', en: 'Popular gift cards' },
  loading: { nl: 'Bezig met zoeken', en: 'Searching' },
  results: {
    nl: '{count, plural, =1 {1 resultaat} other {# resultaten}}',
    en: '{count, plural, =1 {1 result} other {# results}}',
  },
  nothingTitle: { nl: 'Oh nee!', en: 'Oh no!' },
  nothingText: {
    nl: 'Geen resultaten gevonden. Controleer de spelling of probeer een andere zoekterm.',
    en: 'No results found. Check the spelling or try a different search term.',
  },
  failed: {
    nl: 'Zoeken lukt nu even niet. Druk op Enter om het nog eens te proberen.',
    en: 'Search isn’t working right now. Press Enter to try again.',
  },
  all: {
    nl: '{count, plural, =1 {Bekijk het ene resultaat} other {Bekijk alle # resultaten}}',
    en: '{count, plural, =1 {View the one result} other {View all # results}}',
  },
  groups: {
    GIFTCARD: { nl: 'Cadeaubonnen', en: 'Gift cards' },
    DONATION: { nl: 'Goede doelen', en: 'Good causes' },
    CATEGORY: { nl: 'Categorieën', en: 'Categories' },
    GIVING_MOMENT: { nl: 'Geefmomenten', en: 'Occasions' },
    ARTICLE: { nl: 'Artikelen', en: 'Articles' },
  },
  groupCount: { nl: '{group} ({count, number})', en: '{group} ({count, number})' },
  unavailable: { nl: 'Momenteel niet leverbaar', en: 'Currently out of stock' },
  promises: {
    label: { nl: 'Waar je op kunt rekenen', en: 'What you can count on' },
    fast: { nl: 'Binnen een uur in de mailbox', en: 'In their inbox within the hour' },
    validity: { nl: 'Minstens twee jaar geldig', en: 'Valid for at least two years' },
    note: { nl: 'Met je eigen boodschap erbij', en: 'With your own message' },
  },
})
