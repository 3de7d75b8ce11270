/** Het formulier op de contactpagina. */
export const contact = {
  title: 'Stuur ons een bericht',
  intro: 'We antwoorden per mail, binnen twee werkdagen.',
  warning:
    'Stuur nooit de code of pincode van een cadeaubon mee. Wie de code heeft, heeft het geld. Wij vragen er nooit om.',
  name: 'Je naam',
  email: 'E-mailadres',
  subject: 'Onderwerp',
  orderNumber: 'Bestelnummer',
  optional: 'niet verplicht',
  orderHint: 'Staat in je bevestiging, zoals 61-7KD3-9QXM.',
  message: 'Je bericht',
  hasCardNumber:
    'Er staat een kaartnummer in je bericht. Haal het liever weg: voordat we je bericht bewaren, maken we het onleesbaar, op vier cijfers na.',
  required: {
    name: 'Vul je naam in.',
    email: 'Vul je e-mailadres in.',
    subject: 'Kies een onderwerp.',
    message: 'Schrijf je bericht.',
  },
  submit: 'Verstuur je bericht',
  promise:
    'Je krijgt een bevestiging per mail. We bewaren je bericht een jaar, om je te kunnen helpen.',
  noScript:
    'Dit formulier werkt met JavaScript: daarmee maakt je browser een rekensom die spam tegenhoudt. Zet het aan en laad deze pagina opnieuw, of mail ons op {email}.',
  done: {
    title: 'Je bericht is bij ons',
    text: 'We antwoorden binnen twee werkdagen op {email}. Daar vind je zo ook onze bevestiging. Niets te zien? Kijk dan bij de ongewenste mail.',
    masked: 'Het kaartnummer in je bericht hebben we onleesbaar gemaakt, op vier cijfers na.',
    again: 'Stuur nog een bericht',
  },
} as const
