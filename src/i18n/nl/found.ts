/** Wat het zoekvenster en de pagina met zoekresultaten zeggen, en de kop van elke pagina niet. */
export const found = {
  list: 'Gevonden en voorgesteld',
  popularTerms: 'Populaire zoektermen',
  popularCards: 'Populaire cadeaubonnen',
  loading: 'Bezig met zoeken',
  results: '{count, plural, =1 {1 resultaat} other {# resultaten}}',
  nothingTitle: 'Oh nee!',
  nothingText: 'Geen resultaten gevonden. Controleer de spelling of probeer een andere zoekterm.',
  failed: 'Zoeken lukt nu even niet. Druk op Enter om het nog eens te proberen.',
  all: '{count, plural, =1 {Bekijk het ene resultaat} other {Bekijk alle # resultaten}}',
  groups: {
    GIFTCARD: 'Cadeaubonnen',
    DONATION: 'Goede doelen',
    CATEGORY: 'Categorieën',
    GIVING_MOMENT: 'Geefmomenten',
  },
  groupCount: '{group} ({count, number})',
  unavailable: 'Momenteel niet leverbaar',
  promises: {
    label: 'Waar je op kunt rekenen',
    fast: 'Binnen een uur in de mailbox',
    validity: 'Minstens twee jaar geldig',
    note: 'Met je eigen boodschap erbij',
  },
} as const
