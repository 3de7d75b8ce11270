import { texts } from '#i18n/texts.ts'

/** Preview of how a digital gift arrives, before it is bought. */
export const wrapperTexts = texts({
  title: { nl: 'Zo komt je cadeau aan', en: 'How your gift arrives' },
  text: {
    nl: '{hasName, select, true {{name} opent een mail en ziet dit op een eigen pagina.} other {De ontvanger opent een mail en ziet dit op een eigen pagina.}}',
    en: '{hasName, select, true {{name} opens an email and finds this on a page of their own.} other {They open an email and find this on a page of their own.}}',
  },
  tagTo: {
    nl: '{hasName, select, true {Voor {name}} other {Voor jou}}',
    en: '{hasName, select, true {For {name}} other {For you}}',
  },
  tagFrom: { nl: 'met liefs', en: 'with love' },
  tagFromGiver: { nl: 'van {giver}', en: 'from {giver}' },
  note: { nl: 'Jouw boodschap', en: 'Your message' },
  noNote: {
    nl: 'Schrijf je er iets bij, dan ligt dat ernaast.',
    en: 'Add a message and it’ll be right beside it.',
  },
  unwrap: { nl: 'Pak uit', en: 'Unwrap it' },
  wrap: { nl: 'Pak weer in', en: 'Wrap it up again' },
})
