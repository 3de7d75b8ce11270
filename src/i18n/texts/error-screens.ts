import { texts } from '#i18n/texts.ts'

/** Screens of what is missing or failed: three pages and a modal. */
export const errorScreensTexts = texts({
  modal: {
    title: { nl: 'Er ging iets mis', en: 'Something went wrong' },
    fallback: {
      nl: 'O jee, er is iets misgegaan. We werken al aan een oplossing. Probeer het later nog eens. Excuses voor het ongemak.',
      en: 'Oh oh, something went wrong. We are already working on a fix for this issue. Please try again at a later moment. Our apologies for the inconvenience.',
    },
    close: { nl: 'Begrepen', en: 'Got it' },
  },
  notFound: {
    title: { nl: 'Deze pagina is al uitgepakt', en: 'This page has already been unwrapped' },
    text: {
      nl: 'Of hij heeft nooit bestaan. Kijk het adres nog even na, of kies hieronder hoe je verder wilt.',
      en: 'Or it never existed. Check the address, or choose where to go from here.',
    },
    toGiftCards: { nl: 'Bekijk alle cadeaubonnen', en: 'View all gift cards' },
    toHome: { nl: 'Naar de voorpagina', en: 'Go to the home page' },
  },
  failure: {
    title: { nl: 'Er is iets misgegaan', en: 'Something went wrong' },
    text: {
      nl: 'Dat ligt aan ons, niet aan jou. We werken al aan een oplossing. Je winkelmandje is veilig.',
      en: 'It’s us, not you. We’re already working on a fix. Your basket is safe.',
    },
    awayTitle: { nl: 'Even geen verbinding', en: 'Something isn’t working just now' },
    awayText: {
      nl: 'We kunnen nu niet bij onze gegevens. Je betaling gaat niet verloren en je winkelmandje is veilig. Probeer het over een paar tellen opnieuw.',
      en: 'We can’t reach our records just now. Your payment won’t be lost and your basket is safe. Please try again in a few seconds.',
    },
    again: { nl: 'Probeer het opnieuw', en: 'Try again' },
    toHome: { nl: 'Naar de voorpagina', en: 'Go to the home page' },
  },
})
