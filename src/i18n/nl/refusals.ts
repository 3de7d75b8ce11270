/** De pagina's die er staan als de winkel een aanvraag niet aanneemt: te druk, te snel, of niet te lezen. */
export const refusals = {
  busyTitle: 'Het is even heel druk',
  hastyTitle: 'Dat ging wat snel',
  unreadTitle: 'Dit begrijpen we niet',
  failedTitle: 'Er is iets misgegaan',
  safe: 'Je winkelmandje is veilig, en een betaling gaat niet verloren.',
  again: 'Probeer het opnieuw',
  toHome: 'Naar de voorpagina',
} as const
