import { texts } from '#i18n/texts.ts'

/** Form on the contact page. */
export const contactTexts = texts({
  title: { nl: 'Stuur ons een bericht', en: 'Send us a message' },
  intro: {
    nl: 'We antwoorden per mail, binnen twee werkdagen.',
    en: 'Our team replies by email, within two working days.',
  },
  warning: {
    nl: 'Stuur nooit de code of pincode van een cadeaubon mee. Wie de code heeft, heeft het geld. Wij vragen er nooit om.',
    en: 'Never send us a gift card’s code or PIN. Whoever has the code has the money. We’ll never ask for it.',
  },
  name: { nl: 'Je naam', en: 'Your name' },
  email: { nl: 'E-mailadres', en: 'Email address' },
  subject: { nl: 'Onderwerp', en: 'Subject' },
  orderNumber: { nl: 'Bestelnummer', en: 'Order number' },
  optional: { nl: 'niet verplicht', en: 'optional' },
  orderHint: {
    nl: 'Staat in je bevestiging, zoals 61-7KD3-9QXM.',
    en: 'It’s in your confirmation and looks like 61-7KD3-9QXM.',
  },
  message: { nl: 'Je bericht', en: 'Your message' },
  hasCardNumber: {
    nl: 'Er staat een kaartnummer in je bericht. Haal het liever weg: voordat we je bericht bewaren, maken we het onleesbaar, op vier cijfers na.',
    en: 'Your message contains a card number. Best take it out: before storing your message we make all but four digits unreadable.',
  },
  required: {
    name: { nl: 'Vul je naam in.', en: 'Please enter your name.' },
    email: { nl: 'Vul je e-mailadres in.', en: 'Please enter your email address.' },
    subject: { nl: 'Kies een onderwerp.', en: 'Please choose a subject.' },
    message: { nl: 'Schrijf je bericht.', en: 'Please write your message.' },
  },
  submit: { nl: 'Verstuur je bericht', en: 'Send message' },
  promise: {
    nl: 'Je krijgt een bevestiging per mail. We bewaren je bericht een jaar, om je te kunnen helpen.',
    en: 'We’ll email you a confirmation. We keep your message for a year, so that we can help you.',
  },
  noScript: {
    nl: 'Dit formulier werkt met JavaScript: daarmee maakt je browser een rekensom die spam tegenhoudt. Zet het aan en laad deze pagina opnieuw, of mail ons op {email}.',
    en: 'This form needs JavaScript: your browser uses it for a sum that keeps spam out. Please turn it on and reload this page, or email us at {email}.',
  },
  done: {
    title: { nl: 'Je bericht is bij ons', en: 'We have your message' },
    text: {
      nl: 'We antwoorden binnen twee werkdagen op {email}. Daar vind je zo ook onze bevestiging. Niets te zien? Kijk dan bij de ongewenste mail.',
      en: 'Our team will reply to {email} within two working days. You’ll find our confirmation there in a moment. Nothing there? Check your spam folder.',
    },
    masked: {
      nl: 'Het kaartnummer in je bericht hebben we onleesbaar gemaakt, op vier cijfers na.',
      en: 'We’ve made all but four digits of the card number in your message unreadable.',
    },
    again: { nl: 'Stuur nog een bericht', en: 'Send another message' },
  },
})
