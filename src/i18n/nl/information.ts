/** Pagina's die een winkel verschuldigd is: voorwaarden, privacy, hulp. De teksten zelf staan in content/pages. */
export const information = {
  contents: 'Op deze pagina',
  helpdesk: {
    centreText: 'Meer antwoorden en het laatste nieuws staan in ons helpcentrum.',
    centre: 'Naar het helpcentrum',
    search: 'Typ een woord, zoals “mail” of “betaling”',
    found:
      '{count, plural, =0 {Geen vragen gevonden} =1 {1 vraag gevonden} other {# vragen gevonden}}',
    notFound: 'Staat je vraag er niet bij?',
    human: 'We helpen je verder, binnen twee werkdagen.',
    contact: 'Neem contact op',
  },
  contact: {
    answered: 'Misschien is je vraag al beantwoord.',
    toHelpdesk: 'Kijk bij de helpdesk',
  },
  reach: {
    invented: 'Dit is een demonstratie: het bedrijf en de merken zijn verzonnen.',
    mail: 'Mail',
    call: 'Bel',
    address: 'Adres',
  },
} as const
