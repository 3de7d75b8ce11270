/** Wat om elke pagina heen staat: kop, voet, foutpagina's. */
export const layout = {
  pageTitle: '{title} | {shop}',
  toHome: '{shop}, naar de voorpagina',
  skipToContent: 'Direct naar de inhoud',
  mainMenu: 'Hoofdmenu',
  account: 'Mijn account',
  basket: 'Winkelmandje',
  basketWithCount:
    '{count, plural, =0 {Winkelmandje, nog leeg} =1 {Winkelmandje, 1 cadeau} other {Winkelmandje, # cadeaus}}',
  manyItems: '99+',
  needsScript:
    'Bestellen werkt met JavaScript. Zet het aan in je browser en laad deze pagina opnieuw.',
  checkoutAssurances: {
    secure: 'Veilig betalen',
    withdrawal: '14 dagen bedenktijd zolang de code niet is bekeken',
  },
  footer: {
    promise: 'Dag en nacht te bestellen. Je cadeau is binnen een uur in de mailbox.',
    cookieSettings: 'Cookie-instellingen',
    paymentMethods: 'Betaalmethoden',
    sisterShops: 'Ook van ons huis',
    shop: 'Snel naar',
    categories: 'Categorieën',
    allCategories: 'Alle categorieën',
    contact: 'Contact',
    kvk: 'KVK {number}',
    vat: 'Btw {number}',
    copyright: '© Copyright {year} {name}',
  },
  errorModal: {
    title: 'Er ging iets mis',
    fallback:
      'O jee, er is iets misgegaan. We werken al aan een oplossing. Probeer het later nog eens. Excuses voor het ongemak.',
    close: 'Begrepen',
  },
  notFound: {
    title: 'Deze pagina is al uitgepakt',
    text: 'Of hij heeft nooit bestaan. Kijk het adres nog even na, of kies hieronder hoe je verder wilt.',
    toGiftCards: 'Bekijk alle cadeaubonnen',
    toHome: 'Naar de voorpagina',
  },
  failure: {
    title: 'Er is iets misgegaan',
    text: 'Dat ligt aan ons, niet aan jou. We werken al aan een oplossing. Je winkelmandje is veilig.',
    again: 'Probeer het opnieuw',
    toHome: 'Naar de voorpagina',
  },
} as const
