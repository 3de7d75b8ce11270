/** De pagina's die er staan als de winkel een aanvraag niet aanneemt: te druk, geen verbinding, te snel, niet te lezen, of via een ander adres. */
export const refusals = {
  busyTitle: 'Het is even heel druk',
  awayTitle: 'Even geen verbinding',
  hastyTitle: 'Dat ging wat snel',
  unreadTitle: 'Dit begrijpen we niet',
  failedTitle: 'Er is iets misgegaan',
  elsewhereTitle: 'Dit is niet het adres van de winkel',
  elsewhere:
    'Wat je verstuurde, kwam via een ander adres dan dat van deze winkel en is niet aangenomen. Begin opnieuw vanaf de voorpagina.',
  away: 'We kunnen nu niet bij onze gegevens. Probeer het over een paar tellen nog eens.',
  safe: 'Je winkelmandje is veilig, en een betaling gaat niet verloren.',
  again: 'Probeer het opnieuw',
  toHome: 'Naar de voorpagina',
} as const
