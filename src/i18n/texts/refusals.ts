import { texts } from '#i18n/texts.ts'

/** Pages of refused requests: too busy, no database, too fast, unreadable, other address. */
export const refusalsTexts = texts({
  busyTitle: { nl: 'Het is even heel druk', en: 'It’s very busy just now' },
  awayTitle: { nl: 'Even geen verbinding', en: 'Something isn’t working just now' },
  hastyTitle: { nl: 'Dat ging wat snel', en: 'That was a little fast' },
  unreadTitle: { nl: 'Dit begrijpen we niet', en: 'We didn’t understand that' },
  failedTitle: { nl: 'Er is iets misgegaan', en: 'Something went wrong' },
  elsewhereTitle: {
    nl: 'Dit is niet het adres van de winkel',
    en: 'This isn’t the shop’s address',
  },
  elsewhere: {
    nl: 'Wat je verstuurde, kwam via een ander adres dan dat van deze winkel en is niet aangenomen. Begin opnieuw vanaf de voorpagina.',
    en: 'What you sent came through an address other than the shop’s own, so we didn’t accept it. Please start again from the home page.',
  },
  away: {
    nl: 'We kunnen nu niet bij onze gegevens. Probeer het over een paar tellen nog eens.',
    en: 'We can’t reach our records just now. Please try again in a few seconds.',
  },
  safe: {
    nl: 'Je winkelmandje is veilig, en een betaling gaat niet verloren.',
    en: 'Your basket is safe, and no payment will be lost.',
  },
  again: { nl: 'Probeer het opnieuw', en: 'Try again' },
  toHome: { nl: 'Naar de voorpagina', en: 'Go to the home page' },
})
