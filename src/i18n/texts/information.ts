import { texts } from '#i18n/texts.ts'

/** Pages that a shop owes: terms, privacy, help. Their own text is in content/pages. */
export const informationTexts = texts({
  contents: { nl: 'Op deze pagina', en: 'On this page' },
  helpdesk: {
    centreText: {
      nl: 'Meer antwoorden en het laatste nieuws staan in ons helpcentrum.',
      en: 'Find more answers and the latest news in our help centre.',
    },
    centre: { nl: 'Naar het helpcentrum', en: 'Go to the help centre' },
    search: {
      nl: 'Typ een woord, zoals “mail” of “betaling”',
      en: 'Type a word, such as “email” or “payment”',
    },
    found: {
      nl: '{count, plural, =0 {Geen vragen gevonden} =1 {1 vraag gevonden} other {# vragen gevonden}}',
      en: '{count, plural, =0 {No questions found} =1 {1 question found} other {# questions found}}',
    },
    notFound: { nl: 'Staat je vraag er niet bij?', en: 'Can’t find your question?' },
    human: {
      nl: 'We helpen je verder, binnen twee werkdagen.',
      en: 'Our team replies within two working days.',
    },
    contact: { nl: 'Neem contact op', en: 'Contact us' },
  },
  contact: {
    answered: {
      nl: 'Misschien is je vraag al beantwoord.',
      en: 'Your question may already be answered.',
    },
    toHelpdesk: { nl: 'Kijk bij de helpdesk', en: 'Go to Help' },
  },
  reach: {
    invented: {
      nl: 'Dit is een demonstratie: het bedrijf en de merken zijn verzonnen.',
      en: 'This is a demonstration: the company and the brands are invented.',
    },
    mail: { nl: 'Mail', en: 'Email' },
    call: { nl: 'Bel', en: 'Call' },
    address: { nl: 'Adres', en: 'Address' },
  },
})
