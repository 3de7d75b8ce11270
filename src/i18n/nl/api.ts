/** Teksten die de API zelf zegt: titels van regels en toeslagen, en voor wie iets is. */
export const api = {
  serviceFee: 'Servicekosten',
  shipping: 'Verzendkosten',
  wrapping: 'Verpakking',
  packing: 'Cadeauverpakking',
  promotion: 'Korting',
  vat: 'Waarvan btw',
  message: 'Persoonlijk bericht',
  forMe: 'Voor mij',
  byEmail: 'Per e-mail',
  headerMenu: 'Hoofdmenu',
  legalMenu: 'Voorwaarden',
  footerMenu: 'Winkelen',
  businessMenu: 'Zakelijk',
  support: 'Klantenservice',
} as const
