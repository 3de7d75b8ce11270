import { papers } from './papers.ts'

/** Teksten die de API zelf zegt: titels van regels en toeslagen, en voor wie iets is. */
export const api = {
  serviceFee: 'Servicekosten',
  shipping: 'Verzendkosten',
  wrapping: 'Verpakking',
  packing: 'Cadeaudoosje',
  promotion: 'Korting',
  vat: 'Btw',
  message: 'Persoonlijke boodschap',
  wrappers: papers,
  someGiver: 'iemand die aan je dacht',
  someReceiver: 'jou',
  notKept: 'niet meer bewaard',
  forMe: 'Voor mij',
  onYourCard: 'Op je kaart',
  byPost: 'Per post',
  byEmail: 'Per e-mail',
  spentHere: 'Te besteden in onze winkel',
  headerMenu: 'Hoofdmenu',
  legalMenu: 'Voorwaarden',
  footerMenu: 'Winkelen',
  businessMenu: 'Zakelijk',
  support: 'Klantenservice',
  loginRefused:
    'Inloggen is niet gelukt. Kijk je e-mailadres en wachtwoord na, en probeer het opnieuw.',
} as const
