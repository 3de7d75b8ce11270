/** Wat er staat als iets er niet is of mislukte: drie pagina's en een venster. */
export const errorScreens = {
  modal: {
    title: 'Er ging iets mis',
    fallback:
      'O jee, er is iets misgegaan. We werken al aan een oplossing. Probeer het later nog eens. Excuses voor het ongemak.',
    close: 'Begrepen',
  },
  notFound: {
    title: 'Deze pagina is al uitgepakt',
    text: 'Of hij heeft nooit bestaan. Kijk het adres nog even na, of kies hieronder hoe je verder wilt.',
    toGiftCards: 'Bekijk alle cadeaubonnen',
    toHome: 'Naar de voorpagina',
  },
  failure: {
    title: 'Er is iets misgegaan',
    text: 'Dat ligt aan ons, niet aan jou. We werken al aan een oplossing. Je winkelmandje is veilig.',
    awayTitle: 'Even geen verbinding',
    awayText:
      'We kunnen nu niet bij onze gegevens. Je betaling gaat niet verloren en je winkelmandje is veilig. Probeer het over een paar tellen opnieuw.',
    again: 'Probeer het opnieuw',
    toHome: 'Naar de voorpagina',
  },
} as const
