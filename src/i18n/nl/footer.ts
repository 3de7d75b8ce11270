/** De voet van elke pagina. */
export const footer = {
  promise: 'Op werkdagen voor 17.00 uur besteld, dezelfde dag verstuurd.',
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
