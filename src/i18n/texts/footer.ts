import { texts } from '#i18n/texts.ts'

/** Footer of every page. */
export const footerTexts = texts({
  promise: {
    nl: 'Op werkdagen voor 17.00 uur besteld, dezelfde dag verstuurd.',
    en: 'Ordered on working days before 5pm, sent the same day.',
  },
  paymentMethods: { nl: 'Betaalmethoden', en: 'Payment methods' },
  sisterShops: { nl: 'Ook van ons', en: 'Our other shops' },
  shop: { nl: 'Snel naar', en: 'Quick links' },
  categories: { nl: 'Categorieën', en: 'Categories' },
  allCategories: { nl: 'Alle categorieën', en: 'All categories' },
  contact: { nl: 'Contact', en: 'Contact' },
  invented: {
    nl: 'Dit is een demonstratie: het bedrijf en de merken zijn verzonnen.',
    en: 'This is a demonstration: the company and the brands are invented.',
  },
  cookieSettings: { nl: 'Cookie-instellingen', en: 'Cookie settings' },
  copyright: { nl: '© Copyright {year} {name}', en: '© Copyright {year} {name}' },
  kvk: { nl: 'KVK {number}', en: 'Chamber of Commerce {number}' },
  vat: { nl: 'Btw {number}', en: 'VAT {number}' },
})
