import { texts } from '#i18n/texts.ts'

/** Small print under a mail: whom to ask, and who sends it. */
export const imprintTexts = texts({
  aboutOrder: {
    nl: 'Vragen over je bestelling? Mail ons op {email}.',
    en: 'Questions about your order? Email us at {email}.',
  },
  kvk: { nl: 'KVK {number}', en: 'Chamber of Commerce {number}' },
  invented: {
    nl: 'Dit is een demonstratie: het bedrijf en de merken zijn verzonnen.',
    en: 'This is a demonstration: the company and the brands are invented.',
  },
  vatNumber: { nl: 'Btw-nummer {number}', en: 'VAT number {number}' },
  anything: {
    nl: 'Vragen, of klopt er iets niet? Mail ons op {email}. We helpen je graag.',
    en: 'Any questions, or is something not right? Email us at {email}. We’re happy to help.',
  },
})
