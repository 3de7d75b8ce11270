/** De voet van elke pagina. */
export const footer = {
  promise: 'Dag en nacht te bestellen. Je cadeau is binnen een uur in de mailbox.',
  paymentMethods: 'Betaalmethoden',
  sisterShops: 'Ook van ons',
  shop: 'Snel naar',
  categories: 'Categorieën',
  allCategories: 'Alle categorieën',
  contact: 'Contact',
  invented: 'Dit is een demonstratie: het bedrijf en de merken zijn verzonnen.',
  cookieSettings: 'Cookie-instellingen',
  copyright: '© Copyright {year} {name}',
  kvk: 'KVK {number}',
  vat: 'Btw {number}',
} as const
